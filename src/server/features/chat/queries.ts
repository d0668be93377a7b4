import { deleteAll } from '#platform/database/delete-all.ts'
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, like, lt, max, ne, sql } from 'drizzle-orm'
import { countRows, rowsOnPage } from '#platform/database/page.ts'
import { ADMIN_PAGE } from '#contract/admin-rows.ts'
import { users } from '#core/users/tables.ts'
import type { CareAnswer } from '#reading/astrologer/safety/care-room.ts'
import type { Db } from '#platform/database/database.ts'
import { chatMessages, chatThreads, modelSpends } from './tables.ts'

export type ThreadRow = typeof chatThreads.$inferSelect
export type MessageRow = typeof chatMessages.$inferSelect
export type ReplyChanges = Partial<Omit<typeof chatMessages.$inferInsert, 'id' | 'threadId' | 'role'>>

/** The threads of a person, the one written in last first. */
export async function listThreads(db: Db, userId: number): Promise<ThreadRow[]> {
  return db
    .select()
    .from(chatThreads)
    .where(eq(chatThreads.userId, userId))
    .orderBy(desc(chatThreads.lastAt), desc(chatThreads.id))
}

export async function latestThread(db: Db, userId: number): Promise<ThreadRow | undefined> {
  return (await listThreads(db, userId))[0]
}

/** Another person's thread is not found, as if it did not exist. */
export async function findThread(db: Db, userId: number, id: string): Promise<ThreadRow | undefined> {
  const [row] = await db
    .select()
    .from(chatThreads)
    .where(and(eq(chatThreads.userId, userId), eq(chatThreads.id, id)))
  return row
}

export async function insertThread(db: Db, thread: typeof chatThreads.$inferInsert): Promise<ThreadRow> {
  const [row] = await db.insert(chatThreads).values(thread).returning()
  if (!row) throw new Error('the database kept no thread')
  return row
}

export async function touchThread(db: Db, id: string, at: Date): Promise<void> {
  await db.update(chatThreads).set({ lastAt: at }).where(eq(chatThreads.id, id))
}

/** Notes what a message in distress was about, and how far the conversation is after it. */
export async function keepCare(db: Db, id: string, { care, isAcute }: CareAnswer, at: Date): Promise<void> {
  await db
    .update(chatThreads)
    .set({
      careClass: care.topic,
      careSubject: care.subject,
      careCountry: care.country,
      careCountrySaid: care.isCountrySaid ?? false,
      careStage: care.stage,
      careReplies: care.replies,
      ...(isAcute && { careAt: at }),
    })
    .where(eq(chatThreads.id, id))
}

/** Notes that the person has returned to ordinary questions. */
export async function closeCare(db: Db, id: string): Promise<void> {
  await db.update(chatThreads).set({ careStage: 'closed' }).where(eq(chatThreads.id, id))
}

/** Whether there was one to delete. */
export async function deleteThread(db: Db, userId: number, id: string): Promise<boolean> {
  const rows = await db
    .delete(chatThreads)
    .where(and(eq(chatThreads.userId, userId), eq(chatThreads.id, id)))
    .returning({ id: chatThreads.id })
  return rows.length > 0
}

export async function insertMessage(db: Db, message: typeof chatMessages.$inferInsert): Promise<MessageRow> {
  const [row] = await db.insert(chatMessages).values(message).returning()
  if (!row) throw new Error('the database kept no message')
  return row
}

/** Ends a reply that was being written; undefined when something else ended it before. */
export async function endReply(db: Db, id: number, changes: ReplyChanges): Promise<MessageRow | undefined> {
  const [row] = await db
    .update(chatMessages)
    .set(changes)
    .where(and(eq(chatMessages.id, id), eq(chatMessages.status, 'pending')))
    .returning()
  const status = row?.status
  if (row?.questionId && status)
    await db.update(chatMessages).set({ status }).where(eq(chatMessages.id, row.questionId))
  return row
}

export async function findMessage(db: Db, id: number): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(chatMessages).where(eq(chatMessages.id, id))
  return row
}

/** The newest messages of a thread, oldest of them first, without failed ones. */
export async function listMessages(db: Db, threadId: string, most: number): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.threadId, threadId), ne(chatMessages.status, 'failed')))
    .orderBy(desc(chatMessages.id))
    .limit(most)
  return rows.toReversed()
}

/** The questions of a thread, oldest first; of the latest thread where none is named, and of none where it is to be new. */
export async function listQuestions(
  db: Db,
  userId: number,
  thread: string | undefined,
  most: number,
): Promise<string[]> {
  const [latest] = thread === undefined ? await listThreads(db, userId) : []
  const rows = await db
    .select({ content: chatMessages.content })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.threadId))
    .where(
      and(
        eq(chatThreads.userId, userId),
        eq(chatThreads.id, thread ?? latest?.id ?? ''),
        eq(chatMessages.role, 'user'),
        ne(chatMessages.status, 'failed'),
        isNull(chatMessages.careLinks),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(most)
  return rows.map(({ content }) => content).toReversed()
}

/** The reply that a thread had last, however it ended. */
export async function latestReply(db: Db, threadId: string): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.threadId, threadId), eq(chatMessages.role, 'assistant')))
    .orderBy(desc(chatMessages.id))
    .limit(1)
  return row
}

