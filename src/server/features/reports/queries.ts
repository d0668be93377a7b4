import { and, eq, gte } from 'drizzle-orm'
import type { ReportType } from '#contract/catalogue/report.ts'
import type { Db } from '../../platform/database/database.ts'
import { reportOrders } from './tables.ts'

export async function insertReport(db: Db, report: typeof reportOrders.$inferInsert): Promise<void> {
  await db.insert(reportOrders).values(report)
}

/** How many reports of a type were ordered since an instant, failed ones left out. */
export async function countReports(db: Db, userId: number, type: ReportType, since: Date): Promise<number> {
  const rows = await db
    .select({ status: reportOrders.status })
    .from(reportOrders)
    .where(and(eq(reportOrders.userId, userId), eq(reportOrders.type, type), gte(reportOrders.createdAt, since)))
  return rows.filter(({ status }) => status >= 0).length
}
