/** The ten planets of astrology: the lights and Mercury to Pluto. */
export const PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const
export type Planet = (typeof PLANETS)[number]

/**
 * Every body with a table: the planets, the lunar points (ascending nodes and the mean apogee), Chiron and the four
 * large asteroids. The order is that in which charts list them.
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
