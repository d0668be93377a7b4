import { eq, sql } from 'drizzle-orm'
import { AppError } from './app-error.ts'
import type { Db } from './database/database.ts'
import { rateLimits } from './rate-limits-table.ts'

export interface Limit {
  /** Who tries what, such as `login:ip:…`. Holds no secret. */
  key: string
  limit: number
  windowSeconds: number
}

/**
 * Counts one attempt, in the database so that it holds across processes.
 * @throws {AppError} rate_limited, with the seconds to wait.
 */
export async function countAttempt(db: Db, { key, limit, windowSeconds }: Limit, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - windowSeconds * 1000)
  const expired = sql`${rateLimits.windowStart} <= ${oldest.toISOString()}::timestamptz`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: now, count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${expired} then ${now.toISOString()}::timestamptz else ${rateLimits.windowStart} end`,
      },
    })
    .returning()
  if (!row || row.count <= limit) return
  const retryAfterSeconds = Math.max(
    1,
    Math.ceil((row.windowStart.getTime() + windowSeconds * 1000 - now.getTime()) / 1000),
  )
  throw new AppError('rate_limited', { retryAfterSeconds })
}

/** Forgets what was counted under a key, once its owner has shown to be in the right. */
export async function forgiveAttempts(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}
