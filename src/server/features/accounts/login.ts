import { AppError } from '../../platform/app-error.ts'
import { countAttempt, forgiveAttempts } from '../../platform/rate-limit.ts'
import type { Services } from '../../platform/services.ts'
import { passwordMatches } from './domain/password.ts'
import type { Actor } from './find-actor.ts'
import { openSession } from './open-session.ts'
import { findUserByEmail } from './queries.ts'

/** Failures only: a success forgives them. Counted per address too, so that nobody can lock a stranger out. */
const FAILURES = { limit: 10, windowSeconds: 900 } as const
const FAILURES_FROM_ANYWHERE = { limit: 100, windowSeconds: 900 } as const
const TRIES_PER_ADDRESS = { limit: 300, windowSeconds: 900 } as const

/** @throws {AppError} invalid_credentials, the same and in the same time for an unknown email and a wrong password. */
export async function login(
  { db, clock }: Services,
  body: { email: string; password: string },
  device: { ip: string; userAgent: string | undefined },
): Promise<Actor> {
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
  return db.transaction(async (tx) => {
    for (const key of [email, emailHere]) await forgiveAttempts(tx, key)
    return openSession(tx, clock, user, device.userAgent)
  })
}
