import { personalDataAsked } from '#core/actors/events.ts'
import { on } from '#platform/events.ts'
import { avatarOf } from './queries.ts'

export const reviewsSubscriptions = [
  on(personalDataAsked, async (_, tx, { user, files }) => {
    for (const key of await avatarOf(tx, user.id)) files.add(key)
  }),
]
