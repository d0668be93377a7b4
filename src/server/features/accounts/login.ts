import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { countAttempt, forgiveAttempts } from '../../platform/rate-limit.ts'
import { hashSecret, newSecret } from '../../platform/secret.ts'
import type { Services } from '../../platform/services.ts'
import { checkCode } from '../second-factor/check-code.ts'
import { passwordMatches } from './domain/password.ts'
import type { Actor } from './find-actor.ts'
import { openSession, type Device } from './open-session.ts'
import { findMailToken, findUser, findUserByEmail, insertMailToken, useMailToken, type User } from './queries.ts'

/** Failures only: a success forgives them. Counted per address too, so that nobody can lock a stranger out. */
const FAILURES = { limit: 10, windowSeconds: 900 } as const
const FAILURES_FROM_ANYWHERE = { limit: 100, windowSeconds: 900 } as const
const TRIES_PER_ADDRESS = { limit: 300, windowSeconds: 900 } as const

/**
 * Signs in by password and, where a second factor is on, by code.
 * @throws {AppError} invalid_credentials, the same and in the same time for an unknown email and a wrong password;
 * second_factor_required when the password is right and a code is still to come; rate_limited.
 */
export async function login(
  services: Services,
  body: { email: string; password: string; code?: string | undefined },
  device: Device,
): Promise<Actor> {
  const { db, clock } = services
  const now = clock()
  await countAttempt(db, { key: `login:ip:${device.ip}`, ...TRIES_PER_ADDRESS }, now)
  const email = `login:email:${body.email.toLowerCase()}`
  const emailHere = `${email}:${device.ip}`
  // Here first: what is refused here no longer counts against the account's owner elsewhere.
  await countAttempt(db, { key: emailHere, ...FAILURES }, now)
  await countAttempt(db, { key: email, ...FAILURES_FROM_ANYWHERE }, now)
  const user = await findUserByEmail(db, body.email)
  const matches = await passwordMatches(user?.passwordHash, body.password)
  if (!user || !matches) throw new AppError('invalid_credentials')
  for (const key of [email, emailHere]) await forgiveAttempts(db, key)
  await proveCode(services, user, body.code)
  return db.transaction((tx) => openSession(tx, services, user, device))
}

/** @throws {AppError} second_factor_required without a code where one is asked for, invalid_credentials for a wrong one. */
async function proveCode(services: Services, user: User, code: string | undefined): Promise<void> {
  if (!user.secondFactorSince) return
  if (code === undefined) throw new AppError('second_factor_required')
  if (!(await checkCode(services, user.id, code)))
    throw new AppError('invalid_credentials', { message: 'code_wrong', errors: { code: 'code_wrong' } })
}

/** How long a ticket waits for its code. */
const TICKET_MS = 600_000

/** What is given in the place of a session to who came by another way than the password, until the code has come too. */
export async function issueTicket(db: Db, user: User, now: Date): Promise<string> {
  const ticket = newSecret()
  const expiresAt = new Date(now.getTime() + TICKET_MS)
  const { id: userId, email } = user
  await insertMailToken(db, { tokenHash: hashSecret(ticket), userId, purpose: 'sign_in', email, expiresAt })
  return ticket
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
  const held = await findMailToken(db, hashSecret(ticket), 'sign_in', now)
  const user = held && (await findUser(db, held.userId))
  if (!user) throw dead()
  await proveCode(services, user, code)
  return db.transaction(async (tx) => {
    if (!(await useMailToken(tx, hashSecret(ticket), ['sign_in'], now))) throw dead()
    return openSession(tx, services, user, device)
  })
}
