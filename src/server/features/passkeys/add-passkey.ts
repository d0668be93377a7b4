import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { RegistrationResponse } from '#contract/passkeys.ts'
import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { countPasskeys, noteProof } from '#core/sessions/api.ts'
import { lockUser, proveConfirmed } from '#core/users/api.ts'
import { accountMail } from '../account-mail/api.ts'
import { newChallenge, partyOf, spendChallenge } from './challenges.ts'
import { userHandle } from './domain/user-handle.ts'
import { insertPasskey, listPasskeys, type PasskeyRow } from './queries.ts'

const MOST = 20

/** ES256, EdDSA and RS256: what browsers' authenticators have. */
const ALGORITHMS = [-7, -8, -257]

const full = () => new AppError('conflict', { message: 'passkeys_full' })

/**
 * Begins a passkey: one that a browser can find by itself, and that its owner unlocks. Only for who has confirmed the
 * address: else a stranger who typed it in would keep a way into its owner's account.
 * @throws {AppError} email_unconfirmed, conflict
 */
export async function beginPasskey(services: Services, { user, token }: Actor, host: string | undefined) {
  proveConfirmed(user)
  const { id: rpID } = partyOf(services, host)
  const own = await listPasskeys(services.db, user.id)
  if (own.length >= MOST) throw full()
  return generateRegistrationOptions({
    rpName: 'Asteria',
    rpID,
    userID: new Uint8Array(userHandle(user)),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    challenge: await newChallenge(services, { purpose: 'register', token }),
    attestationType: 'none',
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

/**
 * Keeps a passkey that a browser has made.
 * @throws {AppError} email_unconfirmed; conflict for one that is kept already; validation for one that is no answer to a
 * challenge of this session
 */
export async function addPasskey(
  services: Services,
  actor: Actor,
  { name, response, host }: { name: string; response: RegistrationResponse; host: string | undefined },
): Promise<PasskeyRow> {
  const { db, boss, clock } = services
  const { id: userId } = actor.user
  proveConfirmed(actor.user)
  const { id: expectedRPID, origin: expectedOrigin } = partyOf(services, host)
  const refused = (cause?: unknown) => new AppError('validation', { message: 'passkey_refused', cause })
  const verified = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: spendChallenge(services, { purpose: 'register', token: actor.token }),
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause: unknown) => {
    throw refused(cause)
  })
  if (!verified.verified) throw refused()
  const { credential, aaguid, credentialDeviceType, credentialBackedUp: backedUp } = verified.registrationInfo
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('unauthenticated')
    if ((await countPasskeys(tx, userId)) >= MOST) throw full()
    const now = clock()
    const row = await insertPasskey(tx, {
      userId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      aaguid,
      backupEligible: credentialDeviceType === 'multiDevice',
      backedUp,
      name,
      createdAt: now,
    })
    if (!row) throw new AppError('conflict', { message: 'passkey_known' })
    // It has just been unlocked, in this session.
    await noteProof(tx, hashSecret(actor.token), now, { strong: true, again: false })
    await enqueue(boss, tx, accountMail, { userId, kind: 'passkey_added' })
    return row
  })
}
