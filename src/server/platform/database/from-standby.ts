import type { Services } from '../services.ts'
import type { Db } from './database.ts'
import { isUnreachable } from './is-unreachable.ts'

/** PostgreSQL's code where a standby ended a statement because it had to take in what the primary did. */
const IN_THE_WAY = '40001'

function isInTheWay(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === IN_THE_WAY) return true
  return false
}

/**
 * Reads what may be a moment old from the standby, where there is one, and from the primary as long as it doesn't answer. `work` may be
 * done twice, so it must only read.
 */
export async function fromStandby<T>(
  { db, reads, log }: Pick<Services, 'db' | 'reads' | 'log'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (!reads) return work(db)
  try {
    return await work(reads)
  } catch (error) {
    if (!isUnreachable(error) && !isInTheWay(error)) throw error
    log.warn('the standby does not answer', { error })
    return work(db)
  }
}
