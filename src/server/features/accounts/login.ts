import { AppError } from '#platform/app-error.ts'
import { countAttempt, forgiveAttempts, takeAttempt } from '#platform/rate-limit.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { checkCode } from '../second-factor/api.ts'
import type { Actor } from '#core/actors/api.ts'
import { deviceHash, isKnownDevice, type Device } from '#core/sessions/api.ts'
import { findUser, findUserByEmail, passwordMatches, type User } from '#core/users/api.ts'
import { openSession } from '../devices/api.ts'
import { countShared, notePaid, payBeyond, requireWork } from '#platform/require-work.ts'
import { findMailToken, useMailToken } from '../account-mail/api.ts'

/**
 * Failures only: a success forgives them. A device that has signed in before is counted by itself alone, and a stranger's are
 * counted by where they come from, so that nobody can lock the owner out: past these limits a stranger is slowed down.
 */
const FAILURES = { limit: 10, windowSeconds: 900 } as const
const FAILURES_FROM_ANYWHERE = { limit: 100, windowSeconds: 900 } as const
const WORKED_FOR = { limit: 30, windowSeconds: 900 } as const
/** Strangers' tries at any account. Many people may share an address, so beyond it each try costs work. */
const triesFrom = (ip: string) => ({ key: `login:ip:${ip}`, limit: 300, windowSeconds: 900 })

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
  // Looked up for an address without account as well: the time tells nothing.
  const isKnown = await isKnownDevice(db, user?.id ?? 0, guest.deviceToken)
  if (user && guest.deviceToken !== undefined && isKnown) {
    const key = `${email}:device:${deviceHash(user.id, guest.deviceToken)}`
    await countAttempt(db, { key, ...FAILURES }, now)
    return [key]
  }
  const here = `${email}:${guest.ip}`
  const tries = triesFrom(guest.ip)
  const owed = await countShared(services, tries)
  // Here first: what is refused here no longer counts against the account's owner elsewhere.
  const waitHere = owed?.waitSeconds ?? (await takeAttempt(db, { key: here, ...FAILURES }, now))
  const wait = waitHere ?? (await takeAttempt(db, { key: email, ...FAILURES_FROM_ANYWHERE }, now))
  if (wait === null) return [email, here]
  const isLong = owed?.isLong ?? false
  const about = isLong ? `${here}:long` : here
  await requireWork(services, { about, isLong, solution: guest.proofOfWork, retryAfterSeconds: wait })
  if (owed) await notePaid(services, tries)
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
  const { db } = services
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
  device: Guest,
): Promise<Actor> {
  const { db, clock } = services
  const now = clock()
  const dead = () => new AppError('invalid_credentials', { message: 'ticket_dead' })
  const held = await findMailToken(db, hashSecret(ticket), ['sign_in'], now)
  const user = held && (await findUser(db, held.userId))
  // Who has a ticket has signed in with a provider; their codes are counted by the account.
  if (!user) {
    await payBeyond(services, triesFrom(device.ip), device.proofOfWork)
    throw dead()
  }
  await proveCode(services, user, code)
  return db.transaction(async (tx) => {
    if (!(await useMailToken(tx, hashSecret(ticket), ['sign_in'], now))) throw dead()
    return openSession(tx, services, user, device, { strong: true })
  })
}
