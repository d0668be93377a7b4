import * as z from 'zod/mini'
import { PAID_SECTIONS } from '#product/rights.ts'
import type { Routes } from './route.ts'

/** The fact a paragraph rests on. `id` is stable within one answer. */
export const Factor = z.object({
  id: z.string(),
  /** `sky`: of the sky that all share, with no chart in it. */
  kind: z.enum([
    'transit',
    'natal',
    'moon',
    'lunar_day',
    'sky',
    'progressed',
    'synastry',
    'composite',
    'solar_arc',
    'special',
  ]),
  transiting: z.optional(z.string()),
  natal: z.optional(z.string()),
  aspect: z.optional(z.string()),
  /** Degrees from exact. */
  orb: z.optional(z.number()),
  /** The exact instant, ISO 8601 UTC. */
  exact_at: z.optional(z.string()),
  /** Every exact pass of a transit that comes more than once, in order. */
  passes: z.optional(z.array(z.string())),
  /** The beginning and the end of a stay. */
  since: z.optional(z.string()),
  until: z.optional(z.string()),
  sign: z.optional(z.number()),
  house: z.optional(z.number()),
  /** Name of the Moon's phase where the factor is one. */
  phase: z.optional(z.string()),
  /** Whether the body moves backwards, where that is the fact. */
  retrograde: z.optional(z.boolean()),
  /** 1–30. */
  lunar_day: z.optional(z.number()),
  eclipse: z.optional(z.enum(['solar', 'lunar'])),
  /** The fact in words, where the fields can't tell it: "Regulus 0°12′ from Mars". */
  said: z.optional(z.string()),
})
export type Factor = z.infer<typeof Factor>

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

export const daily = {
  'GET /reports/daily': {
    summary: 'Daily horoscopes by date; asks for what is missing',
    auth: true,
    response: z.record(z.string(), DailyEntry),
  },
} as const satisfies Routes
