import { AppError } from './app-error.ts'
import { attemptsSpent, takeAttempt, type Limit } from './rate-limit.ts'
import type { Services } from './services.ts'
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { hashSecret } from './secret.ts'

/** A thousand rounds a try and 4,096 tries on average: about a second of a laptop, some seconds of a phone. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 1000, keyPrefix: '000' } as const
/** Sixteen times as many tries. */
const LONG_PREFIX = '0000'
const VALID_SECONDS = 600

const hmacSecret = ({ vault }: Pick<Services, 'vault'>) => vault.derive('proof of work').toString('hex')

/**
 * A puzzle (ALTCHA) that whoever solves it may go on with. `about` says what: it is solved for nothing else, and puzzles
 * of two lengths are about two things.
 */
function issueChallenge(
  services: Pick<Services, 'vault' | 'clock'>,
  about: string,
  isLong = false,
): Promise<Challenge> {
  const until = Math.floor(services.clock().getTime() / 1000) + VALID_SECONDS
  return createChallenge({
    ...WORK,
    ...(isLong && { keyPrefix: LONG_PREFIX }),
    deriveKey,
    // Checked against the product's own clock, and not the library's.
    data: { about: hashSecret(about), until },
    hmacSignatureSecret: hmacSecret(services),
  })
}

function parsePayload(written: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(written, 'base64').toString('utf8')) as Partial<Payload>
    const { challenge, solution } = payload
    return challenge?.parameters && typeof challenge.signature === 'string' && solution
      ? { challenge, solution }
      : undefined
  } catch {
    return undefined
  }
}

/** Whether a puzzle about this was solved in time and for the first time. `written` is base64 of JSON, as in the header. */
async function isSolved(
  services: Pick<Services, 'db' | 'vault' | 'clock'>,
  about: string,
  written: string | undefined,
): Promise<boolean> {
  const payload = written === undefined || written.length > 4000 ? undefined : parsePayload(written)
  if (!payload) return false
  const { challenge, solution } = payload
  const now = services.clock()
  const { data, algorithm, cost } = challenge.parameters
  if (data?.about !== hashSecret(about) || typeof data.until !== 'number' || data.until * 1000 < now.getTime())
    return false
  // The signature covers them too; what isn't ours isn't computed.
  if (algorithm !== WORK.algorithm || cost !== WORK.cost) return false
  const verified = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: hmacSecret(services),
  }).catch(() => ({ verified: false }))
  if (!verified.verified) return false
  const once = { key: `work:${hashSecret(challenge.signature ?? '')}`, limit: 1, windowSeconds: VALID_SECONDS }
  return (await takeAttempt(services.db, once, now)) === null
}

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
