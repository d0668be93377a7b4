import { invalid } from '../../platform/app-error.ts'
import { isGuessable } from './domain/guessable-password.ts'
import { hashPassword } from './domain/password.ts'

/**
 * A password as it is kept, of whoever has the address.
 * @throws {AppError} validation on `password` for one that is among the first that are tried.
 */
export async function choosePassword(password: string, email: string): Promise<string> {
  if (isGuessable(password, email)) throw invalid({ password: 'password_common' })
  return hashPassword(password)
}
