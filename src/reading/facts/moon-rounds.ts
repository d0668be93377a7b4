import { ASPECT_ANGLES, type Aspect } from '#astro/charts/aspect.ts'
import { halfTurn, turn } from '#astro/ephemeris/angle.ts'

/** 2000-01-01, noon, as a Julian day. */
const J2000 = 2_451_545

/** One of the Moon's eight aspects to a point, on one of its rounds. */
export interface MoonLap {
  /** How far the Moon stands ahead of the point, degrees: 0, 60, 90, 120, 180, 240, 270 or 300. */
  aheadDeg: number
  /** Grows by one each time that the Moon comes back there, every 27.3 days. */
  round: number
}

/** The Moon's mean longitude, degrees that run on past 360 (Meeus 1998, eq. 47.1); the true one is up to 8° off. */
const meanLongitudeDeg = (jdUt: number) => 218.3164477 + 13.17639653 * (jdUt - J2000)

/**
 * The running number of the Moon's round past a longitude near which it stands: the same all through a stay of up to
 * 340°, and one more on the next.
 * @param jdUt Julian day, UT
 */
export function moonRound(longitudeDeg: number, jdUt: number): number {
  return Math.round((meanLongitudeDeg(jdUt) - longitudeDeg) / 360)
}

/** Which of its aspects to a natal longitude the Moon makes at the instant of exactness (Julian day, UT). */
export function moonLap(natalDeg: number, aspect: Aspect, jdUt: number): MoonLap {
  const ahead = halfTurn(meanLongitudeDeg(jdUt) - natalDeg) < 0 ? -ASPECT_ANGLES[aspect] : ASPECT_ANGLES[aspect]
  const aheadDeg = turn(ahead)
  return { aheadDeg, round: moonRound(natalDeg + aheadDeg, jdUt) }
}
