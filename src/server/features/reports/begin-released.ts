import type { Services } from '#platform/services.ts'
import { lockUser } from '#core/users/api.ts'
import { beginReport } from './begin-report.ts'
import { listReleased } from './queries.ts'

/** Has those reports written whose withdrawal period is over: they were paid for, and nobody has withdrawn. */
export async function beginReleased(services: Services): Promise<void> {
  const { db, clock } = services
  for (const report of await listReleased(db, clock()))
    await db.transaction(async (tx) => {
      const user = await lockUser(tx, report.userId)
      if (user) await beginReport(services, tx, user, report)
    })
}
