import type { ChartSky, ChartPoint } from '#astro/charts/chart.ts'

/** Degrees of longitude of a body or angle, where the chart has it. */
export function findLongitude(chart: ChartSky, point: ChartPoint): number | undefined {
  if (point === 'asc') return chart.houses?.ascendantDeg
  if (point === 'mc') return chart.houses?.midheavenDeg
  return chart.placements.find(({ body }) => body === point)?.longitudeDeg
}

/** The same, of a point that is there. @throws RangeError when it is not. */
export function longitudeOf(chart: ChartSky, point: ChartPoint): number {
  const longitude = findLongitude(chart, point)
  if (longitude === undefined) throw new RangeError(`the chart has no ${point}`)
  return longitude
}
