import { civilDateAt, yesterdayAnywhere } from '#platform/civil-today.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { isLive, touchSession } from '#core/sessions/api.ts'
import { isStaff, movesDay, updateUser, type User } from '#core/users/api.ts'
import { sessionQuery, type Preload, type Preloaded } from './queries.ts'

/** Who is calling, proven by a live session. */
export interface Actor {
  user: User
  token: string
  /** When the person last showed in this session who they are, and when by more than a password. */
  provenAt: Date | null
  strongAt: Date | null
  /** When they last showed it beside signing in. */
  provenAgainAt: Date | null
}

const TOUCH_EVERY_MS = 3_600_000

/** Who a token belongs to, and what a call reads with them; undefined when it is unknown or its session is over (`isLive`). */
export type FindActor<Columns extends Preload> = (
  token: string,
  timeZone: string | undefined,
) => Promise<{ actor: Actor; preload: Preloaded<Columns> } | undefined>

/** Prepares the query by which callers are found; the name is its own. */
export function actorFinder<Columns extends Preload>(
  { db, clock, env }: Services,
  name: string,
  preload: Columns,
): FindActor<Columns> {
  const findSession = sessionQuery(db, name, preload)
  return async (token, timeZone) => {
    const tokenHash = hashSecret(token)
    const now = clock()
    const session = await findSession(tokenHash, {
      timeZone: timeZone ?? null,
      today: timeZone === undefined ? null : civilDateAt(now, timeZone),
      yesterdayAnywhere: yesterdayAnywhere(now),
    })
    if (!session || !isLive(session, now, isStaff({ env }, session.user))) return undefined
    if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_EVERY_MS) await touchSession(db, tokenHash, now)
    const { user, provenAt, strongAt, provenAgainAt } = session
    return { actor: { user, token, provenAt, strongAt, provenAgainAt }, preload: session.preload }
  }
}

/** Keeps the zone that a person's device sent, for the requests and the jobs that come without one. */
export async function rememberTimeZone({ db, clock }: Services, actor: Actor, timeZone: string): Promise<Actor> {
  const { user } = actor
  const now = clock()
  const day = movesDay(user, timeZone, now) && { dayTimeZone: timeZone, dayTimeZoneSince: now }
  if (user.timeZone === timeZone && !day) return actor
  return { ...actor, user: (await updateUser(db, user.id, { timeZone, ...day })) ?? user }
}
