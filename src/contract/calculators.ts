import * as z from 'zod/mini'
import { BirthRead, BirthTimeBody } from './birth-time.ts'
import { Factor, Paragraph } from './daily.ts'
import { Local } from './field.ts'
import type { Part, Routes } from './route.ts'
import { TOOL_BODIES } from '#product/tool-bodies.ts'

export const ToolBirth = BirthTimeBody
export type ToolBirth = z.infer<typeof ToolBirth>

export const ToolAnswer = z.object({
  body: z.enum(TOOL_BODIES),
  /** 0–11; where it is uncertain, that of the middle of the time in question. */
  sign: z.number(),
  degree: z.number(),
  minute: z.number(),
  retrograde: z.boolean(),
  house: z.nullable(z.number()),
  title: z.string(),
  text: z.string(),
  /** False when the body changed sign within the time that the birth may have been at. */
  certain: z.boolean(),
  /** Then every sign it passed, in order. */
  alternatives: z.optional(z.array(z.number())),
  paragraphs: z.array(Paragraph),
  sources: z.array(Factor),
  warnings: z.optional(z.array(z.string())),
  /** The birth as it was read: its date in new style, and its clock where hour and place are known. */
  birth: z.object({ date: z.string(), local: z.nullable(Local), read: BirthRead }),
})
export type ToolAnswer = z.infer<typeof ToolAnswer>

/** A calculator's number: its place in {@link TOOL_BODIES}, from 1. */
const NUMBER = new RegExp(`^(${TOOL_BODIES.map((_, i) => i + 1).join('|')})$`)

const calls = {
  'POST /tools/:id': {
    summary: 'The sign of one body at a birth: 1 Jupiter … 11 Ceres',
    params: z.object({ id: z.string().check(z.regex(NUMBER)) }),
    body: ToolBirth,
    response: ToolAnswer,
  },
} as const satisfies Routes

export const calculators = {
  tag: 'Calculators',
  calls,
  named: {
    ToolAnswer: [ToolAnswer, 'The place of one body at a birth.'],
  },
} as const satisfies Part
