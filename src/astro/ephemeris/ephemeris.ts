import { turn } from './angle.ts'
import { meanAyanamsa } from './ayanamsa.ts'
import { BODIES, type Body } from './body.ts'
import { bendLight } from './light-deflection.ts'
import { EphemerisRangeError } from './range-error.ts'
import { apparentSiderealTimeDeg, meanObliquityDeg } from './sidereal-time.ts'
import { decodeBlock } from './table-block.ts'
import { TABLE_GROUPS, type TableGroup, type TableManifest } from './table-manifest.ts'
import { SeriesReader } from './table-series.ts'
import { USUAL_SKY, type SkyRules } from './sky-rules.ts'
import type { Zodiac } from './zodiac.ts'

/** Apparent geocentric place on the true ecliptic of date, in the zodiac of the ephemeris: from the true equinox unless it is sidereal. */
export interface BodyPosition {
  /** 0 ≤ longitude < 360. */
  longitudeDeg: number
  /** −90 … 90, north positive; 0 for the nodes. */
  latitudeDeg: number
  /** From the Earth's centre; null for the nodes and the apogee. */
  distanceAu: number | null
  /** Degrees of longitude a day. */
  speedDegPerDay: number
  /** Degrees of latitude a day. */
  latitudeSpeedDegPerDay: number
}

/** Gives the decompressed bytes of one block of tables; may throw when they aren't at hand. */
export type BlockSource = (group: TableGroup, block: number) => Uint8Array

/** The Moon is nearer than the Sun and the lunar points are no light. */
const UNBENT: ReadonlySet<Body> = new Set(['sun', 'moon', 'meanNode', 'trueNode', 'meanLilith'])

/**
 * Positions from the Chebyshev tables, 1800-01-01 to 2153-04-03. Blocks of years are read on first touch. Instants are
 * Julian days in UT; a method throws {@link EphemerisRangeError} for one outside the range, or NaN.
 *
 * Longitudes are tropical, the node is the true one and Lilith the mean apogee. {@link Ephemeris.by} gives the same sky by other
 * rules, for all that reads longitudes, and `tropical` one whose longitudes are tropical again, for what turns them into equatorial
 * coordinates.
 *
 * Not reentrant across threads: the last nutation, Sun and TT − UT are remembered, since a chart asks them again.
 */
export class Ephemeris {
  readonly manifest: TableManifest
  /** First and last instant covered. */
  readonly fromJdUt: number
  readonly toJdUt: number
  readonly rules: Readonly<SkyRules>
  /** The same sky by the tropical zodiac. */
  readonly tropical: Ephemeris

  private readonly source: BlockSource
  private readonly blocks: DecodedBlocks
  /** The sky by the usual rules, which knows the others. */
  private readonly usual: Ephemeris
  private readonly views = new Map<string, Ephemeris>()
  private readonly bodies = new Map<Body, BodyReader>()
  private readonly nutationSeries: SeriesReader
  private readonly deltaTSeries: SeriesReader
  private readonly motionOut = new Float64Array(6)
  private readonly sun = new Float64Array(6)
  private readonly nutationOut = new Float64Array(4)
  /** From the mean equinox to the zodiac's beginning and its change a day: nutation, or back by the ayanamsa, which turns with it. */
  private readonly originOut = new Float64Array(2)
  private readonly deltaTOut = new Float64Array(2)
  private readonly sunSeries: SeriesReader
  private sunAtTt = NaN
  private nutationAtTt = NaN
  private deltaTAtUt = NaN

