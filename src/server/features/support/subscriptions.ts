import { accountDeleted, personalDataAsked } from '#core/users/api.ts'
import { on } from '#platform/events.ts'
import { forgetLettersOf, lettersOf } from './queries.ts'

export const supportSubscriptions = [
  on(personalDataAsked, async (_, tx, { user, tables }) => {
    tables.support_requests = [...(tables.support_requests ?? []), ...(await lettersOf(tx, user))]
  }),
  on(accountDeleted, (_, tx, { user }) => forgetLettersOf(tx, user)),
]