/** Replies that nobody writes any more, each with whose it is. */
export async function listOrphaned(db: Db, before: Date): Promise<{ id: number; userId: number }[]> {
  return db
    .select({ id: chatMessages.id, userId: chatThreads.userId })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.threadId))
    .where(
      and(eq(chatMessages.role, 'assistant'), eq(chatMessages.status, 'pending'), lt(chatMessages.createdAt, before)),
    )
    .orderBy(asc(chatMessages.id))
}
/** How many replies since an instant came to which verdict, and how many fell back for what. */
export async function countReplies(db: Db, since: Date) {
  const { author, verdict, failure } = chatMessages
  return db
    .select({ author, verdict, failure, replies: sql<number>`count(*)::int` })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.role, 'assistant'),
        inArray(chatMessages.status, ['done', 'stopped', 'failed']),
        gte(chatMessages.createdAt, since),
      ),
    )
    .groupBy(author, verdict, failure)
}

/** The newest replies since an instant of which something was dropped, each with whose it is. */
export async function listRepliesWithDropped(db: Db, since: Date, most: number) {
  const { id, threadId, createdAt, droppedSentences } = chatMessages
  return db
    .select({ id, threadId, createdAt, droppedSentences, userId: chatThreads.userId })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, threadId))
    .where(and(isNotNull(droppedSentences), gte(createdAt, since)))
    .orderBy(desc(createdAt), desc(id))
    .limit(most)
}

/** Adds to what was spent under a key, unless that would pass a ceiling. Whether it was added. */
export async function addSpend(db: Db, key: string, micros: number, ceiling: number): Promise<boolean> {
  if (micros > ceiling) return false
  const rows = await db
    .insert(modelSpends)
    .values({ key, micros })
    .onConflictDoUpdate({
      target: modelSpends.key,
      set: { micros: sql`${modelSpends.micros} + ${micros}` },
      setWhere: sql`${modelSpends.micros} + ${micros} <= ${ceiling}`,
    })
    .returning()
  return rows.length > 0
}

/** Corrects what was set aside to what it came to. */
export async function correctSpend(db: Db, key: string, byMicros: number): Promise<void> {
  await db
    .update(modelSpends)
    .set({ micros: sql`greatest(0, ${modelSpends.micros} + ${byMicros})` })
    .where(eq(modelSpends.key, key))
}

const isSpendOf = (userId: number) => like(modelSpends.key, `% user:${userId}`)

/** Of model costs, which know persons by their key alone. */
export async function spendsOf(db: Db, userId: number) {
  return db.select().from(modelSpends).where(isSpendOf(userId))
}

export async function forgetSpendsOf(tx: Db, userId: number): Promise<void> {
  await tx.delete(modelSpends).where(isSpendOf(userId))
}

/** How many conversations each of some people has, and when the latest was written in. */
export async function threadsOf(db: Db, userIds: readonly number[]) {
  if (userIds.length === 0) return new Map<number, { count: number; lastAt: Date | null }>()
  const rows = await db
    .select({ userId: chatThreads.userId, count: count(), lastAt: max(chatThreads.lastAt) })
    .from(chatThreads)
    .where(inArray(chatThreads.userId, [...userIds]))
    .groupBy(chatThreads.userId)
  return new Map(rows.map(({ userId, ...own }) => [userId, own]))
}

export async function latestThreads(db: Db, userId: number) {
  return db
    .select()
    .from(chatThreads)
    .where(eq(chatThreads.userId, userId))
    .orderBy(desc(chatThreads.lastAt))
    .limit(100)
}

export async function listAllThreads(db: Db, page: number) {
  const { limit, offset } = rowsOnPage(page, ADMIN_PAGE)
  const rows = await db
    .select({ thread: chatThreads, email: users.email })
    .from(chatThreads)
    .innerJoin(users, eq(users.id, chatThreads.userId))
    .orderBy(desc(chatThreads.lastAt))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ thread }) => thread.id)
  const counts =
    ids.length === 0
      ? []
      : await db
          .select({ id: chatMessages.threadId, count: count() })
          .from(chatMessages)
          .where(inArray(chatMessages.threadId, ids))
          .groupBy(chatMessages.threadId)
  const messages = new Map(counts.map(({ id, count: own }) => [id, own]))
  return {
    rows: rows.map((row) => ({ ...row, messages: messages.get(row.thread.id) ?? 0 })),
    total: await countRows(db, chatThreads),
  }
}

/** Undefined where there is no such conversation. */
export async function findThreadMessages(db: Db, threadId: string) {
  const [thread] = await db.select({ id: chatThreads.id }).from(chatThreads).where(eq(chatThreads.id, threadId))
  if (!thread) return undefined
  return db.select().from(chatMessages).where(eq(chatMessages.threadId, threadId)).orderBy(asc(chatMessages.id))
}

/** What the check against the facts came to, of the replies between two instants. */
export async function readVerdicts(db: Db, from: Date, to: Date) {
  const rows = await db
    .select({ verdict: chatMessages.verdict, count: count() })
    .from(chatMessages)
    .where(and(gte(chatMessages.createdAt, from), lt(chatMessages.createdAt, to), isNotNull(chatMessages.verdict)))
    .groupBy(chatMessages.verdict)
  const of = (verdict: 'true' | 'mended' | 'replaced') => rows.find((row) => row.verdict === verdict)?.count ?? 0
  return {
    checked: rows.reduce((sum, row) => sum + row.count, 0),
    true: of('true'),
    mended: of('mended'),
    replaced: of('replaced'),
  }
}

/**
 * What models cost for single persons before an instant. Keys begin with their UTC date, so that they sort by it; the sums
 * of all are the operator's and stay.
 */
export const deleteOldSpends = (db: Db, before: Date) =>
  deleteAll(
    db,
    modelSpends,
    and(lt(modelSpends.key, before.toISOString().slice(0, 10)), like(modelSpends.key, '% user:%')),
  )
