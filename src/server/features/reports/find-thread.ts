import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { findChart } from '../charts/api.ts'
import { findReportOf } from './queries.ts'

/** What a hash of the person's own names. @throws {AppError} not_found, for another's too */
export async function findThread(db: Db, userId: number, hash: string): Promise<'report' | 'chart'> {
  if (await findReportOf(db, userId, hash)) return 'report'
  if (await findChart(db, userId, hash)) return 'chart'
  throw new AppError('not_found')
}
