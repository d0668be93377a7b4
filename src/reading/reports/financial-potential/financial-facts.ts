import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { partOfFortuneDeg } from '#astro/charts/part-of-fortune.ts'
import { chartSect, type Sect } from '#astro/charts/sect.ts'
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

/** The Part of Fortune of a chart, by the formula of its sect; null without the hour. */
export function fortune(page: ReportPage): { sect: Sect; longitudeDeg: number; house: number } | null {
  const { chart } = page.birth
  const sect = chartSect(page.request.sky, chart)
  const [sun, moon] = (['sun', 'moon'] as const).map((light) => chart.placements.find(({ body }) => body === light))
  if (!sect || !chart.houses || !sun || !moon) return null
  const longitudeDeg = partOfFortuneDeg({
    ascendantDeg: chart.houses.ascendantDeg,
    sunDeg: sun.longitudeDeg,
    moonDeg: moon.longitudeDeg,
    sect,
  })
  return { sect, longitudeDeg, house: houseOf(longitudeDeg, chart.houses.cuspsDeg) }
}
