import { accountDeleted } from '#core/users/api.ts'
import { on } from '#platform/events.ts'
import { endSubscriptions } from './end-subscriptions.ts'
import { forgetWords } from './queries.ts'

export const plansSubscriptions = [
  on(accountDeleted, async (services, tx, { user }) => {
    await endSubscriptions(services, tx, user.id)
    await forgetWords(tx, user.id)
  }),
]
