import { lt } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { IDLE_MS } from './find-actor.ts'
import { mailTokens, sessions } from './tables.ts'

/** Drops sessions nobody has used for their lifetime, and links that have expired. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.lastUsedAt, new Date(now.getTime() - IDLE_MS)))
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, now))
}
