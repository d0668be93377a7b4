import { deleteAll } from './database/delete-all.ts'
import { eq, lt, sql } from 'drizzle-orm'
import { AppError } from './app-error.ts'
import type { Db } from './database/database.ts'
import { rateLimits } from './rate-limits-table.ts'

export interface Limit {
  /** Who tries what, such as `login:ip:…`. Holds no secret. */
  key: string
  limit: number
  windowSeconds: number
}

const secondsLeft = (windowStart: Date, windowSeconds: number, now: Date) =>
  Math.max(1, Math.ceil((windowStart.getTime() + windowSeconds * 1000 - now.getTime()) / 1000))

/** What is left of a window. */
export interface Window {
  /** How many were counted in it; more than the limit once some were refused. */
  count: number
  /** Until the next one begins. */
  secondsLeft: number
}

/** Counts one attempt or several, in the database so that it holds across processes. */
export async function countInWindow(
  db: Db,
  { key, windowSeconds }: Pick<Limit, 'key' | 'windowSeconds'>,
  now: Date,
  attempts = 1,
): Promise<Window> {
  const oldest = new Date(now.getTime() - windowSeconds * 1000)
  const expired = sql`${rateLimits.windowStart} <= ${oldest.toISOString()}::timestamptz`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: now, count: attempts })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${expired} then ${attempts}::integer else ${rateLimits.count} + ${attempts}::integer end`,
        windowStart: sql`case when ${expired} then ${now.toISOString()}::timestamptz else ${rateLimits.windowStart} end`,
      },
    })
    .returning()
  const { count, windowStart } = row ?? { count: attempts, windowStart: now }
  return { count, secondsLeft: secondsLeft(windowStart, windowSeconds, now) }
}

/** What was counted in the present window, without counting. */
export async function readWindow(
  db: Db,
  { key, windowSeconds }: Pick<Limit, 'key' | 'windowSeconds'>,
  now: Date,
): Promise<Window> {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key))
  const isOver = !row || row.windowStart.getTime() + windowSeconds * 1000 <= now.getTime()
  return isOver
    ? { count: 0, secondsLeft: windowSeconds }
    : { count: row.count, secondsLeft: secondsLeft(row.windowStart, windowSeconds, now) }
}

/** Counts one attempt. Null while there are attempts left, else the seconds to wait. */
export async function takeAttempt(db: Db, limit: Limit, now: Date): Promise<number | null> {
  const { count, secondsLeft: waitSeconds } = await countInWindow(db, limit, now)
  return count <= limit.limit ? null : waitSeconds
}

/** The seconds to wait where no attempts are left, without taking one; null while there are. */
export async function attemptsSpent(db: Db, limit: Limit, now: Date): Promise<number | null> {
  const { count, secondsLeft: waitSeconds } = await readWindow(db, limit, now)
  return count < limit.limit ? null : waitSeconds
}

/**
 * Counts one attempt.
 * @throws {AppError} rate_limited, with the seconds to wait.
 */
export async function countAttempt(db: Db, limit: Limit, now: Date): Promise<void> {
  const retryAfterSeconds = await takeAttempt(db, limit, now)
  if (retryAfterSeconds !== null) throw new AppError('rate_limited', { retryAfterSeconds })
}

/** Forgets what was counted under a key, once its owner has shown to be in the right. */
export async function forgiveAttempts(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** Counts of attempts whose time began before an instant. */
export const deleteOldAttempts = (db: Db, before: Date) => deleteAll(db, rateLimits, lt(rateLimits.windowStart, before))
