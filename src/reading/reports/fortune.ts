import { houseOf } from '#astro/charts/house-of.ts'
import { partOfFortuneDeg } from '#astro/charts/part-of-fortune.ts'
import { chartSect, type Sect } from '#astro/charts/sect.ts'
import type { ReportPage } from './report-page.ts'

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
