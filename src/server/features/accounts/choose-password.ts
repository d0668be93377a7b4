import { invalid } from '#platform/app-error.ts'
import { hashPassword } from '#core/users/api.ts'
import { isGuessable, type PasswordOwner } from './password-score.ts'

/**
 * A password as it is kept.
 * @throws {AppError} validation on `password` for one that would be guessed before long by who knows its owner.
 */
export async function choosePassword(password: string, owner: PasswordOwner): Promise<string> {
  if (await isGuessable(password, owner)) throw invalid({ password: 'password_common' })
  return hashPassword(password)
}
