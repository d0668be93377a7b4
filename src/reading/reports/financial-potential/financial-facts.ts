import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ReportPage } from '../report-page.ts'
import { aspectBetweenPoints, rulerOfHouse } from '../natal-parts.ts'
import type { Purse, Terms } from './words.ts'

/** How the rulers of two money houses get on, and the fact it is known from; none where they make no aspect. */
export function termsOf(page: ReportPage, one: Purse, other: Purse): { terms: Terms; factors: string[] } | null {
  const [a, b] = [rulerOfHouse(page, one)?.ruler, rulerOfHouse(page, other)?.ruler]
  if (!a || !b) return null
  if (a === b) return { terms: 'one', factors: [] }
  const met = aspectBetweenPoints(page, a, b)
  if (!met) return { terms: 'apart', factors: [] }
  const factors = [page.fact(`${met.a}:${met.aspect}:${met.b}`)]
  const nature = ASPECT_NATURE[met.aspect]
  return { terms: nature === 'conjunction' ? 'one' : nature === 'flowing' ? 'easy' : 'tense', factors }
}
