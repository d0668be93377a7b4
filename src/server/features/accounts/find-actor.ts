import { RETENTION_DAYS } from '#contract/retention.ts'
import { civilDateAt, yesterdayAnywhere } from '../../platform/civil-today.ts'
import { hashSecret } from '../../platform/secret.ts'
import type { Services } from '../../platform/services.ts'
import { sessionQuery, touchSession, updateUser, type Beside, type ReadBeside, type User } from './queries.ts'

/** Who is calling, proven by a live session. */
export interface Actor {
  user: User
  token: string
}

/** A session ends when it was not used for so long. */
export const IDLE_MS = RETENTION_DAYS.sessions * 86_400_000
const TOUCH_EVERY_MS = 3_600_000

/** Who a token belongs to, and what a call reads beside; undefined when it is unknown, ended or unused for 90 days. */
export type FindActor<Columns extends Beside> = (
  token: string,
  timeZone: string | undefined,
) => Promise<{ actor: Actor; beside: ReadBeside<Columns> } | undefined>

/** Prepares the query by which callers are found; the name is its own. */
export function actorFinder<Columns extends Beside>(
  { db, clock }: Services,
  name: string,
  beside: Columns,
): FindActor<Columns> {
  const findSession = sessionQuery(db, name, beside)
  return async (token, timeZone) => {
    const tokenHash = hashSecret(token)
    const now = clock()
    const session = await findSession(tokenHash, {
      timeZone: timeZone ?? null,
      today: timeZone === undefined ? null : civilDateAt(now, timeZone),
      yesterdayAnywhere: yesterdayAnywhere(now),
    })
    if (!session) return undefined
    const idleMs = now.getTime() - session.lastUsedAt.getTime()
    if (idleMs > IDLE_MS) return undefined
    if (idleMs > TOUCH_EVERY_MS) await touchSession(db, tokenHash, now)
    return { actor: { user: session.user, token }, beside: session.beside }
  }
}

/** Keeps the zone that a person's device sent, for the requests and the jobs that come without one. */
export async function rememberTimeZone({ db }: Services, actor: Actor, timeZone: string): Promise<Actor> {
  if (actor.user.timeZone === timeZone) return actor
  return { ...actor, user: (await updateUser(db, actor.user.id, { timeZone })) ?? actor.user }
}
