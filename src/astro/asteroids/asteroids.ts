import { turn } from '../ephemeris/angle.ts'
import type { BodyPosition, Ephemeris } from '../ephemeris/ephemeris.ts'
import { apparentPlace } from './apparent-place.ts'
import { AsteroidRangeError, UnknownAsteroidError } from './asteroid-errors.ts'
import { readAsteroidFile, type AsteroidOrbits } from './asteroid-file.ts'
import { heliocentricMotion } from './heliocentric-motion.ts'
import { TABLE_BODIES, type SmallBody } from './small-body.ts'
import { viewpoint, type Viewpoint } from './viewpoint.ts'

/** The places of all small bodies at one instant, each list in the order of `Asteroids.bodies`. */
export interface AsteroidPositions {
  /** 0 ≤ longitude < 360. */
  longitudeDeg: Float64Array
  latitudeDeg: Float64Array
  distanceAu: Float64Array
  /** Negative when retrograde. */
  speedDegPerDay: Float64Array
}

/**
 * The numbered small bodies, among them Ceres, Pallas, Juno, Vesta and Chiron, whose places come from their tables. Of
 * the others osculating elements are kept at regular epochs; what lies between is joined from both sides. How exact that
 * is stands in `data/manifest.json` and in the ephemeris' ACCURACY.md.
 *
 * Places are apparent, geocentric, on the true ecliptic and equinox of date, for instants from `fromJdUt` to `toJdUt`.
 */
export class Asteroids {
  /** In the order of their numbers. */
  readonly bodies: readonly SmallBody[]
  readonly count: number
  readonly fromJdUt: number
  readonly toJdUt: number

  private readonly orbits: AsteroidOrbits
  private readonly byNumber: ReadonlyMap<number, number>
  private readonly byName: ReadonlyMap<string, number>
  private readonly motion = new Float64Array(6)
  private readonly place = new Float64Array(5)

  /** @param bytes the file `asteroids.bin`, brotli undone */
  constructor(bytes: Uint8Array) {
    this.orbits = readAsteroidFile(bytes)
    const { header, names, numbers } = this.orbits
    this.bodies = numbers.map((number, i) => ({ number, name: names[i] ?? '' }))
    this.count = this.bodies.length
    this.fromJdUt = header.fromJdUt
    this.toJdUt = header.toJdUt
    this.byNumber = new Map(numbers.map((number, i) => [number, i]))
    this.byName = new Map(names.map((name, i) => [name.toLowerCase(), i]))
  }

  /** The body of a number; null when it isn't among those at hand. */
  findByNumber(number: number): SmallBody | null {
    return this.bodies[this.byNumber.get(number) ?? -1] ?? null
  }

  /** The body of a name or provisional designation, in capitals or not; null when it isn't among those at hand. */
  findByName(name: string): SmallBody | null {
    return this.bodies[this.byName.get(name.trim().toLowerCase()) ?? -1] ?? null
  }

  /**
   * Where the body of a number stands.
   * @throws UnknownAsteroidError
   * @throws AsteroidRangeError
   */
  position(sky: Ephemeris, number: number, jdUt: number): BodyPosition {
    const index = this.byNumber.get(number)
    if (index === undefined) throw new UnknownAsteroidError(number, this.count)
    this.checkRange(jdUt)
    const table = TABLE_BODIES.get(number)
    if (table) return sky.position(table, jdUt)
    this.placeInto(index, viewpoint(sky, jdUt))
    const [longitude = NaN, latitudeDeg = NaN, distanceAu = NaN, speed = NaN, latitudeSpeed = NaN] = this.place
    return {
      longitudeDeg: turn(longitude - sky.zodiacOffsetDeg(jdUt)),
      latitudeDeg,
      distanceAu,
      speedDegPerDay: speed,
      latitudeSpeedDegPerDay: latitudeSpeed,
    }
  }

  /** Where all of them stand, computed together. @throws AsteroidRangeError */
  positions(sky: Ephemeris, jdUt: number): AsteroidPositions {
    this.checkRange(jdUt)
    const view = viewpoint(sky, jdUt)
    const offsetDeg = sky.zodiacOffsetDeg(jdUt)
    const [longitudeDeg, latitudeDeg, distanceAu, speedDegPerDay] = [0, 1, 2, 3].map(
      () => new Float64Array(this.count),
    ) as [Float64Array, Float64Array, Float64Array, Float64Array]
    for (let i = 0; i < this.count; i++) {
      if (this.orbits.stepDays[i] === 0) continue
      this.placeInto(i, view)
      longitudeDeg[i] = turn((this.place[0] as number) - offsetDeg)
      latitudeDeg[i] = this.place[1] as number
      distanceAu[i] = this.place[2] as number
      speedDegPerDay[i] = this.place[3] as number
    }
    for (const [number, body] of TABLE_BODIES) {
      const index = this.byNumber.get(number)
      if (index === undefined) continue
      const found = sky.position(body, jdUt)
      longitudeDeg[index] = found.longitudeDeg
      latitudeDeg[index] = found.latitudeDeg
      distanceAu[index] = found.distanceAu ?? NaN
      speedDegPerDay[index] = found.speedDegPerDay
    }
    return { longitudeDeg, latitudeDeg, distanceAu, speedDegPerDay }
  }

  private placeInto(index: number, view: Viewpoint): void {
    heliocentricMotion(this.orbits, index, view.jdTt, this.motion)
    apparentPlace(view, this.motion, this.place)
  }

  private checkRange(jdUt: number): void {
    if (!(jdUt >= this.fromJdUt && jdUt <= this.toJdUt)) {
      throw new AsteroidRangeError(jdUt, this.fromJdUt, this.toJdUt)
    }
  }
}
