import {
  type AdminReportRow,
  type AdminThreadRow,
  type AdminUserRow,
  type AuditRow,
  type BookingRow,
  type ReviewRow,
  type SupportRow,
  ADMIN_PAGE,
} from '#contract/admin-rows.ts'
import type { Lang } from '#language/lang.ts'
import type { User } from '#core/actors/queries.ts'
import { bookingState } from '../bookings/domain/booking-state.ts'
import { linkToken } from '../bookings/domain/link-token.ts'
import { priceOf } from '../bookings/present.ts'
import type { bookings, consultants } from '../bookings/tables.ts'
import type { chatMessages, chatThreads } from '../chat/tables.ts'
import type { ledger } from '#core/entitlements/tables.ts'
import type { reportOrders } from '../reports/tables.ts'
import { flagsOf } from '../reviews/domain/flags-of.ts'
import type { reviews } from '../reviews/tables.ts'
import type { supportRequests } from '../support/tables.ts'
import type { auditLog } from './tables.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null

/** A page of a list, in the contract's shape. */
export const presentPage = <Row>(page: number, total: number, rows: Row[]) => ({
  rows,
  page,
  pages: Math.max(1, Math.ceil(total / ADMIN_PAGE)),
  total,
})

/** What the table calls a plan; the free one is BASIC. */
const subOf = (plan: string) => (plan === 'free' ? 'BASIC' : plan.toUpperCase())

export const presentUserRow = (
  user: User,
  { plan, threads, lastAt }: { plan: string; threads: number; lastAt: Date | null },
): AdminUserRow => ({
  id: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  lang: user.lang.toUpperCase(),
  sub: subOf(plan),
  threads,
  last_created_at: iso(lastAt),
  created_at: user.createdAt.toISOString(),
})

export const presentReportRow = (row: typeof reportOrders.$inferSelect): AdminReportRow => ({
  id: row.id,
  user_id: row.userId,
  hash: row.hash,
  type: row.type,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  ready_at: iso(row.readyAt),
})

export const presentThread = ({
  thread,
  email,
  messages,
}: {
  thread: typeof chatThreads.$inferSelect
  email: string
  messages: number
}): AdminThreadRow => ({
  thread: thread.id,
  user_id: thread.userId,
  email,
  title: thread.title,
  messages,
  created_at: thread.createdAt.toISOString(),
  last_at: thread.lastAt.toISOString(),
  care: thread.careClass,
  care_at: iso(thread.careAt),
})

export const presentMessage = (row: typeof chatMessages.$inferSelect) => ({
  mid: row.id,
  message: row.content,
  role: row.role === 'user' ? 1 : 0,
  created_at: row.createdAt.toISOString(),
  verdict: row.verdict,
  model: row.model,
  dropped: (row.droppedSentences ?? []).map(({ kinds, text }) => ({ kinds: [...kinds], text })),
})

export const presentAudit = (row: typeof auditLog.$inferSelect): AuditRow => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor,
  action: row.action,
  target: row.target,
  before: (row.before ?? null) as AuditRow['before'],
  after: (row.after ?? null) as AuditRow['after'],
  reason: row.reason,
})

export const presentLedger = (row: typeof ledger.$inferSelect) => ({
  id: row.id,
  kind: row.kind,
  amount: row.cents / 100,
  currency: row.currency,
  credits: row.credits,
  order: row.orderId,
  at: row.at.toISOString(),
})

export const presentSupport = (row: typeof supportRequests.$inferSelect): SupportRow => ({
  id: row.id,
  user_id: row.userId,
  email: row.email,
  lang: row.lang,
  subject: row.subject,
  message: row.message,
  plan: row.plan,
  priority: row.priority,
  created_at: row.createdAt.toISOString(),
  answered_at: iso(row.answeredAt),
})

export const presentReview = (row: typeof reviews.$inferSelect): ReviewRow => ({
  id: row.id,
  user_id: row.userId,
  lang: row.lang,
  name: row.name,
  location: row.location,
  text: row.text,
  rating: row.rating,
  avatar: row.avatar && `/storage/${row.avatar}`,
  subject: row.subject,
  state: row.status === 'hidden' ? 'rejected' : row.status,
  marks: flagsOf(row.name, row.location, row.text),
  reason: row.reason,
  created_at: row.createdAt.toISOString(),
})

export function presentBooking(
  {
    booking,
    email,
    consultant,
  }: {
    booking: typeof bookings.$inferSelect
    email: string
    consultant: typeof consultants.$inferSelect | null
  },
  { lang, now, site }: { lang: Lang; now: Date; site: string },
): BookingRow {
  const state = bookingState(booking, now)
  const canChange = state === 'booked' && booking.startsAt > now && consultant !== null
  return {
    id: booking.id,
    user_id: booking.userId,
    email,
    consultant: booking.consultantId,
    consultant_name: consultant?.words[lang].name ?? '',
    starts: booking.startsAt.toISOString(),
    state,
    manage_url: canChange ? `${site}/consultation/${linkToken(booking.id, consultant.linkKey)}` : null,
    price: priceOf(booking),
    canceled_at: iso(booking.canceledAt),
  }
}
