import { strangerShutOut } from '#core/users/api.ts'
import { on } from '#platform/events.ts'
import { longReplyFinished } from '../chat/api.ts'
import { reportReady } from '../reports/api.ts'
import { announce } from './announce.ts'
import { deleteChoices } from './queries.ts'

export const notificationsSubscriptions = [
  on(longReplyFinished, async (services, tx, { user, replyId }) => {
    await announce(services, tx, { user, subject: `reply:${replyId}` })
  }),
  on(reportReady, async (services, tx, { user, subject, told }) => {
    if (await announce(services, tx, { user, subject })) told.isTold = true
  }),
  // What a stranger chose in somebody's name isn't theirs.
  on(strangerShutOut, (_, tx, { userId }) => deleteChoices(tx, userId)),
]
