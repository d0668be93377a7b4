import { birthChanged } from '#core/births/api.ts'
import { on } from '#platform/events.ts'
import { deleteDays } from './queries.ts'

export const dailySubscriptions = [
  // The next visit asks for the days anew.
  on(birthChanged, (_, tx, { userId }) => deleteDays(tx, userId)),
]
