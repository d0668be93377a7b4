import * as z from 'zod/mini'
import { birthFields, birthTimeIsGiven } from './birth-fields.ts'
import { BirthDoubt, BirthRead } from './birth-time.ts'
import { ZODIACS } from '#astro/ephemeris/zodiac.ts'
import { ChartRules, ChartRulesChange } from './chart-rules.ts'
import { blankAsAbsent, CivilDate, Lang, LIMITS, Local, PlaceId, requiredText, RowId, Success } from './field.ts'
import { Factor, Paragraph } from './daily.ts'
import { FileBytes } from './file-answer.ts'
import { PersonId } from './people.ts'
import type { Part, Routes } from './route.ts'

const Angle = z.number()

export const ChartBody = z.object({
  id: z.string(),
  lon: Angle,
  lat: Angle,
  speed: z.number(),
  sign: z.number(),
  degree: z.number(),
  minute: z.number(),
  house: z.nullable(z.number()),
  retrograde: z.boolean(),
})

export const ChartAspect = z.object({
  a: z.string(),
  b: z.string(),
  type: z.string(),
  orb: z.number(),
  applying: z.nullable(z.boolean()),
})

const PlaceOfChart = z.object({ name: z.string(), lat: z.number(), lon: z.number(), time_zone: z.string() })

export const ChartHouses = z.object({
  cusps: z.array(Angle),
  asc: Angle,
  mc: Angle,
  system: z.string(),
  requested: z.string(),
})

/** The changes of sign on a birth day without a known time, in order; `clock` is the place's. */
const Uncertain = z.array(
  z.object({ id: z.string(), signs: z.array(z.number()), changes_at: z.string(), clock: z.string() }),
)

/** A birth as a ring of a wheel of two. */
const Birth = z.object({
  instant: z.string(),
  local: Local,
  place: PlaceOfChart,
  house_system: z.string(),
  bodies: z.array(ChartBody),
  houses: z.nullable(ChartHouses),
  uncertain: Uncertain,
  birthtime_known: z.boolean(),
  /** Whose clock the birth time is read by, where that is in doubt. */
  doubt: z.nullable(BirthDoubt),
  read: BirthRead,
})
export type Birth = z.infer<typeof Birth>

const PersonOfChart = z.object({ id: z.number(), name: z.string() })

/** An instant, and what the clocks of the place showed then, `HH:mm`. */
const Moment = z.object({ utc: z.string(), clock: z.string() })
export type Moment = z.infer<typeof Moment>

/** A birth day without a known time: what holds for a part of it only. */
const WholeDay = z.object({
  from: z.string(),
  to: z.string(),
  /** The Moon's longitude at the day's beginning and end. */
  moon: z.object({ from: Angle, to: Angle }),
  /** Bodies that turn within the day; `begins` is the motion that begins. */
  stations: z.array(z.object({ id: z.string(), begins: z.enum(['retrograde', 'direct']), at: Moment })),
  /** Aspects that come within orb or go out of it that day; null where they stood or stand at the day's border. */
  aspects: z.array(
    z.object({
      a: z.string(),
      b: z.string(),
      type: z.string(),
      enters: z.nullable(Moment),
      leaves: z.nullable(Moment),
      exact: z.array(Moment),
    }),
  ),
})
export type WholeDay = z.infer<typeof WholeDay>

/** A solar or lunar return: of which light, for when it was asked, and until when it holds. Its instant and place are the chart's. */
const ReturnOfChart = z.object({
  light: z.enum(['sun', 'moon']),
  /** `2027` of a solar return, `2026-11-24` of a lunar one: the day from which it was looked for. */
  for: z.string(),
  /** The instant of the next one; null beyond the tables. */
  next: z.nullable(z.string()),
  /** Whether it is cast for another place than that of the birth. */
  relocated: z.boolean(),
})

