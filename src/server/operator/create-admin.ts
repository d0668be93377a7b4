import { LIMITS } from '#contract/field.ts'
import { isGuessable } from '../features/accounts/domain/guessable-password.ts'
import { hashPassword } from '../features/accounts/domain/password.ts'
import { deleteSessionsOf, findUserByEmail, insertUser, updateUser } from '../features/accounts/queries.ts'
import type { Services } from '../platform/services.ts'

export class PasswordError extends Error {
  override readonly name = 'PasswordError'
}

/**
 * Makes an account of the staff, or makes one that is there theirs: its address is confirmed and the password set. Whether
 * an address is of the staff says `ADMIN_EMAILS` alone. True when it was made just now.
 * @throws {PasswordError} for one that is too short, too long or too common
 */
export async function createAdmin(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  if (password.length < LIMITS.passwordMin || password.length > LIMITS.passwordMax)
    throw new PasswordError(`The password must have ${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters.`)
  if (isGuessable(password, email))
    throw new PasswordError('This password is one of the first that are tried. Choose another.')
  const passwordHash = await hashPassword(password)
  const now = clock()
  const known = await findUserByEmail(db, email)
  if (known) {
    await db.transaction(async (tx) => {
      await updateUser(tx, known.id, { passwordHash, emailConfirmedAt: known.emailConfirmedAt ?? now })
      await deleteSessionsOf(tx, known.id)
    })
    return false
  }
  await insertUser(db, {
    email,
    passwordHash,
    emailConfirmedAt: now,
    firstName: 'Staff',
    lastName: '',
    lang: 'en',
    createdAt: now,
  })
  return true
}
