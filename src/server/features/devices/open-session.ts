import type { Db } from '#platform/database/database.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { insertSession, rememberDevice, type Device } from '#core/sessions/api.ts'
import { updateUser, type User } from '#core/users/api.ts'
import { tellOwner } from './tell-owner.ts'

/**
 * Signs a person in on one more device; `strong` where it took more than a password: a code of the app, or a passkey. The
 * owner is mailed of a device that never signed in before: not at registration, and not with a password that was set just
 * now, of which another mail tells (`isTold`).
 */
export async function openSession(
  db: Db,
  services: Pick<Services, 'boss' | 'clock' | 'log'>,
  user: User,
  device: Device,
  { strong = false, isTold = false }: { strong?: boolean; isTold?: boolean } = {},
): Promise<Actor> {
  const { clock, log } = services
  const token = newSecret()
  const now = clock()
  const { tokenHash: deviceHash, isNew } = await rememberDevice(db, user.id, device, now)
  const { userAgent } = device
  const proof = { provenAt: now, strongAt: strong ? now : null }
  const times = { createdAt: now, lastUsedAt: now, ...proof }
  await insertSession(db, { tokenHash: hashSecret(token), userId: user.id, ...times, userAgent, deviceHash })
  if (isNew && !isTold && user.lastLoginAt) await tellOwner(services, db, { userId: user.id, userAgent })
  const signedIn = await updateUser(db, user.id, { lastLoginAt: now })
  log.info('signed in', { user: user.id })
  return { user: signedIn ?? user, token, ...proof }
}
