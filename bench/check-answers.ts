import { natalChart } from '../src/astro/charts/natal-chart.ts'
import type { Body } from '../src/astro/ephemeris/body.ts'
import type { Ephemeris } from '../src/astro/ephemeris/ephemeris.ts'
import type { Birth } from './births.ts'
import type { ChartPeer } from './peers/chart-peer.ts'

/** The largest difference from our answers, seconds of arc, by point; `cusps` for all twelve. */
export type Differences = Partial<Record<Body | 'cusps', number>>

/**
 * Compares a peer's charts with ours over some births.
 * @throws Error when a point is missing, or further from ours than the peer's own precision allows
 */
export function checkAnswers(sky: Ephemeris, peer: ChartPeer, births: readonly Birth[]): Differences {
  const worst: Differences = {}
  const note = (point: Body | 'cusps', theirs: number, ours: number) => {
    const apart = Math.abs(((((theirs - ours) % 360) + 540) % 360) - 180) * 3600
    if (Number.isNaN(apart)) throw new Error(`${peer.name} gave no ${point}`)
    worst[point] = Math.max(worst[point] ?? 0, apart)
  }
  for (const birth of births) {
    const answer = peer.answer(birth)
    const chart = natalChart(sky, { ...birth, jdUt: answer.jdUt ?? birth.jdUt })
    for (const { body, longitudeDeg } of chart.placements) {
      if (body in answer.longitudesDeg) note(body, answer.longitudesDeg[body] ?? NaN, longitudeDeg)
    }
    answer.cuspsDeg.forEach((cusp, i) => note('cusps', cusp, chart.houses?.cuspsDeg[i] ?? NaN))
  }
  for (const [point, apart] of Object.entries(worst)) {
    const rough = peer.roughDeg?.[point as Body | 'cusps']
    const allowed = rough === undefined ? peer.toleranceArcsec : rough * 3600
    if (apart > allowed) throw new Error(`${peer.name}: ${point} is ${apart.toFixed(3)}″ from ours`)
  }
  return worst
}
