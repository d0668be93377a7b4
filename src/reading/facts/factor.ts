import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import type { MoonPhaseName } from '#astro/events/moon-phase.ts'

/** A fact that a text rests on. Every planet, sign, house and phase that a paragraph names is in one of its factors. */
export interface Factor {
  /** Stable for one fact: the same from day to day and in both languages, such as `transit:saturn:square:venus`. */
  id: string
  /** `sky`: of the sky that all share, a planet's place or turn, or an aspect of two planets. */
  kind:
    | 'transit'
    | 'natal'
    | 'moon'
    | 'lunar_day'
    | 'sky'
    | 'progressed'
    | 'synastry'
    | 'composite'
    /** A point moved by the solar arc to a natal one. */
    | 'solar_arc'
    /** What only a report knows: a midpoint, a star, a small body, a line on the map, a number. `said` is its fact. */
    | 'special'
  /**
   * What moves, or is progressed; of an aspect within one chart or the sky, its first point; in a synastry the other
   * person's point.
   */
  transiting?: ChartPoint
  /** The reader's own point, or the other point of an aspect; in a composite, the bond's. */
  natal?: ChartPoint
  aspect?: Aspect
  /** Degrees from exact; absent where the birth time is unknown and the hour would change it. */
  orbDeg?: number
  /** Julian day, UT, of the exact aspect, phase or ingress; null or absent where it can't be told. */
  exactJdUt?: number | null
  /** Of a transit that passes more than once: every pass, Julian days, UT, in order. */
  passesJdUt?: readonly number[]
  /** Where the fact is a stay, such as within orb or in a house: its beginning and end, Julian days, UT. */
  sinceJdUt?: number | null
  untilJdUt?: number | null
  /** 0–11. */
  sign?: Sign
  /** 1–12. */
  house?: number
  phase?: MoonPhaseName
  /** Whether the body moves backwards, where that is part of the fact. */
  retrograde?: boolean
  /** 1–30. */
  lunarDay?: number
  eclipse?: 'solar' | 'lunar'
  /** The fact in a phrase of the reading's language, where the fields above can't tell it: "Regulus 0°12′ from Mars". */
  said?: string
}
