import * as z from 'zod/mini'
import type { Exclusive } from '#reading/facts/factor.ts'
import { PAID_SECTIONS } from '#product/rights.ts'
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

const percent = z.number().check(z.minimum(0), z.maximum(100))
const Area = z.object({ score: percent, trend: z.number().check(z.minimum(-1), z.maximum(1)), text: z.string() })
const Focus = z.object({
  title: z.string(),
  desc: z.string(),
  category: z.string(),
  aspects: z.array(z.union([z.object({ aspect: z.string(), meaning: z.string() }), z.string()])),
})

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
})
export type DailyContent = z.infer<typeof DailyContent>

/** 0 queued, 1 being written, 2 ready, -1 failed. */
export const DailyEntry = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(-1)]),
  content: z.nullable(DailyContent),
})

export type DailyEntry = z.infer<typeof DailyEntry>

const calls = {
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
    DailyContent: [DailyContent, 'The horoscope of a day.'],
    DailyEntry: [DailyEntry, 'A day: 0 queued, 1 being written, 2 ready, -1 failed.'],
  },
} as const satisfies Part
