import { ASPECT_NATURE, type AspectNature } from '#astro/charts/aspect.ts'
import { elementOf } from '#astro/charts/balance.ts'
import type { ChartAspect, ChartPoint, Sign } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { BondAspect } from '../../facts/synastry-facts.ts'
import { type Kinship, kinship } from '../kinship.ts'
import { sideOf } from './questions.ts'

/**
 * How alike two people are in what a planet stands for: the one place from which a comparison takes it. The two signs say it;
 * where both planets meet in an aspect that says otherwise, being out of sign, the aspect has its way.
 */
export function likenessOf(
  one: Sign,
  other: Sign,
  met: Pick<BondAspect, 'yours' | 'theirs' | 'aspect'> | undefined,
): Kinship {
  const likeness = kinship(elementOf(one), elementOf(other))
  if (!met) return likeness
  const rubs = met.aspect !== 'conjunction' && sideOf(met) === 'hard'
  if (rubs) return likeness === 'same' ? 'kin' : 'foreign'
  return likeness === 'foreign' ? 'kin' : likeness
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

/** What three counts say together: how many of them lean, and whether to one side. */
export const TOGETHER = ['allEasy', 'twoEasy', 'oneEasy', 'even', 'divided', 'oneSore', 'twoSore', 'allSore'] as const
export type Together = (typeof TOGETHER)[number]

export function togetherOf(leanings: readonly ReturnType<typeof leaning>[]): Together {
  const [easy, sore] = (['easy', 'sore'] as const).map((way) => leanings.filter((one) => one === way).length) as [
    number,
    number,
  ]
  if (easy > 0 && sore > 0) return 'divided'
  const many = (['even', 'one', 'two', 'all'] as const)[Math.min(easy + sore, 3)] ?? 'even'
  return many === 'even' ? 'even' : `${many}${easy > 0 ? 'Easy' : 'Sore'}`
}
