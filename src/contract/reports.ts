import * as z from 'zod/mini'
import type { ReportDiagram } from '#reading/reports/report-document.ts'
import { REPORT_TYPES } from '#product/catalogue/report.ts'
import { Factor } from './daily.ts'
import { blankAsAbsent, Flag, Lang, lineOf, requiredText, Success } from './field.ts'
import { FileBytes } from './file-answer.ts'
import { PersonId } from './people.ts'
import type { Part, Routes } from './route.ts'

/** The most cities that a relocation compares. */
export const MOST_PLACES = 8

/** Ids of places: a list, or text with commas between. */
export const PlaceIds = z.pipe(
  z.union([z.array(z.string()), z.string()], 'invalid'),
  z.pipe(
    z.transform((given: string | string[]) => {
      const ids = typeof given === 'string' ? given.split(',') : given
      return [...new Set(ids.map((id) => id.trim()).filter(Boolean))]
    }),
    z.array(lineOf(40)).check(z.maxLength(MOST_PLACES, 'places_many')),
  ),
)

/** With whom a report is made and which cities it compares, where its type asks for them. */
export const ReportWishes = {
  person: z.optional(blankAsAbsent(PersonId)),
  places: z.optional(blankAsAbsent(PlaceIds)),
}

/**
 * What a report still lacks to be written. `person_birthtime`: of the other one; `person_partner`: the other one isn't a
 * partner, or one of the two is under age. `consent`: its owner's word that it is to be written at once, without which it
 * waits for the end of the withdrawal period.
 */
export const MISSING_DETAILS = [
  'birth',
  'birthtime',
  'person',
  'person_birthtime',
  'person_partner',
  'places',
  'consent',
] as const
export type MissingDetail = (typeof MISSING_DETAILS)[number]

/** What a kind of report asks for. */
export const ReportNeeds = z.object({
  birth_time: z.enum(['required', 'wanted', 'unused']),
  other: z.nullable(z.enum(['partner', 'child'])),
  /** Whether it is written for two adults who are partners, and for nobody else. */
  couples_only: z.boolean(),
  places: z.boolean(),
})
export type ReportNeeds = z.infer<typeof ReportNeeds>

export const ReportRow = z.object({
  type: z.string(),
  hash: z.string(),
  status: z.union([z.literal(-1), z.literal(0), z.literal(2)]),
  created_at: z.string(),
  ready_at: z.nullable(z.string()),
  /** HTML; null while it is being written. */
  content: z.nullable(z.string()),
  title: z.string(),
  /** With whom it is made. */
  person: z.optional(z.object({ id: z.number(), name: z.string() })),
  /** Ids of the cities that it compares. */
  places: z.array(z.string()),
  /** What it waits for; empty when it isn't waiting. */
  lacks: z.array(z.enum(MISSING_DETAILS)),
  /** When it is written without that word; null where none is lacking. */
  held_until: z.nullable(z.string()),
  needs: ReportNeeds,
})
export type ReportRow = z.infer<typeof ReportRow>

export const ReportBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string(), factors: z.array(z.string()) }),
  z.object({ kind: z.literal('notice'), text: z.string() }),
  z.object({
    kind: z.literal('table'),
    caption: z.string(),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    factors: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('figure'),
    /** What is drawn, as data: see `src/reading/reports/report-document.ts`. */
    figure: z.custom<ReportDiagram>(),
    caption: z.string(),
    factors: z.array(z.string()),
  }),
])

export type ReportBlock = z.infer<typeof ReportBlock>

const Chapter = z.object({
  title: z.string(),
  sections: z.array(z.object({ title: z.string(), blocks: z.array(ReportBlock) })),
})

/** What a report says, in the language it was written in. */
export const WrittenDocument = z.object({
  lang: Lang,
  title: z.string(),
  subtitle: z.string(),
  limits: z.array(z.string()),
  chapters: z.array(Chapter),
  /** Every factor that its blocks name. */
  factors: z.array(Factor),
})

