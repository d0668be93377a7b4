import { ASPECT_ANGLES } from '#astro/charts/aspect.ts'
import type { Chart, ChartAspect, ChartPoint } from '#astro/charts/chart.ts'

/** A ten-thousandth of an arc-second, as positions are cut with. */
const EPSILON_MINUTES = 1e-4 / 60

/**
 * The orb of an aspect as the table of positions gives it, degrees: of longitudes cut to the minute of arc. Who subtracts with a
 * pencil finds the same.
 */
export function tableOrbDeg(
  { placements, houses }: Chart,
  { a, b, aspect, orbDeg }: Omit<ChartAspect, 'applying'>,
): number {
  const minutesOf = (point: ChartPoint): number | null => {
    const deg =
      point === 'asc'
        ? houses?.ascendantDeg
        : point === 'mc'
          ? houses?.midheavenDeg
          : placements.find(({ body }) => body === point)?.longitudeDeg
    return deg === undefined ? null : Math.floor(deg * 60 + EPSILON_MINUTES)
  }
  const [one, other] = [minutesOf(a), minutesOf(b)]
  if (one === null || other === null) return orbDeg
  const apart = Math.abs(one - other)
  const minutes = Math.abs(Math.min(apart, 360 * 60 - apart) - ASPECT_ANGLES[aspect] * 60)
  // A whole number of minutes must not fall a minute short when it is cut.
  return (minutes + EPSILON_MINUTES) / 60
}
