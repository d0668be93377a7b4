import { type Planet, CLASSICAL_PLANETS } from '../ephemeris/body.ts'
import type { Sign } from './chart.ts'

/** The planets of the tradition, which alone have rulership. */
export type ClassicalPlanet = (typeof CLASSICAL_PLANETS)[number]

/** Strength or weakness of a planet by its sign. */
export type Dignity = 'domicile' | 'exaltation' | 'detriment' | 'fall'

/** The ruler of each sign, Aries to Pisces (Ptolemy, Tetrabiblos I.17). */
const RULERS: readonly ClassicalPlanet[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
]

/** The sign in which each is exalted (Ptolemy, Tetrabiblos I.19). */
const EXALTATIONS: Record<ClassicalPlanet, Sign> = {
  sun: 0,
  moon: 1,
  mercury: 5,
  venus: 11,
  mars: 9,
  jupiter: 3,
  saturn: 6,
}

/** The planet that is exalted in a sign, 0–11; null in those that have none. */
export const exaltedIn = (sign: Sign): ClassicalPlanet | null =>
  CLASSICAL_PLANETS.find((planet) => EXALTATIONS[planet] === sign) ?? null

/** The traditional ruler of a sign, 0–11. @throws RangeError for another number */
export function rulerOf(sign: Sign): ClassicalPlanet {
  const ruler = RULERS[sign]
  if (!ruler) throw new RangeError(`there is no sign ${sign}: signs are 0 (Aries) to 11 (Pisces)`)
  return ruler
}

/**
 * The essential dignities of a planet in a sign, 0–11, strongest first. Detriment is opposite to the domicile, fall
 * opposite to the exaltation. Mercury in Virgo and in Pisces has two; Uranus, Neptune and Pluto have none.
 * @throws RangeError for a number that is no sign
 */
export function essentialDignities(planet: Planet, sign: Sign): Dignity[] {
  const opposite = (sign + 6) % 12
  const exaltation = (EXALTATIONS as Partial<Record<Planet, Sign>>)[planet]
  const dignities: Dignity[] = []
  if (rulerOf(sign) === planet) dignities.push('domicile')
  if (exaltation === sign) dignities.push('exaltation')
  if (rulerOf(opposite) === planet) dignities.push('detriment')
  if (exaltation === opposite) dignities.push('fall')
  return dignities
}
