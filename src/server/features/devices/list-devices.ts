import type { Device } from '#contract/account-data.ts'
import { AppError } from '#platform/app-error.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { deleteDevice, deleteSession, isLive, listSessions } from '#core/sessions/api.ts'
import { isStaff } from '#core/users/api.ts'

/** A name for a session from which nothing can be learned of its token: a hash of its hash. */
const idOf = (tokenHash: string) => hashSecret(tokenHash).slice(0, 24)

export async function listDevices({ db, clock, env }: Services, { user, token }: Actor): Promise<Device[]> {
  const current = hashSecret(token)
  const now = clock()
  return (await listSessions(db, user.id))
    .filter((session) => isLive(session, now, isStaff({ env }, user)))
    .map(({ tokenHash, userAgent, createdAt, lastUsedAt }) => ({
      id: idOf(tokenHash),
      user_agent: userAgent,
      signed_in_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      current: tokenHash === current,
    }))
}

/** Signs a device out, which is then no longer a known one. @throws {AppError} not_found for a device that is none of theirs. */
export async function endDevice({ db }: Services, { user }: Actor, id: string): Promise<void> {
  const session = (await listSessions(db, user.id)).find(({ tokenHash }) => idOf(tokenHash) === id)
  if (!session) throw new AppError('not_found')
  await deleteSession(db, session.tokenHash)
  if (session.deviceHash) await deleteDevice(db, session.deviceHash)
}
