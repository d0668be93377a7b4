import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { asinDeg, atan2Deg, cosDeg, halfTurn, sinDeg, tanDeg, turn } from '../ephemeris/angle.ts'
import type { Houses, HouseSystem } from './chart.ts'

/** A place on Earth that doesn't exist. */
export class InvalidPlaceError extends RangeError {
  override readonly name = 'InvalidPlaceError'
}

export interface HouseFrame {
  /** Right ascension of the midheaven: local apparent sidereal time, degrees. */
  ramcDeg: number
  /** True obliquity of the ecliptic. */
  obliquityDeg: number
  /** −90 … 90, north positive. */
  latitudeDeg: number
}

/**
 * Angles and cusps for an instant and a place. East longitude positive.
 * @throws InvalidPlaceError for a latitude beyond ±90°, a longitude beyond ±180° or a value that is no number
 * @throws EphemerisRangeError
 */
export function housesAt(
  sky: Ephemeris,
  at: { jdUt: number; latitudeDeg: number; longitudeDeg: number; houseSystem?: HouseSystem },
): Houses {
  return houses(houseFrameAt(sky, at), at.houseSystem)
}

/**
 * How the sky stands over a place at an instant: what houses and horizon are computed from.
 * @throws InvalidPlaceError
 * @throws EphemerisRangeError
 */
export function houseFrameAt(
  sky: Ephemeris,
  at: { jdUt: number; latitudeDeg: number; longitudeDeg: number },
): HouseFrame {
  assertPlace(at.latitudeDeg, at.longitudeDeg)
  return {
    ramcDeg: turn(sky.siderealTimeDeg(at.jdUt) + at.longitudeDeg),
    obliquityDeg: sky.trueObliquityDeg(at.jdUt),
    latitudeDeg: at.latitudeDeg,
  }
}

/** @throws InvalidPlaceError */
export function assertPlace(latitudeDeg: number, longitudeDeg: number): void {
  if (!(Math.abs(latitudeDeg) <= 90)) throw new InvalidPlaceError(`latitude ${latitudeDeg} is not within ±90°`)
  if (!(Math.abs(longitudeDeg) <= 180)) throw new InvalidPlaceError(`longitude ${longitudeDeg} is not within ±180°`)
}

/**
 * Angles and cusps from sidereal time. Inside the polar circles, where some degrees never rise, Placidus and Koch
 * don't exist: the cusps are then Porphyry's, and `system` says so.
 */
export function houses(frame: HouseFrame, requested: HouseSystem = 'placidus'): Houses {
  const midheavenDeg = midheaven(frame)
  const ascendantDeg = ascendantFollowing(frame, midheavenDeg)
  const polar = Math.abs(frame.latitudeDeg) >= 90 - frame.obliquityDeg
  const system = polar && (requested === 'placidus' || requested === 'koch') ? 'porphyry' : requested
  return { system, requested, cuspsDeg: cusps(system, frame, ascendantDeg, midheavenDeg), ascendantDeg, midheavenDeg }
}

function cusps(system: HouseSystem, frame: HouseFrame, asc: number, mc: number): number[] {
  switch (system) {
    case 'wholeSign':
      return twelve((i) => 30 * Math.floor(asc / 30) + 30 * i)
    case 'equal':
      return twelve((i) => asc + 30 * i)
    case 'porphyry': {
      const eastern = turn(asc - mc) / 3
      const western = (180 - turn(asc - mc)) / 3
      return fromQuadrants(asc, mc, [mc + eastern, mc + 2 * eastern, asc + western, asc + 2 * western])
    }
    case 'placidus':
      return fromQuadrants(asc, mc, [
        placidusCusp(frame, 30, 1 / 3),
        placidusCusp(frame, 60, 2 / 3),
        placidusCusp(frame, 120, 2 / 3),
        placidusCusp(frame, 150, 1 / 3),
      ])
    case 'koch': {
      // A third of the time the midheaven's degree took to rise and culminate.
      const third = (90 + asinDeg(tanDeg(frame.latitudeDeg) * tanDeg(frame.obliquityDeg) * sinDeg(frame.ramcDeg))) / 3
      const rising = (thirds: number) => ascendantOf({ ...frame, ramcDeg: frame.ramcDeg + thirds * third })
      return fromQuadrants(asc, mc, [rising(-2), rising(-1), rising(1), rising(2)])
    }
  }
}

const twelve = (cusp: (index: number) => number) => Array.from({ length: 12 }, (_, i) => turn(cusp(i)))

/** All twelve from the angles and cusps 11, 12, 2, 3: opposite cusps lie opposite. */
function fromQuadrants(asc: number, mc: number, [c11, c12, c2, c3]: [number, number, number, number]): number[] {
  const half = [asc, c2, c3, mc + 180, c11 + 180, c12 + 180]
  return [...half, ...half.map((cusp) => cusp + 180)].map(turn)
}

function midheaven({ ramcDeg, obliquityDeg }: HouseFrame): number {
  return eclipticLongitude(ramcDeg, obliquityDeg)
}

/** Longitude of the point of the ecliptic with a right ascension. */
function eclipticLongitude(rightAscensionDeg: number, obliquityDeg: number): number {
  return turn(atan2Deg(sinDeg(rightAscensionDeg), cosDeg(rightAscensionDeg) * cosDeg(obliquityDeg)))
}

/** The rising point of the ecliptic (Meeus 1998, Astronomical Algorithms, ch. 14). */
function ascendantOf({ ramcDeg, obliquityDeg, latitudeDeg }: HouseFrame): number {
  const x = sinDeg(ramcDeg) * cosDeg(obliquityDeg) + tanDeg(latitudeDeg) * sinDeg(obliquityDeg)
  return turn(atan2Deg(cosDeg(ramcDeg), -x))
}

/**
 * Inside the polar circles the rising point may lie west of the midheaven in zodiacal order; the ascendant is then the
 * opposite intersection, which follows the midheaven.
 */
function ascendantFollowing(frame: HouseFrame, mc: number): number {
  const asc = ascendantOf(frame)
  return halfTurn(asc - mc) < 0 ? turn(asc + 180) : asc
}

/**
 * A cusp of Placidus: the degree that has gone through a given part of its own semi-arc. With right ascension α and
 * ascensional difference sin AD = tan φ · tan ε · sin α, solves α = RAMC + offset + part · AD by Newton's method; the
 * slope of the right side stays below 2/3, so it converges wherever degrees rise and set.
 */
function placidusCusp({ ramcDeg, obliquityDeg, latitudeDeg }: HouseFrame, offsetDeg: number, part: number): number {
  const k = tanDeg(latitudeDeg) * tanDeg(obliquityDeg)
  const start = ramcDeg + offsetDeg
  let alpha = start
  for (let i = 0; i < 30; i++) {
    const sine = k * sinDeg(alpha)
    const slope = (part * k * cosDeg(alpha)) / Math.sqrt(1 - sine * sine)
    const step = (start + part * asinDeg(sine) - alpha) / (1 - slope)
    alpha += step
    if (Math.abs(step) < 1e-11) break
  }
  return eclipticLongitude(alpha, obliquityDeg)
}
