import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { hashSecret } from './secret.ts'
import { takeAttempt } from './rate-limit.ts'
import type { Services } from './services.ts'

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
export function issueChallenge(
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
export async function isSolved(
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
