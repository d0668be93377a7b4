import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { ADMIN_PAGE } from '#contract/admin-rows.ts'
import { users } from '#core/users/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { countRows, rowsOnPage } from '#platform/database/page.ts'
import { correctionRequests } from './tables.ts'

export type CorrectionRequest = typeof correctionRequests.$inferSelect

const isOpen = isNull(correctionRequests.answeredAt)

/** False where one of this person's waits already. */
export async function insertRequest(
  db: Db,
  request: Pick<CorrectionRequest, 'userId' | 'reason' | 'askedAt'>,
): Promise<boolean> {
  const rows = await db
    .insert(correctionRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: correctionRequests.id })
  return rows.length > 0
}

export async function findOpen(db: Db, userId: number): Promise<CorrectionRequest | undefined> {
  const [row] = await db
    .select()
    .from(correctionRequests)
    .where(and(eq(correctionRequests.userId, userId), isOpen))
  return row
}

export async function findLastAnswered(db: Db, userId: number): Promise<CorrectionRequest | undefined> {
  const [row] = await db
    .select()
    .from(correctionRequests)
    .where(and(eq(correctionRequests.userId, userId), isNotNull(correctionRequests.answeredAt)))
    .orderBy(desc(correctionRequests.answeredAt))
    .limit(1)
  return row
}

export async function answerOpen(
  db: Db,
  userId: number,
  answer: { granted: boolean; answeredAt: Date },
): Promise<void> {
  await db
    .update(correctionRequests)
    .set(answer)
    .where(and(eq(correctionRequests.userId, userId), isOpen))
}

/** The requests that wait, longest first, with whose they are. */
export async function listOpen(db: Db, page: number) {
  const { limit, offset } = rowsOnPage(page, ADMIN_PAGE)
  const rows = await db
    .select({ request: correctionRequests, user: users })
    .from(correctionRequests)
    .innerJoin(users, eq(users.id, correctionRequests.userId))
    .where(isOpen)
    .orderBy(asc(correctionRequests.askedAt), asc(correctionRequests.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await countRows(db, correctionRequests, isOpen) }
}
