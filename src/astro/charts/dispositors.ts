import type { Planet } from '../ephemeris/body.ts'
import type { Chart } from './chart.ts'
import { chartPlanets } from './chart-planets.ts'
import { rulerOf, type ClassicalPlanet } from './dignities.ts'

/** Who rules whom in a chart, by the traditional rulers of signs. */
export interface Dispositors {
  /** The ruler of the sign each planet stands in. */
  dispositorOf: ReadonlyMap<Planet, ClassicalPlanet>
  /**
   * Where the chains end: planets that rule one another in a round, beginning with the first in chart order. One planet
   * alone stands in its own sign; two are in mutual reception.
   */
  rounds: ClassicalPlanet[][]
  /** The one planet in its own sign to which every chain leads, or null. */
  final: ClassicalPlanet | null
}

/** The dispositors of a chart's ten planets. */
export function dispositors(chart: Pick<Chart, 'placements'>): Dispositors {
  const dispositorOf = new Map(chartPlanets(chart).map(({ body, sign }) => [body, rulerOf(sign)]))
  const rounds: ClassicalPlanet[][] = []
  for (const planet of dispositorOf.keys()) {
    const round = roundFrom(dispositorOf, planet)
    if (round && !rounds.some((known) => known.includes(round[0] as ClassicalPlanet))) rounds.push(round)
  }
  const [only] = rounds
  return { dispositorOf, rounds, final: rounds.length === 1 && only?.length === 1 ? (only[0] ?? null) : null }
}

/** The round that begins with a planet, or null when its chain never comes back to it. */
function roundFrom(dispositorOf: Dispositors['dispositorOf'], planet: Planet): ClassicalPlanet[] | null {
  const round: ClassicalPlanet[] = []
  let next = dispositorOf.get(planet)
  while (next && !round.includes(next)) {
    if (next === planet) return [next, ...round]
    round.push(next)
    next = dispositorOf.get(next)
  }
  return null
}
