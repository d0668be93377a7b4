import type { ChartPoint } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'

/** The natal points that transits are written for: the ten planets, the ascendant and the midheaven. */
export const NATAL_POINTS = [...PLANETS, 'asc', 'mc'] as const satisfies readonly ChartPoint[]
export type NatalPoint = (typeof NATAL_POINTS)[number]

/** Every point that readings speak of: of a chart's twenty some are drawn and listed only. */
export const SPOKEN_POINTS = [
  ...NATAL_POINTS,
  'trueNode',
  'meanLilith',
  'chiron',
  'ceres',
] as const satisfies readonly ChartPoint[]
export type SpokenPoint = (typeof SPOKEN_POINTS)[number]
export const isSpoken = (point: string): point is SpokenPoint => (SPOKEN_POINTS as readonly string[]).includes(point)
