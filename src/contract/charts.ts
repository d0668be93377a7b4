import * as z from 'zod/mini'
import { requiredText, Success } from './field.ts'
import { Factor, Paragraph } from './daily.ts'
import type { Routes } from './route.ts'

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

export const ChartAnswer = z.object({
  type: z.string(),
  instant: z.string(),
  place: z.object({ name: z.string(), lat: z.number(), lon: z.number(), time_zone: z.string() }),
  house_system: z.string(),
  zodiac: z.literal('tropical'),
  bodies: z.array(ChartBody),
  houses: z.nullable(
    z.object({ cusps: z.array(Angle), asc: Angle, mc: Angle, system: z.string(), requested: z.string() }),
  ),
  aspects: z.array(
    z.object({ a: z.string(), b: z.string(), type: z.string(), orb: z.number(), applying: z.nullable(z.boolean()) }),
  ),
  /** Bodies whose sign changes on a birth day without a known time. */
  uncertain: z.array(z.object({ id: z.string(), signs: z.array(z.number()), changes_at: z.string() })),
  /** The reading of this chart, each paragraph with the placements it was written from. */
  reading: z.array(z.object({ title: z.string(), paragraphs: z.array(Paragraph) })),
  /** Every factor the reading names, by id. */
  factors: z.array(Factor),
  birthtime_known: z.boolean(),
})
export type ChartAnswer = z.infer<typeof ChartAnswer>

export const ChartRow = z.object({
  type: z.string(),
  hash: z.string(),
  status: z.union([z.literal(-1), z.literal(0), z.literal(2)]),
  created_at: z.string(),
  content: z.nullable(z.string()),
  title: z.string(),
})

export type ChartRow = z.infer<typeof ChartRow>

export const CHART_TYPES = ['natal'] as const

export const charts = {
  'GET /reports/charts': { summary: 'The charts a person has made', auth: true, response: z.array(ChartRow) },
  'POST /order/report/:type': {
    summary: 'Make a chart, once for each type: chart:natal',
    auth: true,
    status: 201,
    params: z.object({ type: z.string() }),
    response: z.object({ status: Success, hash: z.string() }),
  },
  'GET /chart/:hash': {
    summary: 'A chart, computed: positions, houses, aspects, reading',
    auth: true,
    params: z.object({ hash: requiredText(100) }),
    response: ChartAnswer,
  },
} as const satisfies Routes
