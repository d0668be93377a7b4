/** The lights and the planets that one feels within days: the personal planets. */
export const PERSONAL_PLANETS = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const
/** The seven that the ancients knew. */
export const CLASSICAL_PLANETS = [...PERSONAL_PLANETS, 'jupiter', 'saturn'] as const
/** From Jupiter on: their transits last for weeks and longer. */
export const OUTER_PLANETS = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
/** The ten planets of astrology: the lights and Mercury to Pluto. */
export const PLANETS = [...PERSONAL_PLANETS, ...OUTER_PLANETS] as const
export type Planet = (typeof PLANETS)[number]

export const isPlanet = (name: string | undefined): name is Planet => PLANETS.some((planet) => planet === name)
export const isOuterPlanet = (name: string | undefined): name is (typeof OUTER_PLANETS)[number] =>
  OUTER_PLANETS.some((planet) => planet === name)

/**
 * Every body of a chart: the planets, the lunar points, Chiron and the four large asteroids. The order is that in which charts list
 * them. `trueNode` and `meanLilith` are the node and the Lilith of a sky, named after what they are unless it is asked for by other
 * rules (`Ephemeris.by`); `meanNode` is always the mean node.
 */
export const BODIES = [
  ...PLANETS,
  'meanNode',
  'trueNode',
  'meanLilith',
  'chiron',
  'ceres',
  'pallas',
  'juno',
  'vesta',
] as const
export type Body = (typeof BODIES)[number]
