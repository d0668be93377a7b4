import { calculateChart } from 'celestine'
import { BODIES } from '../../src/astro/ephemeris/body.ts'
import type { Birth } from '../births.ts'
import type { ChartPeer } from './chart-peer.ts'

/** Nothing that our chart doesn't hold too. */
const OPTIONS = { includeNodes: 'both', includeLilith: 'mean', includeLots: false, includePatterns: false } as const

export function celestine(): ChartPeer {
  return {
    name: 'celestine',
    holds: '18 points with speeds, houses, Placidus cusps, aspects, dignities',
    toleranceArcsec: 60,
    // It calls an arc minute its accuracy, and is this far off at the worst of the births compared.
    roughDeg: {
      mercury: 1,
      pluto: 1.1,
      trueNode: 0.4,
      meanLilith: 0.13,
      chiron: 4,
      ceres: 4,
      pallas: 14,
      juno: 14,
      vesta: 1.2,
    },
    run: (birth) => chart(birth).houses.cusps[1]?.longitude ?? NaN,
    answer(birth) {
      const { planets, nodes, lilith, houses } = chart(birth)
      const named = new Map(planets.map((planet) => [planet.name.toLowerCase(), planet.longitude]))
      const node = (type: string) =>
        nodes.find((one) => one.name === 'North Node' && one.type === type)?.longitude ?? NaN
      named.set('meanNode', node('Mean')).set('trueNode', node('True'))
      named.set('meanLilith', lilith[0]?.longitude ?? NaN)
      return {
        longitudesDeg: Object.fromEntries(BODIES.map((body) => [body, named.get(body)])),
        cuspsDeg: houses.cusps.map((cusp) => cusp.longitude),
      }
    },
  }
}

function chart({ date, latitudeDeg, longitudeDeg }: Birth) {
  return calculateChart(
    {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      second: 0,
      timezone: 0,
      latitude: latitudeDeg,
      longitude: longitudeDeg,
    },
    OPTIONS,
  )
}
