import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { keepConsent } from '#core/entitlements/api.ts'
import { setWishes, type ReportRow } from './queries.ts'
import { isHeld } from './report-parties.ts'

/** Lets go of a report that the withdrawal period holds, as its owner asks, and keeps their consent. */
export async function releaseReport(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  user: User,
  report: Pick<ReportRow, 'id' | 'hash' | 'heldUntil'>,
): Promise<void> {
  if (!isHeld(report, clock()) || !(await setWishes(tx, report.id, { heldUntil: null }))) return
  await keepConsent(tx, user, { kind: 'report', key: `report:${report.hash}` }, clock())
}
