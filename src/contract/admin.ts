import * as z from 'zod/mini'
import { Receipt } from './account-data.ts'
import {
  USER_SORTS,
  REPORT_STATES,
  AdminUserRow,
  AdminReportRow,
  AdminThreadRow,
  AuditRow,
  AdminUser,
  QueueRow,
  FailedJob,
  Dashboard,
  Connection,
  SupportRow,
  MarketingStats,
} from './admin-rows.ts'
import {
  blankAsAbsent,
  CivilDate,
  Email,
  Flag,
  Lang,
  paragraphsOf,
  requiredText,
  RowId,
  Success,
  lineOf,
  Done,
} from './field.ts'
import { WrittenDocument } from './reports.ts'
import { PAID_PLAN_IDS } from '#product/rights.ts'
import type { Part, Routes } from './route.ts'
import { PageParams, paged, reason, ReasonBody } from './staff-parts.ts'

const whole = z.coerce.number('number').check(z.int('number'))
const Id = z.object({ id: RowId })
/** A day of which the sky is known well within the tables. */
const CalendarDate = CivilDate.check(z.refine((date) => date > '1801' && date < '2150', 'date_impossible'))
/** No plan lasts so long that its end is a year of five digits, wherever midnight is. */
const PlanEnd = CivilDate.check(z.refine((date) => date < '3000', 'date_impossible'))

