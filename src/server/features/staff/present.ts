import type { AuditRow } from '#contract/admin-rows.ts'
import type { auditLog } from './tables.ts'

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