export const ReportAnswer = z.object({
  ...z.omit(ReportRow, { content: true }).shape,
  /** Null while it is being written in this language. */
  document: z.nullable(WrittenDocument),
})
export type ReportAnswer = z.infer<typeof ReportAnswer>

/** The person asks for the report at once and knows that the right of withdrawal from it ends with that. */
const DeliverAtOnce = z._default(Flag, false)

const ReportParams = z.object({ hash: requiredText(100) })

const calls = {
  'GET /order/report/:type': {
    summary: 'Order a report with a credit, or this month’s forecast with a plan',
    auth: true,
    params: z.object({ type: requiredText(60) }),
    query: z.object({
      ...ReportWishes,
      deliver_at_once: DeliverAtOnce,
      /**
       * A name that the caller gives to this order: sent again with the same name, it is the same order. With a new one it is
       * another report even if one of the same was just ordered, which without a name would be answered with that one.
       */
      idempotency_key: z.optional(blankAsAbsent(requiredText(100))),
    }),
    response: z.object({
      status: Success,
      counters: z.string(),
      hash: z.string(),
      /** Whether this report had been ordered before, and nothing was paid now. */
      repeated: z.boolean(),
    }),
  },
  'GET /order/report/:type/terms': {
    summary: 'What ordering a report with a credit or a plan asks for and counts as',
    auth: true,
    params: z.object({ type: z.enum(REPORT_TYPES, 'report_unknown') }),
    response: z.object({
      status: Success,
      /** Until when its payment can be withdrawn from: before, it is written only to whoever asks for it at once. */
      held_until: z.nullable(z.string()),
      /** What it counts as then, in the currency's main unit. */
      counts_as: z.nullable(z.number()),
      currency: z.string(),
    }),
  },
  'GET /check/report/:type': {
    summary: 'How many reports of a type there are: this month’s, for the monthly forecast',
    auth: true,
    params: z.object({ type: z.enum(REPORT_TYPES) }),
    response: z.object({
      status: Success,
      count: z.number(),
      /** The latest of them that can be read. */
      hash: z.nullable(z.string()),
    }),
  },
  'GET /reports/reports': {
    summary: 'The reports a person has ordered, newest first',
    auth: true,
    response: z.array(ReportRow),
  },
  'GET /thread/:hash': {
    summary: 'Whether an address of the viewer is a report’s or a chart’s',
    auth: true,
    params: ReportParams,
    response: z.object({ kind: z.enum(['report', 'chart']) }),
  },
  'GET /report/:hash': {
    summary: 'A report as a document, in the account’s language',
    auth: true,
    params: ReportParams,
    response: ReportAnswer,
  },
  'GET /get/report/sample-monthly': {
    summary: 'This month’s forecast for a sample chart, as a PDF',
    media: 'application/pdf',
    query: z.object({ lang: z.optional(Lang) }),
    response: FileBytes,
  },
  'GET /get/report/:file': {
    summary: 'A report or a chart as a PDF: its hash, with or without “thread_”',
    auth: true,
    media: 'application/pdf',
    params: z.object({ file: requiredText(100) }),
    response: FileBytes,
  },
  'PATCH /report/:hash': {
    summary: 'Say with whom, for which cities, or that at once, a report that waits for it is to be made',
    auth: true,
    params: ReportParams,
    body: z.object({ ...ReportWishes, deliver_at_once: DeliverAtOnce }),
    response: ReportRow,
  },
  'DELETE /report/:hash': {
    summary: 'Give back a report that still waits for something: its credit can be used for another',
    auth: true,
    params: ReportParams,
    response: z.object({ status: Success, counters: z.string() }),
  },
} as const satisfies Routes

export const reports = {
  tag: 'Reports',
  calls,
  named: {
    ReportRow: [ReportRow, 'A report that a person has ordered.'],
    Report: [ReportAnswer, 'A report with what it says.'],
    ReportNeeds: [ReportNeeds, 'What a type of report asks for.'],
    ReportDocument: [WrittenDocument, 'What a report says, in one language.'],
    ReportBlock: [ReportBlock, 'A paragraph, notice, table or diagram.'],
  },
} as const satisfies Part
