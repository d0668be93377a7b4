import * as z from 'zod/mini'
import { Factor, Paragraph } from './daily.ts'
import { blankAsAbsent, CivilDate, CivilTime, Lang, LIMITS } from './field.ts'
import type { Routes } from './route.ts'
import { TOOL_BODIES } from './tool-bodies.ts'

export const ToolBirth = z.object({
  birthdate: CivilDate,
  birthtime: blankAsAbsent(CivilTime),
  birthplace: blankAsAbsent(z.string().check(z.trim(), z.maxLength(LIMITS.place, 'too_long'))),
  birthplace_id: blankAsAbsent(z.string().check(z.maxLength(100, 'too_long'))),
  lang: z.optional(Lang),
})
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
})
export type ToolAnswer = z.infer<typeof ToolAnswer>

export const calculators = {
  'POST /tools/:id': {
    summary: 'The sign of one body at a birth: 1 Jupiter … 11 Ceres',
    params: z.object({ id: z.string().check(z.regex(/^([1-9]|1[01])$/)) }),
    body: ToolBirth,
    response: ToolAnswer,
  },
} as const satisfies Routes
