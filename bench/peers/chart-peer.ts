import type { Body } from '../../src/astro/ephemeris/body.ts'
import type { Birth } from '../births.ts'

/** What a program says of a birth, as far as it can: degrees on the true ecliptic and equinox of date. */
export interface Answer {
  longitudesDeg: Partial<Record<Body, number>>
  /** Placidus, first house to twelfth; none where the program has no houses. */
  cuspsDeg: number[]
  /** The instant meant, where the program reads the birth's hour as clock time of the place. */
  jdUt?: number
}

/** Another program that computes charts. */
export interface ChartPeer {
  name: string
  /** What one of its charts holds, and what ours holds too when the two are compared. */
  holds: string
  /** The work that is timed. */
  run: (birth: Birth) => number
  /** The same work, read for the check before timing. */
  answer: (birth: Birth) => Answer
  /** How far it may be from ours before it counts as wrong, seconds of arc. */
  toleranceArcsec: number
  /** The same in degrees for points in which it is known to be rougher. */
  roughDeg?: Partial<Record<Body | 'cusps', number>>
}
