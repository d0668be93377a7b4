import { personalDataAsked } from '#core/users/api.ts'
import { on } from '#platform/events.ts'
import { pairsJoined } from './queries.ts'

export const pairsSubscriptions = [
  on(personalDataAsked, async (_, tx, { user, tables }) => {
    tables['pairs'] = [...(tables['pairs'] ?? []), ...(await pairsJoined(tx, user.id))]
  }),
]
