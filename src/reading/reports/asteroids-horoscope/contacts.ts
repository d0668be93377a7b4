import { halfTurn } from '#astro/ephemeris/angle.ts'
import type { Asteroids, AsteroidPositions } from '#astro/asteroids/asteroids.ts'
import type { SmallBody } from '#astro/asteroids/small-body.ts'

/** A small body beside a point of a chart. */
export interface Contact {
  body: SmallBody
  /** 0 ≤ distance, degrees of longitude. */
  distanceDeg: number
  retrograde: boolean
}

/** How far from a point a small body still counts. */
export const CONTACT_DEG = 1

/** The small bodies within a degree of a longitude, the closest first. */
export function contacts(
  { bodies }: Pick<Asteroids, 'bodies'>,
  { longitudeDeg, speedDegPerDay }: Pick<AsteroidPositions, 'longitudeDeg' | 'speedDegPerDay'>,
  pointDeg: number,
): Contact[] {
  return bodies
    .flatMap((body, i): Contact[] => {
      const distanceDeg = Math.abs(halfTurn((longitudeDeg[i] ?? NaN) - pointDeg))
      return distanceDeg <= CONTACT_DEG ? [{ body, distanceDeg, retrograde: (speedDegPerDay[i] ?? 0) < 0 }] : []
    })
    .toSorted((a, b) => a.distanceDeg - b.distanceDeg)
}
