import { LIMITS } from '#contract/field.ts'
import { deleteSessionsOf } from '#core/sessions/api.ts'
import { findUserByEmail, hashPassword, insertUser, updateUser } from '#core/users/api.ts'
import { forgetStranger, isGuessable } from '../features/accounts/api.ts'
import type { Services } from '#platform/services.ts'

export class PasswordError extends Error {
  override readonly name = 'PasswordError'
}

const OWNER = { staffRole: 'owner', staffSource: 'operator' } as const

/**
 * Makes an account of an owner, or makes one that is there theirs: its address is confirmed, the password set, and what was
 * open before closed. True when it was made just now.
 * @throws {PasswordError} for one that is too short, too long or too common
 */
export async function createAdmin(
  services: Services,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const { db, clock } = services
  if (password.length < LIMITS.passwordMin || password.length > LIMITS.passwordMax)
    throw new PasswordError(`The password must have ${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters.`)
  if (await isGuessable(password, { email }))
    throw new PasswordError('This password would be guessed before long. Choose another.')
  const passwordHash = await hashPassword(password)
  const now = clock()
  const known = await findUserByEmail(db, email)
  if (known) {
    await db.transaction(async (tx) => {
      const emailConfirmedAt = known.emailConfirmedAt ?? now
      await updateUser(tx, known.id, { passwordHash, emailConfirmedAt, ...OWNER })
      if (!known.emailConfirmedAt) await forgetStranger(services, tx, known.id)
      await deleteSessionsOf(tx, known.id)
    })
    return false
  }
  await insertUser(db, {
    email,
    passwordHash,
    emailConfirmedAt: now,
    ...OWNER,
    firstName: 'Staff',
    lastName: '',
    lang: 'en',
    createdAt: now,
  })
  return true
}
