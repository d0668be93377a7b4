import { accountDeleted, personalDataAsked } from '#core/users/api.ts'
import { on } from '#platform/events.ts'
import { deleteInvitationsTo, invitationsTo } from './queries.ts'

// Anybody may register with the address of somebody who is invited: what is said to it is theirs once they have confirmed it.
export const staffSubscriptions = [
  on(personalDataAsked, async (_, tx, { user, tables }) => {
    tables.staff_invitations = user.emailConfirmedAt ? await invitationsTo(tx, user.email) : []
  }),
  on(accountDeleted, async (_, tx, { user }) => {
    if (user.emailConfirmedAt) await deleteInvitationsTo(tx, user.email)
  }),
]
