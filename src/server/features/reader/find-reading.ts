import type { Db } from '#platform/database/database.ts'
import { findThread } from '../reports/api.ts'
import type { ReadingOf } from './queries.ts'

/** A reading of the person's own. @throws {AppError} not_found, for another's too */
export async function findReading(db: Db, userId: number, hash: string): Promise<ReadingOf> {
  return (await findThread(db, userId, hash)) === 'chart' ? { chartHash: hash } : { reportHash: hash }
}
