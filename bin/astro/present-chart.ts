import type { Chart } from '#astro/charts/chart.ts'
import { turn } from '#astro/ephemeris/angle.ts'

/** Seven decimals: a third of a milli-arc-second. */
export const rounded = (value: number) => Math.round(value * 1e7) / 1e7

/** As `rounded`, and still under 360. */
export const roundedLongitude = (degrees: number) => turn(rounded(degrees))

export function presentChart({ placements, houses }: Chart) {
  return {
    bodies: Object.fromEntries(
      placements.map((p) => [
        p.body,
        {
          lon: roundedLongitude(p.longitudeDeg),
          lat: rounded(p.latitudeDeg),
          speed: rounded(p.speedDegPerDay),
          retrograde: p.retrograde,
        },
      ]),
    ),
    houses: houses && {
      system: houses.system,
      requested: houses.requested,
      cusps: houses.cuspsDeg.map(roundedLongitude),
      asc: roundedLongitude(houses.ascendantDeg),
      mc: roundedLongitude(houses.midheavenDeg),
    },
  }
}
