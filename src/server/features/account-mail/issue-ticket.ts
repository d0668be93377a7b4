import type { User } from '#core/users/api.ts'
import type { Db } from '#platform/database/database.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import { insertMailToken } from './queries.ts'

/** How long a ticket waits for its code. */
const TICKET_MS = 600_000

/** What is given in the place of a session to who came by another way than the password, until the code has come too. */
export async function issueTicket(db: Db, user: User, now: Date): Promise<string> {
  const ticket = newSecret()
  const expiresAt = new Date(now.getTime() + TICKET_MS)
  const { id: userId, email } = user
  await insertMailToken(db, { tokenHash: hashSecret(ticket), userId, purpose: 'sign_in', email, expiresAt })
  return ticket
}