const calls = {
  'GET /admin/users/:page': {
    summary: 'Accounts, fifty a page',
    auth: 'support',
    params: PageParams,
    query: z.object({
      q: blankAsAbsent(lineOf(100)),
      sort: blankAsAbsent(z.enum(USER_SORTS)),
    }),
    response: paged(AdminUserRow),
  },
  'GET /admin/user/:id': {
    summary: 'One account with its plan, money, reports, threads and devices',
    auth: 'support',
    params: Id,
    response: AdminUser,
  },
  'POST /admin/user/:id/credit': {
    summary: 'Give report credits',
    auth: 'owner',
    params: Id,
    body: z.object({ reports: whole.check(z.minimum(1, 'number'), z.maximum(50, 'number')), ...reason }),
    response: Done,
  },
  'POST /admin/user/:id/paid-until': {
    summary: 'Set the plan that the staff gives, and until when; a past date ends it',
    auth: 'owner',
    params: Id,
    body: z.object({ plan: z.enum(PAID_PLAN_IDS), until: PlanEnd, ...reason }),
    response: Done,
  },
  'POST /admin/user/:id/confirmation': {
    summary: 'Send the link again that confirms the address',
    auth: 'support',
    params: Id,
    body: ReasonBody,
    response: Done,
  },
  'POST /admin/user/:id/sessions/end': {
    summary: 'Sign the account out everywhere',
    auth: 'support',
    params: Id,
    body: ReasonBody,
    response: Done,
  },
  'POST /admin/user/:id/second-factor/reset': {
    summary: 'Turn off the second factor of somebody who has lost app and codes; signs them out everywhere',
    auth: 'support',
    proof: true,
    params: Id,
    body: ReasonBody,
    response: Done,
  },
  'POST /admin/user/:id/refund': {
    summary: 'Give a payment back',
    auth: 'owner',
    proof: true,
    params: Id,
    body: z.object({
      transaction: requiredText(200),
      /** Less what was delivered, as people are promised, or all that is left of it. */
      scope: z._default(z.enum(['unused', 'all'], 'invalid'), 'unused'),
      ...reason,
    }),
    response: Done,
  },
  'DELETE /admin/user/:id': {
    summary: 'Delete an account with all it holds; its address is typed again. The receipt is for its owner',
    auth: 'owner',
    proof: true,
    params: Id,
    body: z.object({ email: Email, ...reason }),
    response: z.extend(Done, { receipt: Receipt }),
  },
  'GET /admin/threads/:page': {
    summary: 'Conversations with the astrologer, fifty a page, newest first',
    auth: 'support',
    params: PageParams,
    response: paged(AdminThreadRow),
  },
  'GET /admin/chat/:thread': {
    summary: 'The messages of a conversation',
    auth: 'support',
    params: z.object({ thread: requiredText(100) }),
    response: z.array(
      z.object({
        mid: z.number(),
        message: z.string(),
        /** 1 for the person, 0 for the astrologer. */
        role: z.number(),
        created_at: z.string(),
        verdict: z.nullable(z.string()),
        model: z.nullable(z.string()),
        /** What a model said and the person was not shown, with the reasons: `dose`, `curse`. */
        dropped: z.array(z.object({ kinds: z.array(z.string()), text: z.string() })),
      }),
    ),
  },
  'GET /admin/reports/:page': {
    summary: 'Ordered reports, fifty a page, newest first',
    auth: 'support',
    params: PageParams,
    query: z.object({ state: blankAsAbsent(z.enum(REPORT_STATES)) }),
    response: paged(AdminReportRow),
  },
  'GET /admin/report/:hash': {
    summary: 'One report with its content',
    auth: 'support',
    params: z.object({ hash: requiredText(100) }),
    response: z.extend(AdminReportRow, {
      email: z.string(),
      lang: z.string(),
      title: z.string(),
      /** HTML, as in the owner’s list; `document` is the same in parts. */
      content: z.nullable(z.string()),
      document: z.nullable(WrittenDocument),
    }),
  },
  'POST /admin/report/:hash/retry': {
    summary: 'Write a report again that has failed',
    auth: 'support',
    params: z.object({ hash: requiredText(100) }),
    body: ReasonBody,
    response: Done,
  },
  'GET /admin/audit/:page': {
    summary: 'What the staff has done, newest first',
    auth: 'owner',
    params: PageParams,
    query: z.object({ target: blankAsAbsent(lineOf(100)) }),
    response: paged(AuditRow),
  },
  'GET /admin/dashboard': {
    summary: 'The service in numbers, day by day',
    auth: 'owner',
    query: z.object({ days: blankAsAbsent(whole.check(z.minimum(7, 'number'), z.maximum(365, 'number'))) }),
    response: Dashboard,
  },
  'GET /admin/queue': { summary: 'Jobs by queue and state', auth: 'owner', response: z.array(QueueRow) },
  'GET /admin/queue/:name': {
    summary: 'The jobs of a queue that failed, wait or are in hand; the latest hundred',
    auth: 'owner',
    params: z.object({ name: requiredText(100) }),
    response: z.array(FailedJob),
  },
  'POST /admin/queue/:name/:id/retry': {
    summary: 'Run a failed job again',
    auth: 'owner',
    params: z.object({ name: requiredText(100), id: requiredText(100) }),
    body: ReasonBody,
    response: Done,
  },
  // OpenAPI takes two paths for one where only the names of their parameters differ: so both have the same.
  'GET /admin/support/:number': {
    summary: 'What people wrote to us, open ones first: the page of that number',
    auth: 'support',
    params: z.object({ number: PageParams.shape.page }),
    response: paged(SupportRow),
  },
  'PATCH /admin/support/:number': {
    summary: 'Mark the message of that number as answered, or as open',
    auth: 'support',
    params: z.object({ number: RowId }),
    body: z.object({ answered: Flag }),
    response: Done,
  },
  'GET /admin/stats': {
    summary: 'The numbers that the landing page states',
    auth: 'editor',
    response: z.object({ stated: MarketingStats, from: z.enum(['staff', 'environment', 'counted']) }),
  },
  'PUT /admin/stats': {
    summary: 'State numbers on the landing page, all of them or none',
    auth: 'editor',
    body: MarketingStats,
    response: Done,
  },
  'GET /admin/connections': {
    summary: 'What the product is connected to',
    auth: 'owner',
    response: z.array(Connection),
  },
  'POST /admin/connections/:name/test': {
    summary: 'Try a connection',
    auth: 'owner',
    params: z.object({ name: z.enum(['mail', 'model', 'database', 'storage', 'payments']) }),
    body: z.object({}),
    response: z.object({ status: Success, message: z.string() }),
  },
  'GET /admin/calendar/:date': {
    summary: 'What the staff has written or generated for a date, in both languages',
    auth: 'editor',
    params: z.object({ date: CalendarDate }),
    response: z.array(
      z.object({ date: z.string(), lang: Lang, hash: z.string(), content: z.string(), edited: z.boolean() }),
    ),
  },
  'POST /admin/calendar/:date': {
    summary: 'Generate a date in both languages',
    auth: 'editor',
    status: 202,
    params: z.object({ date: CalendarDate }),
    body: z.object({ month: z.optional(Flag) }),
    response: z.object({ status: Success, dates: z.number() }),
  },
  'PATCH /admin/calendar/:date': {
    summary: 'Change an entry, or delete it',
    auth: 'editor',
    params: z.object({ date: CalendarDate }),
    body: z.object({
      hash: requiredText(64),
      string: z.optional(paragraphsOf(100_000)),
      delete: z.optional(Flag),
    }),
    response: Done,
  },
  'GET /admin/calendar-month/:month': {
    summary: 'How far the generation of a month is',
    auth: 'editor',
    params: z.object({ month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month')) }),
    response: z.array(z.object({ date: z.string(), state: z.enum(['in_progress', 'ready', 'edited']) })),
  },
} as const satisfies Routes

export const admin = {
  tag: 'Staff',
  calls,
  named: {
    AdminUserRow: [AdminUserRow, 'An account in the staff’s list.'],
    AdminUser: [AdminUser, 'An account as the staff sees it.'],
    AdminThread: [AdminThreadRow, 'A conversation in the staff’s list.'],
    AdminReport: [AdminReportRow, 'A report in the staff’s list.'],
    AdminSupportMessage: [SupportRow, 'A message in the staff’s list.'],
    AuditRow: [AuditRow, 'What somebody of the staff has done.'],
    QueueRow: [QueueRow, 'The jobs of a queue, by state.'],
    Job: [FailedJob, 'A job of a queue.'],
    Dashboard: [Dashboard, 'The service in numbers.'],
    Connection: [Connection, 'What the product is connected to.'],
  },
} as const satisfies Part
