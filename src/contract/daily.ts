import * as z from 'zod/mini'
import type { Exclusive } from '#reading/facts/factor.ts'
import { SPANS } from '#reading/facts/span-facts.ts'
import { PAID_SECTIONS } from '#product/rights.ts'
import { Lang, RowId } from './field.ts'
import type { Part, Routes } from './route.ts'

const points = {
  /** What moves, or is progressed; of an aspect within one chart, its first point; in a synastry the other person's. */
  transiting: z.optional(z.string()),
  natal: z.optional(z.string()),
}
const aspect = {
  aspect: z.optional(z.string()),
  /** Degrees from exact. */
  orb: z.optional(z.number()),
}
const place = { sign: z.optional(z.number()), house: z.optional(z.number()) }
const times = {
  /** The exact instant, ISO 8601 UTC. */
  exact_at: z.optional(z.string()),
  /** Every exact pass of what comes more than once, in order. */
  passes: z.optional(z.array(z.string())),
  /** The beginning and the end of a stay. */
  since: z.optional(z.string()),
  until: z.optional(z.string()),
}
/** Name of the Moon's phase where the factor is one. */
const phase = z.optional(z.string())
/** Whether the body moves backwards, where that is the fact. */
const retrograde = z.optional(z.boolean())
const eclipse = z.optional(z.enum(['solar', 'lunar']))

const fact = <Kind extends string, Fields extends z.core.$ZodLooseShape>(kind: Kind, fields: Fields) =>
  z.object({ id: z.string(), kind: z.literal(kind), ...fields })

/** The fact a paragraph rests on: its kind says which fields it may have. `id` is stable within one answer. */
export const Factor = z.discriminatedUnion('kind', [
  fact('transit', { ...points, ...aspect, ...place, ...times }),
  fact('natal', { ...points, ...aspect, ...place, retrograde }),
  fact('moon', { transiting: points.transiting, ...place, ...times, phase, eclipse }),
  /** 1–30. */
  fact('lunar_day', { lunar_day: z.optional(z.number()), ...times }),
  /** Of the sky that all share, with no chart in it. */
  fact('sky', { ...points, ...aspect, ...place, ...times, retrograde, eclipse }),
  fact('progressed', { ...points, ...aspect, ...place, ...times, phase, retrograde }),
  fact('synastry', { ...points, ...aspect, ...place }),
  fact('composite', { ...points, ...aspect, ...place }),
  fact('solar_arc', { ...points, ...aspect, ...times }),
  /** `said`: the fact in words, as the fields can't tell it: "Regulus 0°12′ from Mars". */
  fact('special', { said: z.string(), ...points, ...aspect, ...place, ...times }),
])
export type Factor = Exclusive<z.infer<typeof Factor>>

/** A paragraph and the ids of the factors (in `sources` of its section) that it was written from. */
export const Paragraph = z.object({ text: z.string(), factors: z.array(z.string()) })
export type Paragraph = z.infer<typeof Paragraph>

/** A text about a date `YYYY-MM-DD`, with the ids of its factors. */
const DatedText = z.object({ date: z.string(), ...Paragraph.shape })

const percent = z.number().check(z.minimum(0), z.maximum(100))
const Area = z.object({
  /** On the side of what the text tells; 50 where `quiet`. */
  score: percent,
  trend: z.number().check(z.minimum(-1), z.maximum(1)),
  text: z.string(),
  /** Whether today has nothing for it; then score and trend say nothing. */
  quiet: z.optional(z.boolean()),
  /** Where today has nothing for it: the next date that has, within 30 days. Its text is part of `text` too. */
  next: z.optional(z.nullable(DatedText)),
})
const Focus = z.object({
  title: z.string(),
  desc: z.string(),
  category: z.string(),
  aspects: z.array(z.union([z.object({ aspect: z.string(), meaning: z.string() }), z.string()])),
  /** Ids of the factors it rests on. */
  factors: z.optional(z.array(z.string())),
})

/** A transit that lasts: what it means, from when to when, and how often it is exact. Instants are ISO 8601, UTC. */
export const RunningTransit = z.object({
  title: z.string(),
  /** What it means, in one sentence. */
  meaning: z.string(),
  text: z.string(),
  /** Null where the tables end first, or without the hour of birth can't tell. */
  began_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  /** Every exact pass from the beginning to the end, in order; none where it turns short of it. */
  passes: z.array(z.object({ at: z.string(), retrograde: z.boolean() })),
  /** Which of the passes is the one nearest to this day, from 1. */
  pass: z.nullable(z.number()),
  /** Whether the moving planet goes backwards on this day. */
  retrograde: z.boolean(),
  factors: z.array(z.string()),
})
export type RunningTransit = z.infer<typeof RunningTransit>

/** Seven days from this one on. */
const Week = z.object({
  days: z.array(z.object({ date: z.string(), score: percent })),
  /** What makes one the best, and one the hardest. */
  best: DatedText,
  hardest: DatedText,
  ...Paragraph.shape,
})

/** What a plan adds: the first sentence of one closed section. */
const Offer = z.object({ area: z.enum(['love', 'career', 'health']), first_sentence: z.string() })

