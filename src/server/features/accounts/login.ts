import { AppError } from '../../platform/app-error.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import type { Services } from '../../platform/services.ts'
import { passwordMatches } from './domain/password.ts'
import type { Actor } from './find-actor.ts'
import { openSession } from './open-session.ts'
import { findUserByEmail } from './queries.ts'

const FAILURES_PER_EMAIL = { limit: 10, windowSeconds: 900 } as const
const TRIES_PER_ADDRESS = { limit: 300, windowSeconds: 900 } as const

/** @throws {AppError} invalid_credentials, the same and in the same time for an unknown email and a wrong password. */
export async function login(
  { db, clock }: Services,
  body: { email: string; password: string },
  device: { ip: string; userAgent: string | undefined },
): Promise<Actor> {
  const now = clock()
  await countAttempt(db, { key: `login:ip:${device.ip}`, ...TRIES_PER_ADDRESS }, now)
  await countAttempt(db, { key: `login:email:${body.email.toLowerCase()}`, ...FAILURES_PER_EMAIL }, now)
  const user = await findUserByEmail(db, body.email)
  const matches = await passwordMatches(user?.passwordHash, body.password)
  if (!user || !matches) throw new AppError('invalid_credentials')
  return db.transaction((tx) => openSession(tx, clock, user, device.userAgent))
}
