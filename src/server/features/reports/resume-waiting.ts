import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { beginReport } from './begin-report.ts'
import { listWaiting } from './queries.ts'

/** Has those of a person's reports written that waited for what is there now. Runs in the transaction that brought it. */
export async function resumeWaiting(
  services: Pick<Services, 'boss' | 'clock' | 'reportModule'>,
  tx: Db,
  user: User,
): Promise<void> {
  for (const report of await listWaiting(tx, user.id)) await beginReport(services, tx, user, report)
}
