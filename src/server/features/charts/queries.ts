import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { charts } from './tables.ts'

export type ChartRow = typeof charts.$inferSelect

/** Undefined when the person has a chart of this type already. */
export async function insertChart(db: Db, chart: typeof charts.$inferInsert): Promise<ChartRow | undefined> {
  const [row] = await db.insert(charts).values(chart).onConflictDoNothing().returning()
  return row
}

export async function listCharts(db: Db, userId: number): Promise<ChartRow[]> {
  return db.select().from(charts).where(eq(charts.userId, userId)).orderBy(desc(charts.createdAt), desc(charts.id))
}

/** Another person's chart is not found, as if it did not exist. */
export async function findChart(db: Db, userId: number, hash: string): Promise<ChartRow | undefined> {
  const [row] = await db
    .select()
    .from(charts)
    .where(and(eq(charts.userId, userId), eq(charts.hash, hash)))
  return row
}