  /** @param view other rules than the usual ones, over the tables that this sky has read */
  constructor(manifest: TableManifest, source: BlockSource, view?: { rules: SkyRules; of: Ephemeris }) {
    this.manifest = manifest
    this.source = source
    this.rules = view?.rules ?? USUAL_SKY
    this.usual = view?.of ?? this
    this.tropical = this.rules.zodiac === 'tropical' ? this : this.by({ zodiac: 'tropical' })
    this.blocks = view?.of.blocks ?? new Map()
    this.fromJdUt = manifest.startJd
    // A day short of the end, so that TT never runs past it.
    this.toJdUt = manifest.startJd + manifest.blockDays * manifest.blockCount - 1
    const { blocks } = this
    const load = (group: TableGroup, name: string, block: number) => {
      const key = `${group}-${block}`
      let decoded = blocks.get(key)
      if (!decoded) {
        decoded = decodeBlock(
          source(group, block),
          manifest.series.filter((s) => s.group === group),
          manifest.blockDays,
        )
        blocks.set(key, decoded)
      }
      const coefficients = decoded.get(name)
      if (!coefficients) throw new RangeError(`the tables hold no series ${name}`)
      return coefficients
    }
    const reader = (name: string) => {
      const series = manifest.series.find((s) => s.name === name)
      if (!series || !TABLE_GROUPS.includes(series.group)) throw new RangeError(`the tables hold no series ${name}`)
      return new SeriesReader(series, manifest, (block) => load(series.group, name, block))
    }
    for (const body of BODIES) {
      const name = this.seriesOf(body)
      const components = manifest.series.find((s) => s.name === name)?.units.length ?? 0
      this.bodies.set(body, { series: reader(name), components, bent: !UNBENT.has(body) })
    }
    this.sunSeries = this.bodyReader('sun').series
    this.nutationSeries = reader('nutation')
    this.deltaTSeries = reader('deltaT')
  }

  /** The same sky by other rules; those that aren't named stay. */
  by(change: Partial<SkyRules>): Ephemeris {
    const rules = { ...this.rules, ...change }
    const key = `${rules.zodiac} ${rules.node} ${rules.lilith}`
    const { usual } = this
    if (key === USUAL_KEY) return usual
    const known = usual.views.get(key)
    if (known) return known
    const sky = new Ephemeris(this.manifest, this.source, { rules, of: usual })
    usual.views.set(key, sky)
    return sky
  }

  /** The same sky by a zodiac. */
  inZodiac(zodiac: Zodiac): Ephemeris {
    return this.by({ zodiac })
  }

  /** The table that answers for a body by the rules of this sky. */
  private seriesOf(body: Body): string {
    if (body === 'trueNode') return this.rules.node === 'mean' ? 'meanNode' : body
    return body === 'meanLilith' && this.rules.lilith === 'true' ? 'trueLilith' : body
  }

  /** How much larger a tropical longitude is than this zodiac's, degrees, nutation included; 0 for the tropical. @throws EphemerisRangeError */
  zodiacOffsetDeg(jdUt: number): number {
    const { zodiac } = this.rules
    return zodiac === 'tropical' ? 0 : meanAyanamsa(zodiac, this.jdTt(jdUt)).deg + this.nutation(jdUt).longitudeDeg
  }

  /** Where a body stands. @throws EphemerisRangeError */
  position(body: Body, jdUt: number): BodyPosition {
    const reader = this.bodyReader(body)
    const out = this.motion(reader, jdUt, false)
    return {
      longitudeDeg: turn((out[0] as number) + (this.originOut[0] as number)),
      latitudeDeg: reader.components > 1 ? (out[2] as number) : 0,
      distanceAu: reader.components > 2 ? (out[4] as number) : null,
      speedDegPerDay: (out[1] as number) + (this.originOut[1] as number),
      latitudeSpeedDegPerDay: reader.components > 1 ? (out[3] as number) : 0,
    }
  }

  /**
   * Longitude (0 ≤ λ < 360) and its speed in degrees a day into `out[0]` and `out[1]`, without allocating: for root
   * searches. @throws EphemerisRangeError
   */
  longitudeInto(body: Body, jdUt: number, out: Float64Array): void {
    const motion = this.motion(this.bodyReader(body), jdUt, true)
    out[0] = turn((motion[0] as number) + (this.originOut[0] as number))
    out[1] = (motion[1] as number) + (this.originOut[1] as number)
  }

