import { deleteAll } from '#platform/database/delete-all.ts'
import { DAYS, dropMonths, makeMonths } from '#platform/database/partitions.ts'
import { isWithin, utcDay } from '#platform/database/page.ts'
import { and, eq, exists, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Lang } from '#language/lang.ts'
import type { Db } from '#platform/database/database.ts'
import { bound, nestedRows } from '#platform/database/one-query.ts'
import { sessions } from '#core/sessions/tables.ts'
import { users } from '#core/users/tables.ts'
import { dailyHoroscopes, type WrittenDay } from './tables.ts'

/** One horoscope: whose, of which day, in which words and on which clock. */
export interface DayKey {
  userId: number
  date: string
  lang: Lang
  timeZone: string
}

/** Days as rows to join with, in one value however many they are. */
const daysOf = (days: readonly object[], more = sql``) =>
  sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
    as wanted("userId" int, "date" text, "lang" text, "timeZone" text${more})`

const isWanted = sql`${dailyHoroscopes.userId} = wanted."userId" and ${dailyHoroscopes.date} = wanted."date"
  and ${dailyHoroscopes.lang} = wanted."lang" and ${dailyHoroscopes.timeZone} = wanted."timeZone"`

const keyColumns = {
  userId: dailyHoroscopes.userId,
  date: dailyHoroscopes.date,
  lang: dailyHoroscopes.lang,
  timeZone: dailyHoroscopes.timeZone,
}

/** A day as it is shown. */
export type Day = Pick<typeof dailyHoroscopes.$inferSelect, 'date' | 'status' | 'content'>

const shown = { date: dailyHoroscopes.date, status: dailyHoroscopes.status, content: dailyHoroscopes.content }

/** Today's horoscope on the clock that a request names, in the person's language; to be read with the person. */
export const todayColumn = nestedRows(
  shown,
  dailyHoroscopes,
  and(
    eq(dailyHoroscopes.userId, users.id),
    eq(dailyHoroscopes.date, bound.today),
    eq(dailyHoroscopes.lang, users.lang),
    eq(dailyHoroscopes.timeZone, bound.timeZone),
  ),
)

export async function listDays(db: Db, key: Omit<DayKey, 'date'>, dates: string[]): Promise<Day[]> {
  return db
    .select(shown)
    .from(dailyHoroscopes)
    .where(
      and(
        eq(dailyHoroscopes.userId, key.userId),
        inArray(dailyHoroscopes.date, dates),
        eq(dailyHoroscopes.lang, key.lang),
        eq(dailyHoroscopes.timeZone, key.timeZone),
      ),
    )
    .orderBy(dailyHoroscopes.date)
}

/** Asks for the days that are not there yet, or that failed before `retryBefore`; answers which it really added. */
export async function queueDays(db: Db, keys: DayKey[], now: Date, retryBefore?: Date): Promise<DayKey[]> {
  if (keys.length === 0) return []
  const inserted = db.insert(dailyHoroscopes).values(keys.map((key) => ({ ...key, createdAt: now, updatedAt: now })))
  const orTaken = retryBefore
    ? inserted.onConflictDoUpdate({
        target: Object.values(keyColumns),
        set: { status: 0, updatedAt: now },
        setWhere: and(eq(dailyHoroscopes.status, -1), lt(dailyHoroscopes.updatedAt, retryBefore)),
      })
    : inserted.onConflictDoNothing()
  return orTaken.returning(keyColumns)
}

/** A day that was taken for writing. One forgotten since and asked for anew is another. */
export interface StartedDay extends DayKey {
  createdAt: Date
}

/** Takes days for writing; those that are written already or were forgotten in the meantime are not among them. */
export async function startDays(db: Db, keys: readonly DayKey[], now: Date): Promise<StartedDay[]> {
  return db
    .update(dailyHoroscopes)
    .set({ status: 1, updatedAt: now })
    .from(daysOf(keys))
    .where(and(isWanted, inArray(dailyHoroscopes.status, [0, 1])))
    .returning({ ...keyColumns, createdAt: dailyHoroscopes.createdAt })
}

export interface FinishedDay {
  day: StartedDay
  content: WrittenDay
}

/** Stores what was written, unless another worker was first or a day was forgotten. */
export async function finishDays(db: Db, finished: readonly FinishedDay[], now: Date): Promise<void> {
  if (finished.length === 0) return
  const days = finished.map(({ day, content }) => ({ ...day, content }))
  await db
    .update(dailyHoroscopes)
    .set({
      status: 2,
      content: sql`wanted."content"`,
      writings: sql`${dailyHoroscopes.writings} + 1`,
      updatedAt: now,
    })
    .from(daysOf(days, sql`, "content" jsonb, "createdAt" timestamptz`))
    .where(and(isWanted, eq(dailyHoroscopes.status, 1), eq(dailyHoroscopes.createdAt, sql`wanted."createdAt"`)))
}

export async function failDays(db: Db, keys: readonly DayKey[], now: Date): Promise<void> {
  await db
    .update(dailyHoroscopes)
    .set({ status: -1, updatedAt: now })
    .from(daysOf(keys))
    .where(and(isWanted, lt(dailyHoroscopes.status, 2)))
}

/** The zones that people's clocks are in. */
export async function zonesInUse(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ timeZone: users.timeZone }).from(users).where(isNotNull(users.timeZone))
  return rows.flatMap(({ timeZone }) => timeZone ?? [])
}

/** Of a zone, those who were here since an instant and whose birth is known; by id, from after one on. */
export async function activeInZone(
  db: Db,
  { timeZone, since, after, limit }: { timeZone: string; since: Date; after: number; limit: number },
): Promise<Pick<DayKey, 'userId' | 'lang'>[]> {
  const lately = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), gt(sessions.lastUsedAt, since)))
  return db
    .select({ userId: users.id, lang: users.lang })
    .from(users)
    .where(
      and(
        eq(users.timeZone, timeZone),
        gt(users.id, after),
        isNotNull(users.birthdate),
        isNotNull(users.placeLatitudeDeg),
        isNotNull(users.placeLongitudeDeg),
        isNotNull(users.placeTimeZone),
        exists(lately),
      ),
    )
    .orderBy(users.id)
    .limit(limit)
}

export async function deleteDays(db: Db, userId: number): Promise<void> {
  await db.delete(dailyHoroscopes).where(eq(dailyHoroscopes.userId, userId))
}

/** How many people opened a day, by UTC day. */
export async function activePeopleByDay(db: Db, from: Date, to: Date) {
  const opened = dailyHoroscopes.createdAt
  return db
    .select({ day: utcDay(opened), value: sql<number>`count(distinct ${dailyHoroscopes.userId})` })
    .from(dailyHoroscopes)
    .where(isWithin(opened, from, to))
    .groupBy(sql`1`)
}

/** Whole months, and what is in none. Makes the months ahead as well. */
export async function deleteOldDays(db: Db, before: Date, now: Date): Promise<void> {
  await makeMonths(db, DAYS, now.toISOString().slice(0, 10))
  await dropMonths(db, DAYS, before)
  await deleteAll(db, dailyHoroscopes, lt(dailyHoroscopes.createdAt, before))
}

/** Whether a day has been written for a person. */
export const hasDay = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(dailyHoroscopes, and(eq(dailyHoroscopes.userId, userId), eq(dailyHoroscopes.status, 2)))) > 0

/** Days of everybody that are written, for development, where a changed text is to be seen. */
export async function deleteWrittenDays(db: Db): Promise<void> {
  await db.delete(dailyHoroscopes).where(eq(dailyHoroscopes.status, 2))
}
