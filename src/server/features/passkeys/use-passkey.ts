import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { AuthenticationResponse } from '#contract/passkeys.ts'
import { AppError } from '#platform/app-error.ts'
import { payBeyond } from '#platform/require-work.ts'
import type { Services } from '#platform/services.ts'
import { noted, type Actor } from '#core/actors/api.ts'
import { deviceHash, isKnownDevice, type Device } from '#core/sessions/api.ts'
import { findUser, type User } from '#core/users/api.ts'
import { openSession } from '../devices/api.ts'
import { newChallenge, partyOf, spendChallenge } from './challenges.ts'
import { userHandle } from './domain/user-handle.ts'
import { findPasskey, listPasskeys, notePasskeyUse } from './queries.ts'

/** A form that stands open asks for one, so that a browser can offer passkeys in it. */
const BEGUN_PER_ADDRESS = { limit: 300, windowSeconds: 900 } as const
const TRIES_PER_ADDRESS = { limit: 60, windowSeconds: 900 } as const

const refused = (cause?: unknown) => new AppError('invalid_credentials', { message: 'passkey_refused', cause })

/** Begins a sign-in: the browser offers whichever passkeys it has for the site. @throws {AppError} rate_limited, conflict */
export async function beginSignIn(
  services: Services,
  { ip, host, proofOfWork }: { ip: string; host: string | undefined; proofOfWork: string | undefined },
) {
  const { id: rpID } = partyOf(services, host)
  await payBeyond(services, { key: `passkey-begin:${ip}`, ...BEGUN_PER_ADDRESS }, proofOfWork)
  const challenge = await newChallenge(services, { purpose: 'sign_in', token: null })
  return generateAuthenticationOptions({ rpID, challenge, userVerification: 'required' })
}

/** Begins a proof by one of the person's own. @throws {AppError} conflict */
export async function beginProof(services: Services, { user, token }: Actor, host: string | undefined) {
  const { id: rpID } = partyOf(services, host)
  const own = await listPasskeys(services.db, user.id)
  return generateAuthenticationOptions({
    rpID,
    challenge: await newChallenge(services, { purpose: 'prove', token }),
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
}

/** Whose passkey answered a challenge, and since when it is theirs. @throws {AppError} invalid_credentials */
async function passkeyOf(
  services: Services,
  response: AuthenticationResponse,
  ceremony: { purpose: 'sign_in' | 'prove'; token: string | null; host: string | undefined },
): Promise<{ user: User; addedAt: Date }> {
  const { id: expectedRPID, origin: expectedOrigin } = partyOf(services, ceremony.host)
  const row = await findPasskey(services.db, response.id)
  const user = row && (await findUser(services.db, row.userId))
  const handle = response.response.userHandle
  if (!row || !user || (handle && handle !== userHandle(user).toString('base64url'))) throw refused()
  const verified = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: spendChallenge(services, ceremony),
    expectedOrigin,
    expectedRPID,
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
    },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    services.log.warn('a passkey was refused', { user: row.userId, why: cause instanceof Error ? cause.message : '' })
    throw refused(cause)
  })
  if (!verified.verified) throw refused()
  const { newCounter: counter, credentialBackedUp: backedUp } = verified.authenticationInfo
  if (!(await notePasskeyUse(services.db, row, { counter, backedUp, lastUsedAt: services.clock() }))) throw refused()
  return { user, addedAt: row.createdAt }
}

/** The device that tries, where the passkey's owner has used it before; undefined for a stranger's. */
async function tryingDevice({ db }: Services, credentialId: string, { deviceToken }: Device) {
  const userId = (await findPasskey(db, credentialId))?.userId ?? 0
  if (deviceToken === undefined || !(await isKnownDevice(db, userId, deviceToken))) return undefined
  return `device:${deviceHash(userId, deviceToken)}`
}

/**
 * Signs in by a passkey, which is all that it takes: it was unlocked by its owner's finger, face or PIN.
 * @throws {AppError} invalid_credentials, rate_limited
 */
export async function loginWithPasskey(
  services: Services,
  response: AuthenticationResponse,
  device: Device & { host: string | undefined; proofOfWork?: string | undefined },
): Promise<Actor> {
  const { db } = services
  const by = await tryingDevice(services, response.id, device)
  await payBeyond(services, { key: `passkey:${by ?? device.ip}`, ...TRIES_PER_ADDRESS }, device.proofOfWork)
  const { user } = await passkeyOf(services, response, { purpose: 'sign_in', token: null, host: device.host })
  return db.transaction((tx) => openSession(tx, services, user, device, { strong: true }))
}

/** Notes on a session that its person used a passkey just now. @throws {AppError} invalid_credentials for another's */
export async function proveByPasskey(
  services: Services,
  actor: Actor,
  response: AuthenticationResponse,
  host: string | undefined,
): Promise<Actor> {
  const { user, addedAt } = await passkeyOf(services, response, { purpose: 'prove', token: actor.token, host })
  if (user.id !== actor.user.id) throw refused()
  return noted(services, actor, { strong: true, since: addedAt })
}
