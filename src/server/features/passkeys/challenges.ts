import { AppError } from '#platform/app-error.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { insertChallenge, takeChallenge } from './queries.ts'
import type { PasskeyPurpose } from './tables.ts'
import { isIP } from 'node:net'
import { isLoopback } from '#platform/env.ts'

/** A sign-in form may stand open for a while, with its challenge; the others are answered at once. */
const LIFE_MS: Record<PasskeyPurpose, number> = { register: 300_000, prove: 300_000, sign_in: 600_000 }

interface Ceremony {
  purpose: PasskeyPurpose
  /** The session that it belongs to; null for a sign-in, which has none yet. */
  token: string | null
}

const sessionOf = ({ token }: Ceremony) => token && hashSecret(token)

/** What authenticators sign: random, for one ceremony. */
export async function newChallenge({ db, clock }: Services, ceremony: Ceremony): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = newSecret()
  const expiresAt = new Date(clock().getTime() + LIFE_MS[ceremony.purpose])
  const { purpose } = ceremony
  await insertChallenge(db, {
    challengeHash: hashSecret(challenge),
    purpose,
    sessionHash: sessionOf(ceremony),
    expiresAt,
  })
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

/** Whether a challenge that came back was handed out for this ceremony. It is spent by that, whatever else comes of it. */
export const spendChallenge =
  ({ db, clock }: Services, ceremony: Ceremony) =>
  (challenge: string): Promise<boolean> => {
    const { purpose } = ceremony
    return takeChallenge(
      db,
      { challengeHash: hashSecret(challenge), purpose, sessionHash: sessionOf(ceremony) },
      clock(),
    )
  }

/** @throws {AppError} conflict where the site has no name, so that no browser makes passkeys for it */
export function partyOf({ env }: Pick<Services, 'env'>, host: string | undefined): RelyingParty {
  const party = relyingParty(env.PUBLIC_URL, host)
  if (!party) throw new AppError('conflict', { message: 'passkeys_need_name' })
  return party
}

/** For whom passkeys are made, and the page from which they are used (WebAuthn, 4: Relying Party Identifier). */
interface RelyingParty {
  id: string
  origin: string
}

const isLocalName = (name: string) => name === 'localhost' || name.endsWith('.localhost')

/**
 * The site by its public address; where only this machine can reach it, by the local name that was asked for, whatever the
 * port. Undefined where the address is a number: passkeys need a name.
 */
export function relyingParty(publicUrl: string, host: string | undefined): RelyingParty | undefined {
  const site = new URL(publicUrl)
  const asked = host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined
  const { hostname: id, origin } = isLoopback(publicUrl) && asked && isLocalName(asked.hostname) ? asked : site
  return isIP(id.replaceAll(/[[\]]/g, '')) ? undefined : { id, origin }
}
