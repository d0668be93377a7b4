import * as z from 'zod/mini'
import { changedBirthFields } from './birth-fields.ts'
import { Done, Flag, requiredParagraphs, RowId } from './field.ts'
import { Place } from './places.ts'
import type { Part, Routes } from './route.ts'
import { paged, PageParams, reason } from './staff-parts.ts'

/** The most characters with which somebody says what is wrong with their birth details. */
export const CORRECTION_LENGTH = 1000

/** A point of a chart; null where it isn't known. */
const Point = z.nullable(z.object({ sign: z.number(), degree: z.number(), minute: z.number() }))

const ChartInShort = z.object({ sun: Point, moon: Point, asc: Point })

/** What an edit of the birth would change, before it is made. */
const EditPreview = z.object({
  /** Null while a birth was missing. */
  before: z.nullable(ChartInShort),
  after: z.nullable(ChartInShort),
  /** The planets that come into another house. */
  houses: z.array(z.object({ id: z.string(), before: z.nullable(z.number()), after: z.nullable(z.number()) })),
  /** The fields whose only edit it would spend. */
  spends: z.array(z.string()),
  /** Whether it is at no cost that the place changes, as we had taken another of the same name. */
  is_place_free: z.boolean(),
  /** Reports that stay as they were written. */
  reports: z.number(),
  warnings: z.array(z.string()),
})
export type EditPreview = z.infer<typeof EditPreview>

const CorrectionState = z.object({
  /** What waits for an answer; null where nothing does. */
  asked: z.nullable(z.object({ reason: z.string(), asked_at: z.string() })),
  /** The latest answer. */
  answer: z.nullable(z.object({ granted: z.boolean(), answered_at: z.string() })),
  /** Places of the same name, of which we may have taken the wrong one: changing to one of them costs nothing, once. */
  namesakes: z.array(Place),
})
export type CorrectionState = z.infer<typeof CorrectionState>

const CorrectionRow = z.object({
  user_id: z.number(),
  email: z.string(),
  reason: z.string(),
  asked_at: z.string(),
  /** As it is kept now. */
  birthdate: z.nullable(z.string()),
  birthtime: z.nullable(z.string()),
  birthplace: z.nullable(z.string()),
})
export type CorrectionRow = z.infer<typeof CorrectionRow>

export const CorrectionBody = z.object({ reason: requiredParagraphs(CORRECTION_LENGTH) })

const calls = {
  'GET /birth-correction': {
    summary: 'Whether the person has asked for another edit of their birth details, and what was answered',
    auth: true,
    response: CorrectionState,
  },
  'POST /birth-correction': {
    summary: 'Ask the staff for another edit of the birth details, where an edit is spent',
    auth: true,
    status: 201,
    body: CorrectionBody,
    response: Done,
  },
  'POST /birth-correction/preview': {
    summary: 'What an edit of the birth would change in the chart, and what it would cost; nothing is changed',
    auth: true,
    body: z.object(changedBirthFields),
    response: EditPreview,
  },
  'GET /admin/corrections/:page': {
    summary: 'Who asks for another edit of their birth details, longest waiting first',
    auth: 'support',
    params: PageParams,
    response: paged(CorrectionRow),
  },
  'POST /admin/user/:id/correction': {
    summary: 'Give an account another edit of date, time and place of birth, or refuse what was asked for',
    auth: 'support',
    params: z.object({ id: RowId }),
    body: z.object({ grant: Flag, ...reason }),
    response: Done,
  },
} as const satisfies Routes

export const corrections = {
  tag: 'Accounts',
  calls,
  named: { EditPreview: [EditPreview, 'What an edit of the birth would change.'] },
} as const satisfies Part
