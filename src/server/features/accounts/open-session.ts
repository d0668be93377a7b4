import type { Db } from '../../platform/database/database.ts'
import { hashSecret, newSecret } from '../../platform/secret.ts'
import type { Services } from '../../platform/services.ts'
import type { Actor } from './find-actor.ts'
import { insertSession, updateUser, type User } from './queries.ts'

/** What signs in. */
export interface Device {
  ip: string
  userAgent: string | undefined
}

/** Signs a person in on one more device. */
export async function openSession(
  db: Db,
  { clock, log }: Pick<Services, 'clock' | 'log'>,
  user: User,
  { userAgent }: Pick<Device, 'userAgent'>,
): Promise<Actor> {
  const token = newSecret()
  const now = clock()
  await insertSession(db, { tokenHash: hashSecret(token), userId: user.id, createdAt: now, lastUsedAt: now, userAgent })
  const signedIn = await updateUser(db, user.id, { lastLoginAt: now })
  log.info('signed in', { user: user.id })
  return { user: signedIn ?? user, token }
}
