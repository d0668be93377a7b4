import { hashSecret } from '../../platform/secret.ts'
import type { Services } from '../../platform/services.ts'
import { findSession, touchSession, updateUser, type User } from './queries.ts'

/** Who is calling, proven by a live session. */
export interface Actor {
  user: User
  token: string
}

/** A session ends after 90 days without use. */
export const IDLE_MS = 90 * 86_400_000
const TOUCH_EVERY_MS = 3_600_000

/** The person a token belongs to; undefined when it is unknown, ended or unused for 90 days. */
export async function findActor({ db, clock }: Services, token: string): Promise<Actor | undefined> {
  const tokenHash = hashSecret(token)
  const session = await findSession(db, tokenHash)
  if (!session) return undefined
  const idleMs = clock().getTime() - session.lastUsedAt.getTime()
  if (idleMs > IDLE_MS) return undefined
  if (idleMs > TOUCH_EVERY_MS) await touchSession(db, tokenHash, clock())
  return { user: session.user, token }
}

/** Keeps the zone that a person's device sent, for the requests and the jobs that come without one. */
export async function rememberTimeZone({ db }: Services, actor: Actor, timeZone: string): Promise<Actor> {
  if (actor.user.timeZone === timeZone) return actor
  return { ...actor, user: (await updateUser(db, actor.user.id, { timeZone })) ?? actor.user }
}
