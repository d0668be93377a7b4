import { isPlanet, type Planet } from '../ephemeris/body.ts'
import type { Chart, Placement } from './chart.ts'

/** Where a planet stands in a chart. */
export type PlanetPlacement = Placement & { body: Planet }

/** The ten planets of a chart, without lunar points and asteroids, in chart order. */
export function chartPlanets({ placements }: Pick<Chart, 'placements'>): PlanetPlacement[] {
  return placements.filter((placement): placement is PlanetPlacement => isPlanet(placement.body))
}
