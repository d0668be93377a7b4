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
  return housesInZodiac(houses(houseFrameAt(sky, at), at.houseSystem), sky.zodiacOffsetDeg(at.jdUt))
}

/** Houses from the equinox as another zodiac counts them. A house of whole signs begins with that zodiac's sign. */
export function housesInZodiac(found: Houses, offsetDeg: number): Houses {
  if (offsetDeg === 0) return found
  const ascendantDeg = turn(found.ascendantDeg - offsetDeg)
  const cuspsDeg =
    found.system === 'wholeSign' ? wholeSigns(ascendantDeg) : found.cuspsDeg.map((cusp) => turn(cusp - offsetDeg))
  return { ...found, ascendantDeg, midheavenDeg: turn(found.midheavenDeg - offsetDeg), cuspsDeg }
}

const wholeSigns = (asc: number) => twelve((i) => 30 * Math.floor(asc / 30) + 30 * i)

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
 * don't exist; there, and of the topocentric system from 64° on, the circles of Regiomontanus, Campanus, Polich and Page may
 * cut the ecliptic in no order. The cusps are then Porphyry's, and `system` says so.
 */
export function houses(frame: HouseFrame, requested: HouseSystem = 'placidus'): Houses {
  const midheavenDeg = midheaven(frame)
  const ascendantDeg = ascendantFollowing(frame, midheavenDeg)
  const polar = Math.abs(frame.latitudeDeg) >= 90 - frame.obliquityDeg
  const isMissing = polar && (requested === 'placidus' || requested === 'koch')
  const asked = isMissing ? [] : cusps(requested, frame, ascendantDeg, midheavenDeg)
  const system = isOneTurn(asked) ? requested : 'porphyry'
  const cuspsDeg = system === requested ? asked : cusps(system, frame, ascendantDeg, midheavenDeg)
  return { system, requested, cuspsDeg, ascendantDeg, midheavenDeg }
}

/** Whether twelve cusps follow each other as the signs do. */
function isOneTurn(cuspsDeg: readonly number[]): boolean {
  let sum = 0
  for (let i = 0; i < cuspsDeg.length; i++) sum += turn((cuspsDeg[(i + 1) % 12] as number) - (cuspsDeg[i] as number))
  return sum > 180 && sum < 540
}

function cusps(system: HouseSystem, frame: HouseFrame, asc: number, mc: number): number[] {
  switch (system) {
    case 'wholeSign':
      return wholeSigns(asc)
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
    case 'regiomontanus':
      return fromQuadrants(asc, mc, byCircles(frame, asc, equatorParts(frame, cosDeg(60), cosDeg(30))))
    case 'campanus':
      return fromQuadrants(asc, mc, byCircles(frame, asc, primeVerticalParts(frame)))
    case 'topocentric':
      return fromQuadrants(asc, mc, byCircles(frame, asc, equatorParts(frame, 1 / 3, 2 / 3)))
    case 'alcabitius': {
      const above = ascendantSemiArcDeg(frame, asc) / 3
      const below = 60 - above
      const at = (degrees: number) => eclipticLongitude(frame.ramcDeg + degrees, frame.obliquityDeg)
      return fromQuadrants(asc, mc, [at(above), at(2 * above), at(180 - 2 * below), at(180 - below)])
    }
    case 'morinus':
      return twelve((i) => {
        const onEquator = frame.ramcDeg + 90 + 30 * i
        return atan2Deg(sinDeg(onEquator) * cosDeg(frame.obliquityDeg), cosDeg(onEquator))
      })
  }
}

/**
 * A circle through the north and south points of the horizon: the horizon of a place under the same sky, east of this one by
 * an angle and at a latitude of its own.
 */
interface PositionCircle {
  eastDeg: number
  latitudeDeg: number
}

/** The circles of cusps 11 and 12; those of 3 and 2 lie as far on the other side. */
type EasternCircles = [eleventh: PositionCircle, twelfth: PositionCircle]

/**
 * Circles through equal parts of the equator. The tangent of their latitude is this one's by a factor: of Regiomontanus the sine
 * of 30° and 60°, of the topocentric system a third and two thirds (Polich & Page 1961).
 */
function equatorParts({ latitudeDeg }: HouseFrame, eleventh: number, twelfth: number): EasternCircles {
  const latitude = (part: number) => atan2Deg(part * tanDeg(latitudeDeg), 1)
  return [
    { eastDeg: -60, latitudeDeg: latitude(eleventh) },
    { eastDeg: -30, latitudeDeg: latitude(twelfth) },
  ]
}

/** Circles through equal parts of the prime vertical (Campanus). */
function primeVerticalParts({ latitudeDeg }: HouseFrame): EasternCircles {
  const circle = (fromZenithDeg: number): PositionCircle => ({
    eastDeg: -atan2Deg(cosDeg(fromZenithDeg), sinDeg(fromZenithDeg) * cosDeg(latitudeDeg)),
    latitudeDeg: asinDeg(sinDeg(fromZenithDeg) * sinDeg(latitudeDeg)),
  })
  return [circle(30), circle(60)]
}

/**
 * Where the four circles between the angles cut the ecliptic. Where the ascendant is the other intersection of the horizon,
 * the cusps are the other ones of their circles, too.
 */
function byCircles(frame: HouseFrame, asc: number, [c11, c12]: EasternCircles): [number, number, number, number] {
  const flip = Math.abs(halfTurn(asc - ascendantOf(frame))) > 90 ? 180 : 0
  const cusp = ({ eastDeg, latitudeDeg }: PositionCircle, side: 1 | -1) =>
    ascendantOf({ ...frame, ramcDeg: frame.ramcDeg + side * eastDeg, latitudeDeg }) + flip
  return [cusp(c11, 1), cusp(c12, 1), cusp(c12, -1), cusp(c11, -1)]
}

/** Half the ascendant's way above the horizon, by which Alcabitius divides (al-Qabisi, Introduction I.4). */
function ascendantSemiArcDeg({ obliquityDeg, latitudeDeg }: HouseFrame, asc: number): number {
  const declinationDeg = asinDeg(sinDeg(asc) * sinDeg(obliquityDeg))
  return 90 + asinDeg(tanDeg(latitudeDeg) * tanDeg(declinationDeg))
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