/** A year of life by annual profection, from birthday to birthday: its house, and the ruler of the sign that the count has reached. */
const YearOfChart = z.object({
  age: z.number(),
  house: z.number(),
  from: z.string(),
  to: z.string(),
  lord: z.object({ id: z.string(), sign: z.number() }),
  paragraphs: z.array(Paragraph),
  /** Exact aspects of Jupiter to Pluto to the natal place of the lord, in order. */
  hits: z.array(z.object({ transiting: z.string(), type: z.string(), at: z.string() })),
})

/** Sun, Moon and Ascendant: what a chart is known by. */
export const BIG_THREE = ['sun', 'moon', 'asc'] as const

const ChartPoint = z.object({
  id: z.enum(BIG_THREE),
  /** 0–11; null where the birth leaves open which of `signs` it is. */
  sign: z.nullable(z.number()),
  signs: z.array(z.number()),
  degree: z.nullable(z.number()),
  minute: z.nullable(z.number()),
  /** What it means, in a sentence; where the sign is open, why. */
  paragraph: Paragraph,
})

export const ChartAnswer = z.object({
  type: z.string(),
  title: z.string(),
  created_at: z.string(),
  instant: z.string(),
  local: Local,
  place: PlaceOfChart,
  house_system: z.string(),
  zodiac: z.enum(ZODIACS),
  /** What the chart is cast by; `own` where this chart has rules of its own. */
  rules: z.extend(ChartRules, { own: z.boolean() }),
  bodies: z.array(ChartBody),
  houses: z.nullable(ChartHouses),
  /**
   * Within the chart; of a transit, a progressed chart and a return from its bodies (a) to the natal ones (b), of a synastry from the
   * reader's points (a) to the other's (b). The major ones, and the minor ones that `rules` name.
   */
  aspects: z.array(ChartAspect),
  uncertain: Uncertain,
  /** Null when the birth time is known. */
  whole_day: z.nullable(WholeDay),
  /** The reading of this chart, each paragraph with the placements it was written from. */
  reading: z.array(z.object({ chapter: z.string(), title: z.string(), paragraphs: z.array(Paragraph) })),
  /** Every factor the reading names, by id. */
  factors: z.array(Factor),
  birthtime_known: z.boolean(),
  /** What is in doubt of the reader's birth time. */
  doubt: z.nullable(BirthDoubt),
  /** How the reader's birth was read. */
  read: BirthRead,
  /** The reader's birth, to which a transit, a progressed chart and a return are held; null in the others. */
  natal: z.nullable(Birth),
  /** The other person's birth, in a synastry and a composite. */
  partner: z.nullable(Birth),
  person: z.nullable(PersonOfChart),
  /** Of a birth chart: Sun, Moon and Ascendant in a sentence each; of others none. */
  big_three: z.array(ChartPoint),
  /** Of somebody else's birth chart: whether its reading speaks to them, or of a child to a grown-up; null of the others. */
  told_as: z.nullable(z.enum(['adult', 'child'])),
  /** Null of a chart that is no return. */
  return: z.nullable(ReturnOfChart),
  /** Of one's own natal chart with a known hour: the year of life that is running. */
  year: z.nullable(YearOfChart),
})
export type ChartAnswer = z.infer<typeof ChartAnswer>

export const ChartRow = z.object({
  type: z.string(),
  hash: z.string(),
  status: z.union([z.literal(-1), z.literal(0), z.literal(2)]),
  created_at: z.string(),
  content: z.nullable(z.string()),
  title: z.string(),
  /** With whom a synastry or a composite is made, or whose birth chart it is. */
  person: z.optional(PersonOfChart),
})

export type ChartRow = z.infer<typeof ChartRow>

/** Somebody's birth chart in short, whether a chart of theirs is kept or not. */
export const PersonChart = z.object({
  person: PersonOfChart,
  birth: Birth,
  aspects: z.array(ChartAspect),
  big_three: z.array(ChartPoint),
  factors: z.array(Factor),
  /** Whether the sentences speak to them, or of a child to a grown-up. */
  told_as: z.enum(['adult', 'child']),
})
export type PersonChart = z.infer<typeof PersonChart>