export const DailyContent = z.object({
  general: z.string(),
  mantra: z.string(),
  moon: z.object({ phase: z.string(), illumination: percent, sign: z.number() }),
  mood: z.nullable(z.object({ mental: percent, emotional: percent, creativity: percent, energy: percent })),
  love: z.nullable(Area),
  career: z.nullable(Area),
  health: z.nullable(Area),
  strengths: z.array(Focus),
  attention: z.array(Focus),
  locked: z.array(z.enum(PAID_SECTIONS)),
  sources: z.record(z.string(), z.array(Factor)),
  /** The same texts paragraph by paragraph, each with its factors. */
  paragraphs: z.record(z.string(), z.array(Paragraph)),
  // Days that were written before these fields have none of them.
  /** What kind of day it is, in one sentence. With the thread it is `general`. */
  headline: z.optional(Paragraph),
  thread: z.optional(z.array(Paragraph)),
  /** Where the Moon is, and until when. */
  moon_line: z.optional(Paragraph),
  /** The lasting transits that weigh most. */
  now: z.optional(z.array(RunningTransit)),
  /** Null where the plan doesn't hold it. */
  week: z.optional(z.nullable(Week)),
  /** Said once where the hour of birth is unknown: what is left out. */
  unknown_hour: z.optional(z.nullable(z.string())),
  /** Null where the plan opens everything. */
  offer: z.optional(z.nullable(Offer)),
})
export type DailyContent = z.infer<typeof DailyContent>

/** 0 queued, 1 being written, 2 ready, -1 failed. */
export const DailyEntry = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(-1)]),
  content: z.nullable(DailyContent),
})

export type DailyEntry = z.infer<typeof DailyEntry>

/** A part of a span: a day of a week, a week of a month, a month of a year. Its first and its last day. */
const SpanPart = z.object({ from: z.string(), to: z.string(), score: percent, ...Paragraph.shape })

/** A phase of the Moon or an eclipse that touches the chart. */
const SpanSky = z.object({
  event: z.enum(['new', 'first-quarter', 'full', 'last-quarter', 'solar', 'lunar']),
  at: z.string(),
  date: z.string(),
  ...Paragraph.shape,
})

export const DailySpan = z.object({
  span: z.enum(SPANS),
  /** Its first day, which is today, and its last one. */
  from: z.string(),
  to: z.string(),
  headline: Paragraph,
  /** What carries it, in one sentence; null where no long transit runs. */
  carried: z.nullable(Paragraph),
  /** The long transits, the weightiest first. */
  threads: z.array(RunningTransit),
  /** Said once where the hour of birth is unknown. */
  unknown_hour: z.nullable(z.string()),
  /** What a plan adds; null where it doesn't. */
  days: z.nullable(z.array(z.object({ date: z.string(), score: percent }))),
  best: z.nullable(DatedText),
  hardest: z.nullable(DatedText),
  parts: z.nullable(z.array(SpanPart)),
  sky: z.nullable(z.array(SpanSky)),
  /** Every factor that the texts above name. */
  sources: z.array(Factor),
})
export type DailySpan = z.infer<typeof DailySpan>

/** A day of a child, told to the parent: nothing in it addresses the child. */
export const ChildDay = z.object({
  headline: Paragraph,
  /** What the sky does to the chart, by the clock; empty on a day without anything. */
  thread: z.array(Paragraph),
  moon_line: Paragraph,
  moon: z.object({ phase: z.string(), illumination: percent, sign: z.number() }),
  /** Absent where nothing of the day speaks of it. */
  mood: z.nullable(Paragraph),
  play: z.nullable(Paragraph),
  rest: z.nullable(Paragraph),
  together: z.nullable(Paragraph),
  /** Said once where the hour of birth is unknown. */
  unknown_hour: z.nullable(z.string()),
  /** Every factor that the texts above name. */
  sources: z.array(Factor),
})
export type ChildDay = z.infer<typeof ChildDay>

const ofPerson = {
  person: z.object({ id: z.number(), name: z.string() }),
  /** Of a plan that doesn't hold it: the first sentence of today, and nothing else. */
  first_sentence: z.nullable(z.string()),
}
/** The days of somebody saved, by date; null where the plan doesn't hold them. Under eighteen they are told to the parent. */
export const PersonDays = z.discriminatedUnion('told_as', [
  z.object({ told_as: z.literal('adult'), ...ofPerson, days: z.nullable(z.record(z.string(), DailyContent)) }),
  z.object({ told_as: z.literal('child'), ...ofPerson, days: z.nullable(z.record(z.string(), ChildDay)) }),
])
export type PersonDays = z.infer<typeof PersonDays>

const calls = {
  'GET /people/:id/days': {
    summary: 'The days of somebody saved, by plan; those of a child are told to the parent',
    auth: true,
    params: z.object({ id: RowId }),
    query: z.object({ lang: z.optional(Lang) }),
    response: PersonDays,
  },
  'GET /reports/daily/:span': {
    summary: 'One’s week, month or year from today on; the days of it by plan',
    auth: true,
    params: z.object({ span: z.enum(SPANS) }),
    query: z.object({ lang: z.optional(Lang) }),
    response: DailySpan,
  },
  'GET /reports/daily': {
    summary: 'Daily horoscopes by date; asks for what is missing',
    auth: true,
    response: z.record(z.string(), DailyEntry),
  },
} as const satisfies Routes

export const daily = {
  tag: 'Daily',
  calls,
  named: {
    Factor: [Factor, 'A fact of the sky or a chart that a paragraph rests on.'],
    Paragraph: [Paragraph, 'A text and the ids of its factors.'],
    RunningTransit: [RunningTransit, 'A transit that lasts.'],
    DailyContent: [DailyContent, 'The horoscope of a day.'],
    ChildDay: [ChildDay, 'A day of a child, told to the parent.'],
    PersonDays: [PersonDays, 'The days of somebody saved.'],
    DailySpan: [DailySpan, 'A week, a month or a year of one person.'],
    DailyEntry: [DailyEntry, 'A day: 0 queued, 1 being written, 2 ready, -1 failed.'],
  },
} as const satisfies Part
