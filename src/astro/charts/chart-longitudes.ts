import type { AspectPoint } from './aspects.ts'
import type { Chart } from './chart.ts'

/** The longitudes of a chart's bodies and, where the hour is known, its ascendant and midheaven, in chart order. */
export function chartLongitudes({ placements, houses }: Chart): AspectPoint[] {
  const bodies: AspectPoint[] = placements.map((p) => ({ point: p.body, longitudeDeg: p.longitudeDeg }))
  if (!houses) return bodies
  return [
    ...bodies,
    { point: 'asc', longitudeDeg: houses.ascendantDeg },
    { point: 'mc', longitudeDeg: houses.midheavenDeg },
  ]
}
