import type { Db } from '#platform/database/database.ts'
import { isPaidBack } from './domain/refunded.ts'
import { readHistory, readLedger } from './queries.ts'

/** Whether the payment behind something of a person's, by its key in the books, was given back in whole. */
export const isRefunded = async (db: Db, userId: number, thing: string): Promise<boolean> =>
  isPaidBack(thing, await readHistory(db, userId), await readLedger(db, userId))
