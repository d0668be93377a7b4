import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Lang } from '#contract/field.ts'
import type { Db } from '../../platform/database/database.ts'
import { dailyHoroscopes, type WrittenDay } from './tables.ts'

/** One horoscope: whose, of which day, in which words and on which clock. */
export interface DayKey {
  userId: number
  date: string
  lang: Lang
  timeZone: string
}

const isDay = ({ userId, date, lang, timeZone }: DayKey) =>
  and(
    eq(dailyHoroscopes.userId, userId),
    eq(dailyHoroscopes.date, date),
    eq(dailyHoroscopes.lang, lang),
    eq(dailyHoroscopes.timeZone, timeZone),
  )

export async function listDays(db: Db, key: Omit<DayKey, 'date'>, dates: string[]) {
  return db
    .select()
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
export async function queueDays(db: Db, keys: DayKey[], now: Date, retryBefore: Date): Promise<DayKey[]> {
  if (keys.length === 0) return []
  return db
    .insert(dailyHoroscopes)
    .values(keys.map((key) => ({ ...key, createdAt: now, updatedAt: now })))
    .onConflictDoUpdate({
      target: [dailyHoroscopes.userId, dailyHoroscopes.date, dailyHoroscopes.lang, dailyHoroscopes.timeZone],
      set: { status: 0, updatedAt: now },
      setWhere: and(eq(dailyHoroscopes.status, -1), lt(dailyHoroscopes.updatedAt, retryBefore)),
    })
    .returning({
      userId: dailyHoroscopes.userId,
      date: dailyHoroscopes.date,
      lang: dailyHoroscopes.lang,
      timeZone: dailyHoroscopes.timeZone,
    })
}

/** A day that was taken for writing. One forgotten since and asked for anew is another. */
export interface StartedDay extends DayKey {
  createdAt: Date
}

/** Takes a day for writing; undefined when it is written already or was forgotten in the meantime. */
export async function startDay(db: Db, key: DayKey, now: Date): Promise<StartedDay | undefined> {
  const [row] = await db
    .update(dailyHoroscopes)
    .set({ status: 1, updatedAt: now })
    .where(and(isDay(key), or(eq(dailyHoroscopes.status, 0), eq(dailyHoroscopes.status, 1))))
    .returning({ createdAt: dailyHoroscopes.createdAt })
  return row && { ...key, createdAt: row.createdAt }
}

/** Stores what was written, unless another worker was first or the day was forgotten. */
export async function finishDay(db: Db, day: StartedDay, content: WrittenDay, now: Date): Promise<void> {
  await db
    .update(dailyHoroscopes)
    .set({ status: 2, content, writings: sql`${dailyHoroscopes.writings} + 1`, updatedAt: now })
    .where(and(isDay(day), eq(dailyHoroscopes.status, 1), eq(dailyHoroscopes.createdAt, day.createdAt)))
}

export async function failDay(db: Db, key: DayKey, now: Date): Promise<void> {
  await db
    .update(dailyHoroscopes)
    .set({ status: -1, updatedAt: now })
    .where(and(isDay(key), lt(dailyHoroscopes.status, 2)))
}

export async function deleteDays(db: Db, userId: number): Promise<void> {
  await db.delete(dailyHoroscopes).where(eq(dailyHoroscopes.userId, userId))
}
