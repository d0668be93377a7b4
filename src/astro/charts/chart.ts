import { type Body, BODIES } from '../ephemeris/body.ts'
import type { Aspect } from './aspect.ts'
import type { MinorAspect } from './minor-aspect.ts'

/** 0–11, Aries to Pisces. */
export type Sign = number

export const HOUSE_SYSTEMS = [
  'placidus',
  'wholeSign',
  'equal',
  'porphyry',
  'koch',
  'regiomontanus',
  'campanus',
  'alcabitius',
  'topocentric',
  'morinus',
] as const
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number]

/** A point of a chart that aspects can be made to: a body, the ascendant or the midheaven. */
export const CHART_POINTS = [...BODIES, 'asc', 'mc'] as const
export type ChartPoint = (typeof CHART_POINTS)[number]

/** Where a body stands. Angles are degrees on the true ecliptic and equinox of date, apparent and geocentric. */
export interface Placement {
  body: Body
  /** 0 ≤ longitude < 360. */
  longitudeDeg: number
  /** −90 … 90, north positive. */
  latitudeDeg: number
  /** Astronomical units from the Earth's centre; null for the nodes and the apogee. */
  distanceAu: number | null
  /** Degrees of longitude a day; negative while retrograde. */
  speedDegPerDay: number
  retrograde: boolean
  sign: Sign
  /** Whole degrees in the sign, 0–29. */
  degree: number
  /** Whole minutes of arc, 0–59, truncated as almanacs do. */
  minute: number
  /** 1–12, or null when the birth time is unknown. */
  house: number | null
}

export interface Houses {
  /** The system the cusps are in. Differs from `requested` only where that does not exist (Placidus, Koch near the poles). */
  system: HouseSystem
  requested: HouseSystem
  /** Twelve longitudes, first house to twelfth. */
  cuspsDeg: number[]
  ascendantDeg: number
  midheavenDeg: number
}

export type AnyAspect = Aspect | MinorAspect

/** Any aspect between two points: of one chart, `a` before `b` in chart order. */
export interface PointAspect<Kind extends AnyAspect = AnyAspect> {
  a: ChartPoint
  b: ChartPoint
  aspect: Kind
  /** 0 ≤ orb: distance from exact. */
  orbDeg: number
  /**
   * True while the orb shrinks; null for aspects to an angle, which has no motion of its own here, and in the chart of
   * a whole day where it shrinks for a part of the day only.
   */
  applying: boolean | null
}

/** A major aspect: those that texts speak of. */
export type ChartAspect = PointAspect<Aspect>

/** What of a chart is drawn and listed: without when and where it is of. */
export interface ChartSky {
  placements: Placement[]
  /** Null when the birth time is unknown. */
  houses: Houses | null
  aspects: PointAspect[]
}

export interface Chart extends ChartSky {
  aspects: ChartAspect[]
  /** By how much its aspects reach further than usual, as a factor; 1 unless told. */
  orbReach?: number | undefined
  /** Julian day, UT. */
  jdUt: number
  latitudeDeg: number
  /** East positive. */
  longitudeDeg: number
}
