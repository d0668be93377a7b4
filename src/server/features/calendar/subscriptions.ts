import { strangerShutOut } from '#core/users/api.ts'
import { on } from '#platform/events.ts'
import { deleteFeed } from './queries.ts'

export const calendarSubscriptions = [on(strangerShutOut, (_, tx, { userId }) => deleteFeed(tx, userId))]
