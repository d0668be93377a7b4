import { AppError } from './app-error.ts'
import { isSolved, issueChallenge } from './proof-of-work.ts'
import { attemptsSpent, takeAttempt, type Limit } from './rate-limit.ts'
import type { Services } from './services.ts'

/**
 * Lets on whoever has solved a puzzle about this. People who are in the right are slowed down by that; whoever tries
 * thousands of addresses or passwords pays for each.
 * @throws {AppError} rate_limited, with the puzzle to solve and the seconds after which it goes without
 */
export async function requireWork(
  services: Services,
  {
    about,
    solution,
    retryAfterSeconds,
    isLong = false,
  }: { about: string; solution: string | undefined; retryAfterSeconds: number; isLong?: boolean },
): Promise<void> {
  if (await isSolved(services, about, solution)) return
  const challenge = await issueChallenge(services, about, isLong)
  throw new AppError('rate_limited', { retryAfterSeconds, challenge })
}

/** What an attempt costs that is beyond what an address has for nothing. */
export interface Owed {
  waitSeconds: number
  isLong: boolean
}

const paidBeyond = (limit: Limit): Limit => ({ ...limit, key: `${limit.key}:worked` })

/**
 * Counts an attempt from an address that others use, too; null within its limit. Beyond it each costs work, and after as
 * many again sixteen times as much, so that a fast machine does not buy many more.
 */
export async function countShared({ db, clock }: Services, limit: Limit): Promise<Owed | null> {
  const waitSeconds = await takeAttempt(db, limit, clock())
  if (waitSeconds === null) return null
  return { waitSeconds, isLong: (await attemptsSpent(db, paidBeyond(limit), clock())) !== null }
}

/** Notes that an attempt beyond a limit was paid for by work. */
export async function notePaid({ db, clock }: Services, limit: Limit): Promise<void> {
  await takeAttempt(db, paidBeyond(limit), clock())
}

/**
 * Counts an attempt from an address that others use, too, and beyond the limit lets on whoever worked for it. True when it
 * was beyond the limit and paid for.
 * @throws {AppError} rate_limited, with the puzzle
 */
export async function payBeyond(services: Services, limit: Limit, solution: string | undefined): Promise<boolean> {
  const owed = await countShared(services, limit)
  if (!owed) return false
  const { isLong, waitSeconds: retryAfterSeconds } = owed
  await requireWork(services, {
    about: `${limit.key}:${isLong ? 'long' : 'short'}`,
    isLong,
    solution,
    retryAfterSeconds,
  })
  await notePaid(services, limit)
  return true
}
