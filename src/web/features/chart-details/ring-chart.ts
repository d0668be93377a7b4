import type { Placement } from '#astro/charts/chart.ts'
import { placeInSign, signOf } from '#astro/charts/sign.ts'
import { BODIES } from '#astro/ephemeris/body.ts'
import type { ChartRings } from '#contract/chart-details.ts'
import type { RingChart } from '#drawing/wheel/bi-wheel.ts'

/** A ring of the wire as the drawing room reads charts. */
export function toRing({ bodies }: NonNullable<ChartRings['second']>): RingChart {
  const placements = bodies.flatMap(({ id, lon, retrograde }): Placement[] => {
    const body = BODIES.find((one) => one === id)
    if (!body) return []
    return [
      {
        body,
        longitudeDeg: lon,
        latitudeDeg: 0,
        distanceAu: null,
        speedDegPerDay: retrograde ? -1 : 1,
        retrograde,
        sign: signOf(lon),
        ...placeInSign(lon),
        house: null,
      },
    ]
  })
  return { placements, houses: null }
}
