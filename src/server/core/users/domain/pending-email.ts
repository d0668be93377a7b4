import { RETENTION_DAYS } from '#product/retention.ts'
import type { User, UserChanges } from '../queries.ts'

/** How long a change of address waits for its two links. */
export const EMAIL_CHANGE_MS = RETENTION_DAYS.email_changes * 86_400_000

export const NO_EMAIL_CHANGE: UserChanges = {
  pendingEmail: null,
  pendingEmailAt: null,
  pendingEmailNewAt: null,
  pendingEmailOldAt: null,
  pendingEmailSession: null,
}

/** A change of address that is still waited for. */
export interface PendingEmail {
  email: string
  newConfirmed: boolean
  oldConfirmed: boolean
  until: Date
}

export function pendingEmailOf(user: User, now: Date): PendingEmail | null {
  const { pendingEmail: email, pendingEmailAt: at } = user
  const until = at && new Date(at.getTime() + EMAIL_CHANGE_MS)
  if (email === null || !until || until <= now) return null
  return { email, newConfirmed: user.pendingEmailNewAt !== null, oldConfirmed: user.pendingEmailOldAt !== null, until }
}
