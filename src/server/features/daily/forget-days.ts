import type { Db } from '#platform/database/database.ts'
import { deleteDays } from './queries.ts'

/** Drops what was written for a birth that has been corrected; the next visit asks for it anew. */
export const forgetDays = (tx: Db, userId: number) => deleteDays(tx, userId)
