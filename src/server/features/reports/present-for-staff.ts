import type { AdminReportRow } from '#contract/admin-rows.ts'
import type { reportOrders } from './tables.ts'

export const presentForStaff = (row: typeof reportOrders.$inferSelect): AdminReportRow => ({
  id: row.id,
  user_id: row.userId,
  hash: row.hash,
  type: row.type,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  ready_at: row.readyAt?.toISOString() ?? null,
})
