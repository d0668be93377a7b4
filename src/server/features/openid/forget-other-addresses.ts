import type { Db } from '#platform/database/database.ts'
import { deleteIdentitiesOfOtherAddresses } from './queries.ts'

/**
 * Who has proven to own an account's address gets it alone: an account at a provider that vouched for another
 * address, before the account took this one, no longer opens it.
 */
export const forgetOtherAddresses = (tx: Db, user: { id: number; email: string }) =>
  deleteIdentitiesOfOtherAddresses(tx, user.id, user.email)