export const FirstChartAnswer = z.object({
  /** The wheel, as of any birth. */
  birth: Birth,
  aspects: z.array(ChartAspect),
  /** Without the Ascendant where the time is not known. */
  big_three: z.array(ChartPoint),
  /** How today begins for this chart; null on a day on which nothing speaks to it. */
  today: z.nullable(Paragraph),
  /** Every factor that the paragraphs name. */
  sources: z.array(Factor),
  warnings: z.array(z.string()),
})
export type FirstChartAnswer = z.infer<typeof FirstChartAnswer>

export const FirstChartBody = z.object({ ...birthFields, lang: z.optional(Lang) }).check(birthTimeIsGiven())

/** Of the tables, with a year to spare for the return after. */
const Year = z.coerce
  .number('number')
  .check(z.multipleOf(1, 'number'), z.minimum(1801, 'number'), z.maximum(2148, 'number'))

const calls = {
  'POST /first-chart': {
    summary: 'A birth’s wheel, Sun, Moon and Ascendant, and the first lines of today; nothing is stored',
    body: FirstChartBody,
    response: FirstChartAnswer,
  },
  'GET /reports/charts': { summary: 'The charts a person has made', auth: true, response: z.array(ChartRow) },
  'POST /order/report/:type': {
    summary:
      'Make a chart, once for each type; chart:synastry and chart:composite once with each person, chart:person-natal once of each, chart:solar-return once for each year and place, chart:lunar-return once for each date and place',
    auth: true,
    status: 201,
    params: z.object({ type: requiredText(60) }),
    body: z.object({
      person: blankAsAbsent(PersonId),
      /** Of a solar return: the year whose birthday it is nearest to. */
      year: z.optional(blankAsAbsent(Year)),
      /** Of a lunar return: the first from this date on, by the calendar of the place. */
      date: z.optional(blankAsAbsent(CivilDate)),
      /** Where a return is cast for; the birthplace unless told. */
      place: z.optional(blankAsAbsent(requiredText(LIMITS.place))),
      place_id: z.optional(PlaceId),
    }),
    response: z.object({ status: Success, hash: z.string() }),
  },
  'GET /people/:id/chart': {
    summary: 'The wheel, Sun, Moon and Ascendant of somebody saved; no chart is made or kept',
    auth: true,
    params: z.object({ id: RowId }),
    response: PersonChart,
  },
  'GET /chart/:hash': {
    summary: 'A chart, computed: positions, houses, aspects, reading',
    auth: true,
    params: z.object({ hash: requiredText(100) }),
    response: ChartAnswer,
  },
  'PATCH /chart/:hash': {
    summary: 'Cast a chart by rules of its own, where one is left out by the account’s; null for the account’s',
    auth: true,
    params: z.object({ hash: requiredText(100) }),
    body: z.object({ rules: z.nullable(ChartRulesChange) }),
    response: ChartAnswer,
  },
  'GET /chart/:hash/wheel.svg': {
    summary: 'The wheel of a chart as a drawing',
    auth: true,
    media: 'image/svg+xml',
    params: z.object({ hash: requiredText(100) }),
    response: FileBytes,
  },
  'GET /chart/:hash/wheel.png': {
    summary: 'The wheel of a chart as a picture of 1600 by 1600 pixels',
    auth: true,
    media: 'image/png',
    params: z.object({ hash: requiredText(100) }),
    response: FileBytes,
  },
} as const satisfies Routes

export const charts = {
  tag: 'Charts',
  calls,
  named: {
    ChartRow: [ChartRow, 'A chart that a person has made.'],
    Chart: [ChartAnswer, 'A chart, computed, with its reading.'],
    PersonChart: [PersonChart, 'The birth chart of somebody saved, in short.'],
    ChartBody: [ChartBody, 'A body or point of a chart.'],
  },
} as const satisfies Part
