import { randomUUID } from 'node:crypto'
import type { CallInput } from '#contract/api.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { outsideHost } from './domain/outside-host.ts'
import { findConsent, insertEvents, isOthersVisitor, nameVisitor } from './queries.ts'

/** A busy reader sends a batch every few seconds; a household shares an address. */
const PER_ADDRESS = { limit: 300, windowSeconds: 600 } as const

interface Sender {
  userId: number | null
  ip: string
  declinesTracking: boolean
}

/**
 * Keeps the events of a device that agreed. Nothing is kept when the browser declines, or the account has said no
 * elsewhere: then the answer says so. @throws {AppError} rate_limited
 */
export async function keepEvents(
  { db, clock, env }: Services,
  { visitor, outside, events }: CallInput<'POST /events', 'output'>['body'],
  { userId, ip, declinesTracking }: Sender,
): Promise<{ kept: number; analytics: boolean | null }> {
  const now = clock()
  if (declinesTracking) return { kept: 0, analytics: false }
  await countAttempt(db, { key: `events:ip:${ip}`, ...PER_ADDRESS }, now)
  return db.transaction(async (tx) => {
    const consent = userId === null ? undefined : await findConsent(tx, userId)
    const analytics = consent?.given ?? null
    // An account that has not said yes itself is not counted, whatever its device says: the device tells it first.
    if (userId !== null && analytics !== true) return { kept: 0, analytics }
    if (await isOthersVisitor(tx, visitor, userId)) return { kept: 0, analytics }
    const told = consent ? consent.outside : outside
    const waits = told !== null && told === outsideHost(env)
    await insertEvents(
      tx,
      events.map(({ name, page, age_ms: ageMs }) => ({
        id: randomUUID(),
        at: new Date(now.getTime() - ageMs),
        name,
        page,
        visitor,
        userId,
        waits,
      })),
    )
    if (userId !== null) await nameVisitor(tx, visitor, userId)
    return { kept: events.length, analytics }
  })
}
