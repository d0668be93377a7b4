import * as z from 'zod/mini'
import { CARE_TOPICS } from '#reading/astrologer/safety/care-topic.ts'
import { Account } from './accounts.ts'
import { Transaction } from './plans.ts'
import { PLAN_IDS } from '#product/rights.ts'

/** Rows on one page of a list. */
export const ADMIN_PAGE = 50

export const USER_SORTS = ['newest', 'oldest', 'email', 'name', 'last_login'] as const
export const REPORT_STATES = ['failed', 'in_progress', 'ready'] as const

/** Any value of JSON, as the audit log and jobs keep it. Said so (`z.json()`) it would refer to itself, which generators
 * of clients can't follow. */
export const Json = z.custom<z.core.util.JSONType>()

export const AdminUserRow = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  lang: z.string(),
  sub: z.string(),
  threads: z.number(),
  last_created_at: z.nullable(z.string()),
  created_at: z.string(),
})
export type AdminUserRow = z.infer<typeof AdminUserRow>

export const AdminReportRow = z.object({
  id: z.number(),
  user_id: z.number(),
  hash: z.string(),
  type: z.string(),
  status: z.number(),
  created_at: z.string(),
  ready_at: z.nullable(z.string()),
})
export type AdminReportRow = z.infer<typeof AdminReportRow>

const AdminThread = z.object({ thread: z.string(), created_at: z.string() })
export const AdminThreadRow = z.object({
  thread: z.string(),
  user_id: z.number(),
  email: z.string(),
  title: z.string(),
  messages: z.number(),
  created_at: z.string(),
  last_at: z.string(),
  /** What the last message in distress was about, and when it came; null where there was none. */
  care: z.nullable(z.enum(CARE_TOPICS)),
  care_at: z.nullable(z.string()),
})
export type AdminThreadRow = z.infer<typeof AdminThreadRow>

export const AuditRow = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  before: z.nullable(Json),
  after: z.nullable(Json),
  reason: z.string(),
})
export type AuditRow = z.infer<typeof AuditRow>

export const AdminUser = z.object({
  /** As its owner sees it, without the token. */
  account: z.omit(Account, { token: true }),
  /** How many passkeys they sign in with. */
  passkeys: z.number(),
  threads: z.array(AdminThread),
  reports: z.array(AdminReportRow),
  sessions: z.array(z.object({ created_at: z.string(), last_used_at: z.string(), device: z.nullable(z.string()) })),
  transactions: z.array(Transaction),
  ledger: z.array(
    z.object({
      id: z.number(),
      kind: z.string(),
      amount: z.number(),
      currency: z.nullable(z.string()),
      credits: z.number(),
      order: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  audit: z.array(AuditRow),
})
export type AdminUser = z.infer<typeof AdminUser>

export const QueueRow = z.object({
  name: z.string(),
  waiting: z.number(),
  active: z.number(),
  retrying: z.number(),
  failed: z.number(),
})
export type QueueRow = z.infer<typeof QueueRow>

export const FailedJob = z.object({
  id: z.string(),
  queue: z.string(),
  state: z.string(),
  data: Json,
  error: z.nullable(z.string()),
  attempts: z.number(),
  created_at: z.string(),
  failed_at: z.nullable(z.string()),
})
export type FailedJob = z.infer<typeof FailedJob>

export const DASHBOARD_SERIES = [
  'sign_ups',
  'active_people',
  'revenue',
  'refunds',
  'purchases',
  'questions',
  'reports',
] as const
export type DashboardSeries = (typeof DASHBOARD_SERIES)[number]

export const Dashboard = z.object({
  /** UTC dates, oldest first. */
  days: z.array(z.string()),
  series: z.record(z.enum(DASHBOARD_SERIES), z.array(z.number())),
  /** First payments among those who signed up in the time, 0–1; null without any sign-up. */
  conversion: z.nullable(z.number()),
  /** Of the replies that were held to the facts, how many were true at once, mended or replaced. */
  verifier: z.object({ checked: z.number(), true: z.number(), mended: z.number(), replaced: z.number() }),
  queue: z.object({ waiting: z.number(), active: z.number(), failed: z.number() }),
})
export type Dashboard = z.infer<typeof Dashboard>

export const Connection = z.object({
  name: z.enum(['payments', 'mail', 'model', 'database', 'storage']),
  /** What is in use: `sandbox`, `stripe`, `outbox`, `smtp`, `built-in` … */
  kind: z.string(),
  live: z.boolean(),
  testable: z.boolean(),
})
export type Connection = z.infer<typeof Connection>

export const SupportRow = z.object({
  id: z.number(),
  user_id: z.nullable(z.number()),
  email: z.string(),
  lang: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The plan its writer had when they wrote; null for a visitor, and where it was not kept. */
  plan: z.nullable(z.enum(PLAN_IDS)),
  /** Whether that plan's messages are answered first. */
  priority: z.boolean(),
  created_at: z.string(),
  answered_at: z.nullable(z.string()),
})
export type SupportRow = z.infer<typeof SupportRow>

const optionalNumber = (least: number, most: number) =>
  z.nullable(z.number('number').check(z.minimum(least, 'number'), z.maximum(most, 'number')))

/** What the landing page states; null where it shows what can be counted. */
export const MarketingStats = z.object({
  users: optionalNumber(1, 1_000_000_000),
  consultations: optionalNumber(1, 1_000_000_000),
  rating: optionalNumber(1, 5),
})
export type MarketingStats = z.infer<typeof MarketingStats>
