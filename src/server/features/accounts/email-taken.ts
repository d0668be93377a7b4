import { AppError } from '#platform/app-error.ts'

/** What a person is told whose address another account has. */
export const emailTaken = () => new AppError('conflict', { message: 'email_taken', errors: { email: 'email_taken' } })
