import { fileURLToPath } from 'node:url'
import { Engine } from 'caelus'
import { loadNodeData } from 'caelus/node'
import type { Body } from '../../src/astro/ephemeris/body.ts'
import { PLANETS } from '../../src/astro/ephemeris/body.ts'
import type { ChartPeer } from './chart-peer.ts'

/** Our names for what caelus calls otherwise. */
const NAMES: [Body, string][] = [
  ...PLANETS.map((planet): [Body, string] => [planet, planet]),
  ['chiron', 'chiron'],
  ['meanNode', 'mean_node'],
  ['trueNode', 'true_node'],
  ['meanLilith', 'mean_lilith'],
]
const OPTIONS = { houseSystem: 'placidus', bodies: ['mean_lilith'] } as const

/** The engine with the best data its package brings. */
export function openCaelus(): Engine {
  const data = new URL('data', import.meta.resolve('caelus/package.json'))
  return new Engine(loadNodeData(fileURLToPath(data), 'full', 'full'))
}

export function caelus(): ChartPeer {
  const engine = openCaelus()
  const chart = (birth: { jdUt: number; latitudeDeg: number; longitudeDeg: number }) =>
    engine.chartAt(birth.jdUt, birth.latitudeDeg, birth.longitudeDeg, { ...OPTIONS, bodies: [...OPTIONS.bodies] })
  return {
    name: 'caelus',
    holds: '14 points with speeds, houses, Placidus cusps, aspects',
    toleranceArcsec: 2,
    run: (birth) => chart(birth).cusps[1] ?? NaN,
    answer(birth) {
      const { bodies, cusps } = chart(birth)
      return {
        longitudesDeg: Object.fromEntries(NAMES.map(([body, name]) => [body, bodies[name]?.lon])),
        cuspsDeg: cusps,
      }
    },
  }
}
