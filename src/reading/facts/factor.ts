import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import type { MoonPhaseName } from '#astro/events/moon-phase.ts'

/** A fact that a text rests on. Every planet, sign, house and phase that a paragraph names is in one of its factors. */
export interface Factor {
  /** Stable for one fact: the same from day to day and in both languages, such as `transit:saturn:square:venus`. */
  id: string
  kind: 'transit' | 'natal' | 'moon' | 'lunar_day'
  /** What moves; of an aspect within the natal chart, its first point. */
  transiting?: ChartPoint
  natal?: ChartPoint
  aspect?: Aspect
  /** Degrees from exact; absent where the birth time is unknown and the hour would change it. */
  orbDeg?: number
  /** Julian day, UT, of the exact aspect, phase or ingress; null or absent where it can't be told. */
  exactJdUt?: number | null
  /** 0–11. */
  sign?: Sign
  /** 1–12. */
  house?: number
  phase?: MoonPhaseName
  /** Whether the body moves backwards, where that is part of the fact. */
  retrograde?: boolean
}
