import { ASPECT_NATURE, type AspectNature } from '#astro/charts/aspect.ts'
import { ELEMENTS, type Element } from '#astro/charts/balance.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'

/** How two elements get on: the same, of one kind (fire and air, earth and water), or neither. */
export type Kinship = 'same' | 'kin' | 'foreign'

export function kinship(one: Element, other: Element): Kinship {
  if (one === other) return 'same'
  return ELEMENTS.indexOf(one) % 2 === ELEMENTS.indexOf(other) % 2 ? 'kin' : 'foreign'
}

/** How many aspects of a chart there are of each nature, among Sun to Saturn. */
export type Natures = Record<AspectNature, number>

const COUNTED: ReadonlySet<ChartPoint> = new Set(PLANETS.slice(0, 7))

export function natures(aspects: readonly Pick<ChartAspect, 'a' | 'b' | 'aspect'>[]): Natures {
  const counts: Natures = { conjunction: 0, flowing: 0, tense: 0 }
  for (const { a, b, aspect } of aspects) if (COUNTED.has(a) && COUNTED.has(b)) counts[ASPECT_NATURE[aspect]]++
  return counts
}

/** Which way a count leans; neither where the difference is less than two. */
export const leaning = ({ flowing, tense }: Natures): 'easy' | 'sore' | 'even' =>
  flowing - tense >= 2 ? 'easy' : tense - flowing >= 2 ? 'sore' : 'even'
