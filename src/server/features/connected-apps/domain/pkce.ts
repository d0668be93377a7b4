import { createHash, timingSafeEqual } from 'node:crypto'

/** What a verifier and a challenge of S256 look like (RFC 7636, 4.1 and 4.2). */
const VERIFIER = /^[\w.~-]{43,128}$/
const CHALLENGE = /^[\w-]{43}$/

export const isChallenge = (text: string | undefined): text is string => text !== undefined && CHALLENGE.test(text)

/** Whether the one who exchanges a code is the one who asked for it. */
export function isProved(verifier: string | undefined, challenge: string): boolean {
  if (verifier === undefined || !VERIFIER.test(verifier)) return false
  const made = createHash('sha256').update(verifier).digest('base64url')
  return made.length === challenge.length && timingSafeEqual(Buffer.from(made), Buffer.from(challenge))
}
