import { ADMIN_PAGE, type AdminUserRow, type USER_SORTS } from '#contract/admin-rows.ts'
import type { Services } from '#platform/services.ts'
import { fromStandby } from '#platform/database/from-standby.ts'
import { listPlans } from '#core/entitlements/api.ts'
import { presentUserRow } from './present.ts'
import { presentPage } from '../staff/api.ts'
import { listUsers } from './queries.ts'
import { threadsOf } from '../chat/api.ts'

type Page = { rows: AdminUserRow[]; page: number; pages: number; total: number }

/** A page of accounts, each with its plan and its conversations. */
export async function listAccounts(
  services: Pick<Services, 'db' | 'reads' | 'log' | 'clock'>,
  {
    page,
    q,
    sort = 'newest',
  }: { page: number; q?: string | undefined; sort?: (typeof USER_SORTS)[number] | undefined },
): Promise<Page> {
  const { rows, total, threads, plans } = await fromStandby(services, async (db) => {
    const found = await listUsers(db, page, q, sort)
    const ids = found.rows.map(({ id }) => id)
    return { ...found, threads: await threadsOf(db, ids), plans: await listPlans(db, ids, services.clock()) }
  })
  return presentPage(
    page,
    total,
    rows.slice(0, ADMIN_PAGE).map((user) =>
      presentUserRow(user, {
        plan: plans.get(user.id) ?? 'free',
        threads: threads.get(user.id)?.count ?? 0,
        lastAt: threads.get(user.id)?.lastAt ?? null,
      }),
    ),
  )
}
