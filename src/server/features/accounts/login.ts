import { AppError } from '#platform/app-error.ts'
import { countAttempt, forgiveAttempts, takeAttempt } from '#platform/rate-limit.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { checkCode } from '../second-factor/api.ts'
import type { Actor } from '#core/actors/api.ts'
import { deviceHash, isKnownDevice, type Device } from '#core/sessions/api.ts'
import { findUser, findUserByEmail, passwordMatches, type User } from '#core/users/api.ts'
import { openSession } from '../devices/api.ts'
import { requireWork } from './require-work.ts'
import { findMailToken, useMailToken } from '../account-mail/api.ts'

/**
 * Failures only: a success forgives them. A device that has signed in before is counted by itself, and a stranger's are
 * counted by where they come from, so that nobody can lock the owner out: past these limits a stranger is slowed down.
 */
const FAILURES = { limit: 10, windowSeconds: 900 } as const
const FAILURES_FROM_ANYWHERE = { limit: 100, windowSeconds: 900 } as const
const WORKED_FOR = { limit: 30, windowSeconds: 900 } as const
const TRIES_PER_ADDRESS = { limit: 300, windowSeconds: 900 } as const

/** Who tries to sign in: a device, and the solution of a puzzle where it was given one. */
type Guest = Device & { proofOfWork?: string | undefined }

/**
 * Counts a try at an account. The keys under which it was counted, to be forgiven when the try was right.
 * @throws {AppError} rate_limited, to strangers with a puzzle
 */
async function countTry(services: Services, user: User | undefined, address: string, guest: Guest): Promise<string[]> {
  const { db, clock } = services
  const now = clock()
  const email = `login:email:${address.toLowerCase()}`
  if (user && guest.deviceToken !== undefined && (await isKnownDevice(db, user.id, guest.deviceToken))) {
    const key = `${email}:device:${deviceHash(user.id, guest.deviceToken)}`
    await countAttempt(db, { key, ...FAILURES }, now)
    return [key]
  }
  const here = `${email}:${guest.ip}`
  // Here first: what is refused here no longer counts against the account's owner elsewhere.
  const waitHere = await takeAttempt(db, { key: here, ...FAILURES }, now)
  const wait = waitHere ?? (await takeAttempt(db, { key: email, ...FAILURES_FROM_ANYWHERE }, now))
  if (wait === null) return [email, here]
  await requireWork(services, { about: here, solution: guest.proofOfWork, retryAfterSeconds: wait })
  const worked = `${email}:work:${guest.ip}`
  await countAttempt(db, { key: worked, ...WORKED_FOR }, now)
  return [email, here, worked]
}

/**
 * Signs in by password and, where a second factor is on, by code.
 * @throws {AppError} invalid_credentials, the same and in the same time for an unknown email and a wrong password;
 * second_factor_required when the password is right and a code is still to come; rate_limited.
 */
export async function login(
  services: Services,
  body: { email: string; password: string; code?: string | undefined },
  device: Guest,
): Promise<Actor> {
  const { db, clock } = services
  await countAttempt(db, { key: `login:ip:${device.ip}`, ...TRIES_PER_ADDRESS }, clock())
  const user = await findUserByEmail(db, body.email)
  const counted = await countTry(services, user, body.email, device)
  const matches = await passwordMatches(user?.passwordHash, body.password)
  if (!user || !matches) throw new AppError('invalid_credentials')
  for (const key of counted) await forgiveAttempts(db, key)
  await proveCode(services, user, body.code)
  const strong = user.secondFactorSince !== null
  return db.transaction((tx) => openSession(tx, services, user, device, { strong }))
}

/** @throws {AppError} second_factor_required without a code where one is asked for, invalid_credentials for a wrong one. */
async function proveCode(services: Services, user: User, code: string | undefined): Promise<void> {
  if (!user.secondFactorSince) return
  if (code === undefined) throw new AppError('second_factor_required')
  if (!(await checkCode(services, user.id, code)))
    throw new AppError('invalid_credentials', { message: 'code_wrong', errors: { code: 'code_wrong' } })
}

/** @throws {AppError} invalid_credentials for a ticket that is spent or too old, and for a wrong code; rate_limited. */
export async function loginWithTicket(
  services: Services,
  { ticket, code }: { ticket: string; code: string },
  device: Device,
): Promise<Actor> {
  const { db, clock } = services
  const now = clock()
  const dead = () => new AppError('invalid_credentials', { message: 'ticket_dead' })
  await countAttempt(db, { key: `login:ip:${device.ip}`, ...TRIES_PER_ADDRESS }, now)
  const held = await findMailToken(db, hashSecret(ticket), ['sign_in'], now)
  const user = held && (await findUser(db, held.userId))
  if (!user) throw dead()
  await proveCode(services, user, code)
  return db.transaction(async (tx) => {
    if (!(await useMailToken(tx, hashSecret(ticket), ['sign_in'], now))) throw dead()
    return openSession(tx, services, user, device, { strong: true })
  })
}
