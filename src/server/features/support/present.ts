import type { SupportRow } from '#contract/admin-rows.ts'
import type { supportRequests } from './tables.ts'

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
  answered_at: row.answeredAt?.toISOString() ?? null,
})
