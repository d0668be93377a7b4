import type { Db } from '#platform/database/database.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { type Device, insertSession, rememberDevice } from '#core/sessions/api.ts'
import { updateUser, type User } from '#core/users/api.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { AppError } from '#platform/app-error.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { newDeviceMail } from './job.ts'

/**
 * Signs a person in on one more device; `strong` where it took more than a password: a code of the app, or a passkey. The
 * owner is mailed of a device that never signed in before: not at registration, and not with a password that was set just
 * now, of which another mail tells (`isTold`). `again` where they were signed in already, and showed once more who they are.
 */
export async function openSession(
  db: Db,
  services: Pick<Services, 'boss' | 'clock' | 'log'>,
  user: User,
  device: Device,
  { strong = false, isTold = false, again = false }: { strong?: boolean; isTold?: boolean; again?: boolean } = {},
): Promise<Actor> {
  const { clock, log } = services
  const token = newSecret()
  const now = clock()
  const { tokenHash: deviceHash, isNew } = await rememberDevice(db, user.id, device, now)
  const { userAgent } = device
  const proof = { provenAt: now, strongAt: strong ? now : null, provenAgainAt: again ? now : null }
  const times = { createdAt: now, lastUsedAt: now, ...proof }
  await insertSession(db, { tokenHash: hashSecret(token), userId: user.id, ...times, userAgent, deviceHash })
  if (isNew && !isTold && user.lastLoginAt) await tellOwner(services, db, { userId: user.id, userAgent })
  const signedIn = await updateUser(db, user.id, { lastLoginAt: now })
  log.info('signed in', { user: user.id })
  return { user: signedIn ?? user, token, ...proof }
}

/** More in a day tell nothing new, and somebody who has the password could fill the mailbox with them. */
const A_DAY = { limit: 10, windowSeconds: 86_400 } as const

/** Mails of a new device, when the transaction in which it signed in has ended. */
async function tellOwner(
  { boss, clock }: Pick<Services, 'boss' | 'clock'>,
  tx: Db,
  { userId, userAgent }: { userId: number; userAgent: string | undefined },
): Promise<void> {
  const now = clock()
  try {
    await countAttempt(tx, { key: `new-device:${userId}`, ...A_DAY }, now)
  } catch (error) {
    if (error instanceof AppError && error.reason === 'rate_limited') return
    throw error
  }
  await enqueue(boss, tx, newDeviceMail, { userId, userAgent: userAgent ?? null, at: now.toISOString() })
}
