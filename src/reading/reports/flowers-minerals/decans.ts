import { rulerOf, type ClassicalPlanet } from '#astro/charts/dignities.ts'
import type { Sign } from '#astro/charts/chart.ts'

/** The planets from the slowest to the swiftest, as the faces of the signs follow them (Ptolemaic order of the spheres). */
const SPHERES: readonly ClassicalPlanet[] = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon']
/** The first face of Aries belongs to Mars. */
const FIRST = SPHERES.indexOf('mars')

/** A third of a sign. */
export interface Decan {
  sign: Sign
  /** 0, 1, 2: of the first, second or third ten degrees. */
  face: number
  /** By the order of the spheres (the Chaldean faces; Firmicus, about 335, Agrippa, 1533). */
  byFaces: ClassicalPlanet
  /** By the sign of the same element (Indian drekkanas, taken up by Varahamihira, about 550). */
  byElement: ClassicalPlanet
}

/** The decan of an ecliptic longitude, 0 ≤ degrees < 360. */
export function decanOf(longitudeDeg: number): Decan {
  const sign = Math.floor(longitudeDeg / 30) % 12
  const face = Math.floor((longitudeDeg % 30) / 10)
  const byFaces = SPHERES[(FIRST + sign * 3 + face) % 7]
  if (!byFaces) throw new RangeError(`no decan at ${longitudeDeg}`)
  return { sign, face, byFaces, byElement: rulerOf((sign + face * 4) % 12) }
}
