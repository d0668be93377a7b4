import type { AdminUser } from '#contract/admin-rows.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { presentAccount } from '../accounts/api.ts'
import { listTransactions } from '../plans/api.ts'
import { readLedger } from '#core/entitlements/api.ts'
import { listAudit, presentAudit, type Staff } from '../staff/api.ts'
import { presentLedger } from './present.ts'
import { listForStaff } from '../reports/api.ts'
import { latestThreads } from '../chat/api.ts'
import { countPasskeys, listSessions } from '#core/sessions/api.ts'
import { findUser } from '#core/users/api.ts'

/**
 * An account with everything the staff needs to answer its owner; what was done to it by whom is shown to owners.
 * @throws {AppError} not_found
 */
export async function getAccount(services: Services, userId: number, staff: Staff): Promise<AdminUser> {
  const { db } = services
  const user = await findUser(db, userId)
  if (!user) throw new AppError('not_found')
  const { token: _, ...account } = await presentAccount(services, { user, token: '' })
  const [threads, reports, sessions, transactions, ledger, audit] = [
    await latestThreads(db, userId),
    await listForStaff(db, userId),
    await listSessions(db, userId),
    await listTransactions(services, user),
    await readLedger(db, userId),
    staff.role === 'owner' ? (await listAudit(db, 1, `user:${userId}`)).rows : [],
  ]
  return {
    account,
    passkeys: await countPasskeys(db, userId),
    threads: threads.map(({ id, createdAt }) => ({ thread: id, created_at: createdAt.toISOString() })),
    reports,
    sessions: sessions.map(({ createdAt, lastUsedAt, userAgent }) => ({
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      device: userAgent,
    })),
    transactions,
    ledger: ledger.toReversed().map(presentLedger),
    audit: audit.map(presentAudit),
  }
}
