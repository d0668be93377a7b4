import { filesAsked } from '#platform/storage/files-asked.ts'
import { personalDataAsked } from '#core/users/api.ts'
import { on } from '#platform/events.ts'
import { avatarOf, shownAvatars } from './queries.ts'

export const reviewsSubscriptions = [
  on(personalDataAsked, async (_, tx, { user, files }) => {
    for (const key of await avatarOf(tx, user.id)) files.add(key)
  }),
  on(filesAsked, async (_, tx, { keys, claimed }) => {
    for (const key of await shownAvatars(tx, keys)) claimed.add(key)
  }),
]
