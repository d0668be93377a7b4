import { accountDeleted, personalDataAsked } from '#core/users/api.ts'
import { on } from '#platform/events.ts'
import { forgetPayer, sandboxRowsOf } from './queries.ts'

export const sandboxSubscriptions = [
  on(personalDataAsked, async (_, tx, { user, tables }) => {
    const { pages, events } = await sandboxRowsOf(tx, user.id)
    tables.sandbox_checkouts = pages
    tables.sandbox_events = events
  }),
  on(accountDeleted, (_, tx, { user }) => forgetPayer(tx, user.id)),
]
