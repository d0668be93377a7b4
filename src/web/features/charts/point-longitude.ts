import type { Chart, ChartPoint } from '#astro/charts/chart.ts'

/** Degrees of longitude of a body or angle of a chart. @throws RangeError when the chart has none. */
export function longitudeOf(chart: Chart, point: ChartPoint): number {
  const angle = { asc: chart.houses?.ascendantDeg, mc: chart.houses?.midheavenDeg }
  const longitude =
    point === 'asc' || point === 'mc' ? angle[point] : chart.placements.find(({ body }) => body === point)?.longitudeDeg
  if (longitude === undefined) throw new RangeError(`the chart has no ${point}`)
  return longitude
}
