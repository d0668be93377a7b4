import { AppError } from '#platform/app-error.ts'
import { countAttempt, forgiveAttempts } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { passwordMatches } from './domain/password.ts'
import type { User } from './queries.ts'

/** Wrong ones only: a right one forgives them. Whoever took a signed-in device must not find the password out. */
const FAILURES = { limit: 10, windowSeconds: 900 } as const

/** @throws {AppError} validation on `field` for a wrong password, rate_limited after many. */
export async function provePassword(
  { db, clock }: Services,
  user: User,
  { field, password }: { field: string; password: string | undefined },
): Promise<void> {
  if (password === undefined) throw new AppError('validation', { errors: { [field]: 'required' } })
  const key = `password:${user.id}`
  await countAttempt(db, { key, ...FAILURES }, clock())
  if (!(await passwordMatches(user.passwordHash, password)))
    throw new AppError('validation', { errors: { [field]: 'password_wrong' } })
  await forgiveAttempts(db, key)
}
