import type { StaffRole } from '#contract/staff-access.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { insertAudit } from './queries.ts'

/** Somebody of the staff, or the operator at the command line. */
export interface Staff {
  id: number | null
  name: string
  /** The operator may do what an owner may. */
  role: StaffRole
}

export interface Change<T> {
  before: unknown
  after: unknown
  result: T
}

/** What is done, to what, and why. */
export interface AuditedAction {
  action: string
  target: string
  reason: string
}

/** Does something and writes down who did what, before and after: both or neither. */
export async function audited<T>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  staff: Staff,
  action: AuditedAction,
  work: (tx: Db) => Promise<Change<T>>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const { before, after, result } = await work(tx)
    await insertAudit(tx, { ...action, at: clock(), actorId: staff.id, actor: staff.name, before, after })
    return result
  })
}
