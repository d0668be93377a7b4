import { housesAt } from '../src/astro/charts/houses.ts'
import { natalChart } from '../src/astro/charts/natal-chart.ts'
import { loadEphemeris } from '../src/astro/ephemeris/load-ephemeris.ts'
import { hourlyInstants, scatteredBirths, type Birth } from './births.ts'
import { checkAnswers } from './check-answers.ts'
import { compare, type Contestant } from './measure.ts'
import { astronomyEngine } from './peers/astronomy-engine.ts'
import { caelus } from './peers/caelus.ts'
import { celestine } from './peers/celestine.ts'
import type { ChartPeer } from './peers/chart-peer.ts'
import { circularNatalHoroscope } from './peers/circular-natal-horoscope.ts'
import { nativeSwiss, nativeSwissWithoutData } from './peers/native-swiss.ts'
import { wasmSwiss } from './peers/wasm-swiss.ts'
import { SIXTEEN_POINTS } from './points.ts'
import type { Section } from './report.ts'

const sky = loadEphemeris()

const ourPoints: Contestant<Birth> & { holds: string } = {
  name: 'Asteria, positions',
  holds: `${SIXTEEN_POINTS.length} points with speeds, Placidus cusps`,
  run(birth) {
    let sum = 0
    for (const body of SIXTEEN_POINTS) sum += sky.position(body, birth.jdUt).longitudeDeg
    return sum + (housesAt(sky, birth).cuspsDeg[1] ?? NaN)
  },
}

const ourChart: Contestant<Birth> & { holds: string } = {
  name: 'Asteria, whole chart',
  holds: '18 points with speeds, signs, houses, Placidus cusps, aspects',
  run: (birth) => natalChart(sky, birth).aspects.length,
}

/** Charts beside other programs. Every peer is first held against our answers. */
export async function charts(): Promise<Section[]> {
  const swiss = nativeSwiss()
  const points = [swiss, nativeSwissWithoutData(), await wasmSwiss(), astronomyEngine()]
  const whole = [swiss, caelus(), celestine(), circularNatalHoroscope()]
  const scattered = scatteredBirths(20_000)
  const checked = new Map(
    [...new Set([...points, ...whole])].map((peer) => [peer.name, checkAnswers(sky, peer, scattered.slice(0, 100))]),
  )
  const section = (title: string, ours: typeof ourChart, peers: ChartPeer[], births: Birth[]): Section => ({
    title,
    timings: compare([ours, ...peers], births),
    holds: Object.fromEntries([ours, ...peers].map(({ name, holds }) => [name, holds])),
    differencesArcsec: Object.fromEntries(peers.map(({ name }) => [name, checked.get(name) ?? {}])),
  })
  return [
    section('positions and cusps, births over a century', ourPoints, points, scattered),
    section('positions and cusps, hour after hour', ourPoints, points, hourlyInstants(8000)),
    section('whole charts, births over a century', ourChart, whole, scattered),
    section('whole charts, hour after hour', ourChart, [swiss], hourlyInstants(8000)),
  ]
}