  /** TT − UT in seconds; after the last measured year a prediction. @throws EphemerisRangeError */
  deltaTSeconds(jdUt: number): number {
    if (jdUt !== this.deltaTAtUt) {
      if (!(jdUt >= this.fromJdUt && jdUt <= this.toJdUt)) {
        throw new EphemerisRangeError(jdUt, this.fromJdUt, this.toJdUt)
      }
      this.deltaTSeries.evaluate(jdUt, this.deltaTOut)
      this.deltaTAtUt = jdUt
    }
    return this.deltaTOut[0] as number
  }

  /** Julian day in terrestrial time. @throws EphemerisRangeError */
  jdTt(jdUt: number): number {
    return jdUt + this.deltaTSeconds(jdUt) / 86_400
  }

  /** Nutation in longitude and in obliquity, IAU 2000B. @throws EphemerisRangeError */
  nutation(jdUt: number): { longitudeDeg: number; obliquityDeg: number } {
    this.readNutation(this.jdTt(jdUt))
    return { longitudeDeg: this.nutationOut[0] as number, obliquityDeg: this.nutationOut[2] as number }
  }

  /** Obliquity of the true equator of date to the ecliptic of date. @throws EphemerisRangeError */
  trueObliquityDeg(jdUt: number): number {
    return meanObliquityDeg(this.jdTt(jdUt)) + this.nutation(jdUt).obliquityDeg
  }

  /** Apparent sidereal time at Greenwich, 0 ≤ θ < 360. @throws EphemerisRangeError */
  siderealTimeDeg(jdUt: number): number {
    const jdTt = this.jdTt(jdUt)
    const nutationLongitudeDeg = this.nutation(jdUt).longitudeDeg
    const trueObliquityDeg = this.trueObliquityDeg(jdUt)
    return turn(apparentSiderealTimeDeg(jdUt, jdTt, { nutationLongitudeDeg, trueObliquityDeg }))
  }

  private bodyReader(body: Body): BodyReader {
    const reader = this.bodies.get(body)
    if (!reader) throw new RangeError(`no such body: ${String(body)}`)
    return reader
  }

  /** Leaves the motion without nutation in `motionOut`, and the zodiac's origin of the instant in `originOut`. */
  private motion(reader: BodyReader, jdUt: number, longitudeOnly: boolean): Float64Array {
    const jdTt = this.jdTt(jdUt)
    const out = this.motionOut
    this.readNutation(jdTt)
    reader.series.evaluate(jdTt, out, longitudeOnly && !reader.bent ? 1 : reader.components)
    if (reader.bent) {
      if (jdTt !== this.sunAtTt) {
        this.sunSeries.evaluate(jdTt, this.sun)
        this.sunAtTt = jdTt
      }
      bendLight(out, this.sun)
    }
    return out
  }

  private readNutation(jdTt: number): void {
    if (jdTt === this.nutationAtTt) return
    this.nutationSeries.evaluate(jdTt, this.nutationOut)
    this.nutationAtTt = jdTt
    const { zodiac } = this.rules
    if (zodiac === 'tropical') {
      this.originOut[0] = this.nutationOut[0] as number
      this.originOut[1] = this.nutationOut[1] as number
    } else {
      const { deg, degPerDay } = meanAyanamsa(zodiac, jdTt)
      this.originOut[0] = -deg
      this.originOut[1] = -degPerDay
    }
  }
}

const USUAL_KEY = `${USUAL_SKY.zodiac} ${USUAL_SKY.node} ${USUAL_SKY.lilith}`

type DecodedBlocks = Map<string, ReturnType<typeof decodeBlock>>

interface BodyReader {
  series: SeriesReader
  components: number
  bent: boolean
}
