import { accountDeleted, personalDataAsked } from '#core/users/api.ts'
import { on } from '#platform/events.ts'
import { forgetSpendsOf, spendsOf } from './queries.ts'

export const chatSubscriptions = [
  on(personalDataAsked, async (_, tx, { user, tables }) => {
    tables.model_spends = await spendsOf(tx, user.id)
  }),
  on(accountDeleted, (_, tx, { user }) => forgetSpendsOf(tx, user.id)),
]
