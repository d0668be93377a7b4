import type { AdminReportRow } from '#contract/admin-rows.ts'
import type { Db } from '#platform/database/database.ts'
import { presentForStaff } from './present-for-staff.ts'
import { reportsOf } from './queries.ts'

/** The latest reports of a person, newest first, as the staff sees them. */
export async function listForStaff(db: Db, userId: number): Promise<AdminReportRow[]> {
  return (await reportsOf(db, userId)).map(presentForStaff)
}
