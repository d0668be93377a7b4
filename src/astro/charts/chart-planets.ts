import { PLANETS, type Planet } from '../ephemeris/body.ts'
import type { Chart, Placement } from './chart.ts'

/** Where a planet stands in a chart. */
export type PlanetPlacement = Placement & { body: Planet }

const isPlanet = (placement: Placement): placement is PlanetPlacement =>
  (PLANETS as readonly string[]).includes(placement.body)

/** The ten planets of a chart, without lunar points and asteroids, in chart order. */
export function chartPlanets({ placements }: Pick<Chart, 'placements'>): PlanetPlacement[] {
  return placements.filter(isPlanet)
}
