import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashSecret, newSecret } from '../../platform/secret.ts'
import { insertSession, updateUser, type User } from './queries.ts'
import type { Actor } from './find-actor.ts'

/** Signs a person in on one more device. */
export async function openSession(db: Db, clock: Clock, user: User, userAgent: string | undefined): Promise<Actor> {
  const token = newSecret()
  const now = clock()
  await insertSession(db, { tokenHash: hashSecret(token), userId: user.id, createdAt: now, lastUsedAt: now, userAgent })
  const signedIn = await updateUser(db, user.id, { lastLoginAt: now })
  return { user: signedIn ?? user, token }
}
