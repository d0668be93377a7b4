import type { Entry } from '#core/entitlements/api.ts'
import type { AdminUserRow } from '#contract/admin-rows.ts'
import type { User } from '#core/users/api.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null

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

export const presentLedger = (row: Entry) => ({
  id: row.id,
  kind: row.kind,
  amount: row.cents / 100,
  currency: row.currency,
  credits: row.credits,
  order: row.orderId,
  at: row.at.toISOString(),
})
