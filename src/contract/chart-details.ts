import * as z from 'zod/mini'
import { requiredText } from './field.ts'
import type { Part, Routes } from './route.ts'

const Angle = z.number()
const Point = z.object({ id: z.string(), lon: Angle, house: z.nullable(z.number()) })
const Period = z.object({ lord: z.string(), from: z.string(), to: z.string() })

/** What those who know more look up of a birth. What its unknown hour leaves open is missing. */
export const ChartDetails = z.object({
  birthtime_known: z.boolean(),
  /** Null without the hour. */
  sect: z.nullable(z.enum(['day', 'night'])),
  /** Fortune, Spirit, Eros, Necessity, Courage, Victory, Nemesis; none without the hour. */
  lots: z.array(Point),
  vertex: z.nullable(Point),
  declinations: z.array(z.object({ id: z.string(), declination: z.number(), out_of_bounds: z.boolean() })),
  /** Within a degree: on one side of the equator, or on both. */
  parallels: z.array(
    z.object({ a: z.string(), b: z.string(), type: z.enum(['parallel', 'contraparallel']), orb: z.number() }),
  ),
  antiscia: z.array(z.object({ id: z.string(), antiscion: Angle, contra: Angle })),
  antiscia_contacts: z.array(
    z.object({ point: z.string(), of: z.string(), mirror: z.enum(['antiscion', 'contra']), orb: z.number() }),
  ),
  /** The rulers of each planet's degree, and what it is there itself. */
  dignities: z.array(
    z.object({
      id: z.string(),
      domicile: z.string(),
      exaltation: z.nullable(z.string()),
      triplicity: z.nullable(z.string()),
      /** Null where the unknown hour leaves two. */
      term: z.nullable(z.string()),
      face: z.nullable(z.string()),
      own: z.array(z.enum(['domicile', 'exaltation', 'triplicity', 'term', 'face', 'detriment', 'fall'])),
    }),
  ),
  /** Where the chains of rulers end: one planet in its own sign, or several that rule each other. */
  dispositors: z.object({ rounds: z.array(z.array(z.string())), final: z.nullable(z.string()) }),
  shape: z.nullable(z.object({ name: z.string(), focus: z.array(z.string()) })),
  figures: z.array(
    z.object({ name: z.string(), points: z.array(z.string()), apex: z.nullable(z.string()), orb: z.number() }),
  ),
  midpoints: z.array(z.object({ a: z.string(), b: z.string(), lon: Angle })),
  /** Points on a midpoint, at 0°, 45°, 90° … of it, closest first. */
  midpoint_contacts: z.array(
    z.object({ point: z.string(), a: z.string(), b: z.string(), orb: z.number(), direct: z.boolean() }),
  ),
  /** None without the hour. */
  firdaria: z.array(z.extend(Period, { parts: z.array(Period) })),
  /** Zodiacal releasing from two lots: the lords are signs, and `loosed` is where the bond is loosed; none without the hour. */
  releasing: z.array(
    z.object({
      lot: z.enum(['fortune', 'spirit']),
      periods: z.array(z.extend(Period, { parts: z.array(z.extend(Period, { loosed: z.boolean() })) })),
    }),
  ),
  /** Vimshottari, by the Moon's place in the sidereal zodiac of Lahiri, or the chart's own; none without the hour. */
  dashas: z.array(z.extend(Period, { parts: z.array(Period) })),
})
export type ChartDetails = z.infer<typeof ChartDetails>

export const SECOND_RINGS = ['none', 'progressed', 'solar-arc'] as const

const Ring = z.object({
  bodies: z.array(z.object({ id: z.string(), lon: Angle, retrograde: z.boolean() })),
  asc: z.nullable(Angle),
  mc: z.nullable(Angle),
})
const RingAspect = z.object({ a: z.string(), b: z.string(), type: z.string(), orb: z.number(), applying: z.boolean() })

/** A birth with what moves around it at an instant. */
export const ChartRings = z.object({
  instant: z.string(),
  second: z.nullable(Ring),
  /** How far everything has moved by solar arc; null of another second ring. */
  arc: z.nullable(z.number()),
  transits: z.nullable(Ring),
  aspects: z.object({
    /** From the second ring (a) to the birth (b). */
    second: z.array(RingAspect),
    /** From the transits (a) to the birth (b). */
    transits: z.array(RingAspect),
    /** From the transits (a) to the second ring (b). */
    between: z.array(RingAspect),
  }),
})
export type ChartRings = z.infer<typeof ChartRings>

/** When the moving planets meet the moving second ring, in the year from an instant on. */
export const RingHits = z.array(
  z.object({ transiting: z.string(), point: z.string(), type: z.string(), at: z.string() }),
)

export const COURSE_MONTHS = [1, 3, 6, 12, 24, 60] as const
/** The longitudes of the planets over a span, and of a birth. */
export const ChartCourse = z.object({
  from: z.string(),
  step_days: z.number(),
  bodies: z.array(z.object({ id: z.string(), lons: z.array(Angle) })),
  natal: z.array(z.object({ id: z.string(), lon: Angle })),
})
export type ChartCourse = z.infer<typeof ChartCourse>

const Hash = z.object({ hash: requiredText(100) })
const Instant = z.iso.datetime('instant')
const Months = z.pipe(
  z.string().check(z.regex(/^(1|3|6|12|24|60)$/, 'number')),
  z.transform((text) => Number(text)),
)

const calls = {
  'GET /chart/:hash/details': {
    summary:
      'Lots, vertex, declinations, antiscia, dignities, dispositors, figures, midpoints and periods of a chart’s birth',
    auth: true,
    params: Hash,
    response: ChartDetails,
  },
  'GET /chart/:hash/rings': {
    summary: 'What moves around the birth of a chart at an instant: progressions or solar arcs, and transits',
    auth: true,
    params: Hash,
    query: z.object({ at: Instant, second: z.enum(SECOND_RINGS), transits: z.enum(['yes', 'no']) }),
    response: ChartRings,
  },
  'GET /chart/:hash/ring-hits': {
    summary: 'Exact transits to the progressed or directed points of a chart’s birth, for a year',
    auth: true,
    params: Hash,
    query: z.object({ from: Instant, second: z.enum(['progressed', 'solar-arc']) }),
    response: RingHits,
  },
  'GET /chart/:hash/course': {
    summary: 'The longitudes of the planets over a span, for a graphic ephemeris with the chart’s own points',
    auth: true,
    params: Hash,
    query: z.object({ from: Instant, months: Months }),
    response: ChartCourse,
  },
} as const satisfies Routes

export const chartDetails = {
  tag: 'Charts',
  calls,
  named: {
    ChartDetails: [ChartDetails, 'What those who know more look up of a birth.'],
    ChartRings: [ChartRings, 'A birth with what moves around it at an instant.'],
    ChartCourse: [ChartCourse, 'The longitudes of the planets over a span.'],
  },
} as const satisfies Part
