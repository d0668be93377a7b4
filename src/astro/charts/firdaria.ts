import type { ClassicalPlanet } from './dignities.ts'
import type { Sect } from './sect.ts'

export type FirdarLord = ClassicalPlanet | 'northNode' | 'southNode'

/** Years of each lord, 75 together (Abu Ma'shar, On the Revolutions of the Years of Nativities IV). */
const YEARS: Record<FirdarLord, number> = {
  sun: 10,
  venus: 8,
  mercury: 13,
  moon: 9,
  saturn: 11,
  jupiter: 12,
  mars: 7,
  northNode: 3,
  southNode: 2,
}
const SPHERES: readonly ClassicalPlanet[] = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars']
const YEAR_DAYS = 365.2422

/** A period and, of planets, its seventh parts. Instants are Julian days, UT. */
export interface Firdar {
  lord: FirdarLord
  fromJdUt: number
  toJdUt: number
  parts: { lord: ClassicalPlanet; fromJdUt: number; toJdUt: number }[]
}

const from = (first: ClassicalPlanet): ClassicalPlanet[] => {
  const at = SPHERES.indexOf(first)
  return [...SPHERES.slice(at), ...SPHERES.slice(0, at)]
}

/**
 * The firdaria of seventy-five years: by day from the Sun on, by night from the Moon on, in the order of the spheres, the nodes
 * last in both (Abu Ma'shar's order, which Bonatti's copies change for births by night).
 */
export function firdaria(birthJdUt: number, sect: Sect): Firdar[] {
  const lords: FirdarLord[] = [...from(sect === 'day' ? 'sun' : 'moon'), 'northNode', 'southNode']
  let at = birthJdUt
  return lords.map((lord) => {
    const days = YEARS[lord] * YEAR_DAYS
    const fromJdUt = at
    at += days
    const isNode = lord === 'northNode' || lord === 'southNode'
    const parts = isNode
      ? []
      : from(lord).map((part, i) => ({
          lord: part,
          fromJdUt: fromJdUt + (days * i) / 7,
          toJdUt: fromJdUt + (days * (i + 1)) / 7,
        }))
    return { lord, fromJdUt, toJdUt: at, parts }
  })
}
