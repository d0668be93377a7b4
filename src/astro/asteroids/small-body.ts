import type { Body } from '../ephemeris/body.ts'

/** A numbered small body. */
export interface SmallBody {
  /** Its number in the catalogue of the Minor Planet Center. */
  number: number
  /** Its name, or where it has none its provisional designation, e.g. `1999 RY214`. */
  name: string
}

/** The small bodies that have tables of their own: their places come from there. */
export const TABLE_BODIES: ReadonlyMap<number, Body> = new Map([
  [1, 'ceres'],
  [2, 'pallas'],
  [3, 'juno'],
  [4, 'vesta'],
  [2060, 'chiron'],
])
