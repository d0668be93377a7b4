import { turn } from '../ephemeris/angle.ts'
import { partOfFortuneDeg } from './part-of-fortune.ts'
import type { Sect } from './sect.ts'

/** The seven lots of the Hermetic tradition, in its order (Paulus Alexandrinus, Introduction 23). */
export const LOTS = ['fortune', 'spirit', 'eros', 'necessity', 'courage', 'victory', 'nemesis'] as const
export type Lot = (typeof LOTS)[number]

type LotPlanet = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/**
 * The seven lots, degrees, 0 ≤ λ < 360: from the ascendant as far as from one point to another, by night the other way round.
 * Eros goes from Spirit to Venus, Necessity from Mercury to Fortune, Courage from Mars to Fortune, Victory from Spirit to
 * Jupiter, Nemesis from Saturn to Fortune. Longitudes in degrees.
 */
export function lotLongitudes(chart: {
  ascendantDeg: number
  sect: Sect
  planets: Readonly<Record<LotPlanet, number>>
}): Record<Lot, number> {
  const { ascendantDeg, sect, planets } = chart
  const lot = (from: number, to: number) => turn(ascendantDeg + (sect === 'day' ? to - from : from - to))
  const fortune = partOfFortuneDeg({ ascendantDeg, sect, sunDeg: planets.sun, moonDeg: planets.moon })
  const spirit = lot(planets.moon, planets.sun)
  return {
    fortune,
    spirit,
    eros: lot(spirit, planets.venus),
    necessity: lot(planets.mercury, fortune),
    courage: lot(planets.mars, fortune),
    victory: lot(spirit, planets.jupiter),
    nemesis: lot(planets.saturn, fortune),
  }
}
