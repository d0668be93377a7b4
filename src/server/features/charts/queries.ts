import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { people } from '../people/tables.ts'
import { charts } from './tables.ts'

type PersonRow = typeof people.$inferSelect
/** A chart with the person it is made with or of. */
export type ChartRow = typeof charts.$inferSelect & { person: PersonRow | null }

/** Undefined when there is a chart of this type already, with this person, or for this time and place. */
export async function insertChart(db: Db, chart: typeof charts.$inferInsert): Promise<{ hash: string } | undefined> {
  const [row] = await db.insert(charts).values(chart).onConflictDoNothing().returning({ hash: charts.hash })
  return row
}

const withPeople = (db: Db) =>
  db.select({ chart: charts, person: people }).from(charts).leftJoin(people, eq(people.id, charts.personId))

export async function listCharts(db: Db, userId: number): Promise<ChartRow[]> {
  const rows = await withPeople(db).where(eq(charts.userId, userId)).orderBy(desc(charts.createdAt), desc(charts.id))
  return rows.map(({ chart, person }) => ({ ...chart, person }))
}

/** Another person's chart is not found, as if it did not exist. */
export async function findChart(db: Db, userId: number, hash: string): Promise<ChartRow | undefined> {
  const [row] = await withPeople(db).where(and(eq(charts.userId, userId), eq(charts.hash, hash)))
  return row && { ...row.chart, person: row.person }
}

export const countReturns = (db: Db, userId: number): Promise<number> =>
  db.$count(charts, and(eq(charts.userId, userId), isNotNull(charts.returnFor)))

export const hasChart = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(charts, eq(charts.userId, userId))) > 0

/** False when there is no such chart of this person. */
export async function setRules(
  db: Db,
  userId: number,
  hash: string,
  rules: typeof charts.$inferInsert.rules,
): Promise<boolean> {
  const changed = await db
    .update(charts)
    .set({ rules })
    .where(and(eq(charts.userId, userId), eq(charts.hash, hash)))
    .returning({ id: charts.id })
  return changed.length > 0
}
