import { strangerShutOut } from '#core/users/api.ts'
import { on } from '#platform/events.ts'
import { deleteChoices } from './queries.ts'

export const notificationsSubscriptions = [
  // What a stranger chose in somebody's name isn't theirs.
  on(strangerShutOut, (_, tx, { userId }) => deleteChoices(tx, userId)),
]
