import { AppError } from '#platform/app-error.ts'
import type { User } from './queries.ts'

/** @throws {AppError} email_unconfirmed to who has not shown that the account's address is theirs */
export function proveConfirmed(user: User): void {
  if (!user.emailConfirmedAt) throw new AppError('email_unconfirmed')
}
