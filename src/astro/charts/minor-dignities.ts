import { placeInSign, signOf } from './sign.ts'
import type { ClassicalPlanet } from './dignities.ts'
import type { Sect } from './sect.ts'

type Bound = readonly [ruler: ClassicalPlanet, untilDeg: number]

/** The Egyptian terms, Aries to Pisces: each planet's degrees end where the next one's begin (Ptolemy, Tetrabiblos I.20). */
export const EGYPTIAN_TERMS: readonly (readonly Bound[])[] = [
  [
    ['jupiter', 6],
    ['venus', 12],
    ['mercury', 20],
    ['mars', 25],
    ['saturn', 30],
  ],
  [
    ['venus', 8],
    ['mercury', 14],
    ['jupiter', 22],
    ['saturn', 27],
    ['mars', 30],
  ],
  [
    ['mercury', 6],
    ['jupiter', 12],
    ['venus', 17],
    ['mars', 24],
    ['saturn', 30],
  ],
  [
    ['mars', 7],
    ['venus', 13],
    ['mercury', 19],
    ['jupiter', 26],
    ['saturn', 30],
  ],
  [
    ['jupiter', 6],
    ['venus', 11],
    ['saturn', 18],
    ['mercury', 24],
    ['mars', 30],
  ],
  [
    ['mercury', 7],
    ['venus', 17],
    ['jupiter', 21],
    ['mars', 28],
    ['saturn', 30],
  ],
  [
    ['saturn', 6],
    ['mercury', 14],
    ['jupiter', 21],
    ['venus', 28],
    ['mars', 30],
  ],
  [
    ['mars', 7],
    ['venus', 11],
    ['mercury', 19],
    ['jupiter', 24],
    ['saturn', 30],
  ],
  [
    ['jupiter', 12],
    ['venus', 17],
    ['mercury', 21],
    ['saturn', 26],
    ['mars', 30],
  ],
  [
    ['mercury', 7],
    ['jupiter', 14],
    ['venus', 22],
    ['saturn', 26],
    ['mars', 30],
  ],
  [
    ['mercury', 7],
    ['venus', 13],
    ['jupiter', 20],
    ['mars', 25],
    ['saturn', 30],
  ],
  [
    ['venus', 12],
    ['jupiter', 16],
    ['mercury', 19],
    ['mars', 28],
    ['saturn', 30],
  ],
]

/** From Mars at the beginning of Aries on: the order of the spheres, downwards. */
const FACES: readonly ClassicalPlanet[] = ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter']

/** The rulers of the four triplicities by day and by night, fire, earth, air, water (Dorotheus I.1). */
const TRIPLICITIES: readonly Record<Sect, ClassicalPlanet>[] = [
  { day: 'sun', night: 'jupiter' },
  { day: 'venus', night: 'moon' },
  { day: 'saturn', night: 'mercury' },
  { day: 'venus', night: 'mars' },
]

/** The ruler of the Egyptian term that a longitude, degrees, 0 ≤ λ < 360, is in. */
export function termRuler(longitudeDeg: number): ClassicalPlanet {
  const { degree } = placeInSign(longitudeDeg)
  const bounds = EGYPTIAN_TERMS[signOf(longitudeDeg)] ?? []
  return bounds.find(([, untilDeg]) => degree < untilDeg)?.[0] ?? 'saturn'
}

/** The ruler of the face: of each ten degrees, in the Chaldean order (Teucer; Firmicus Maternus II.4). */
export const faceRuler = (longitudeDeg: number): ClassicalPlanet =>
  FACES[Math.floor(longitudeDeg / 10) % FACES.length] ?? 'mars'

/** The ruler of a sign's triplicity in a chart of a sect. */
export const triplicityRuler = (longitudeDeg: number, sect: Sect): ClassicalPlanet =>
  (TRIPLICITIES[signOf(longitudeDeg) % 4] as Record<Sect, ClassicalPlanet>)[sect]
