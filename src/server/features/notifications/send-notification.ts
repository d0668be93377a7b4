import { isQuiet } from '#contract/notifications.ts'
import { findUser, type User } from '#core/users/api.ts'
import { civilHourAt } from '#platform/civil-today.ts'
import { NotTakenError } from '#platform/mail/mailer.ts'
import type { Services } from '#platform/services.ts'
import { LATE_MS } from './domain/morning.ts'
import {
  claim,
  findChoices,
  findPlanned,
  releasePlanned,
  settle,
  skipPlanned,
  type Choices,
  type NotificationRow,
} from './queries.ts'
import { writeNotification } from './write-notification.ts'

/** Whether a person wants it as it was planned: they may have unsubscribed, chosen another hour, or traveled since. */
const isAsPlanned = (row: NotificationRow, user: User, choices: Choices) =>
  choices[row.topic] === row.channel && choices.hour === row.hour && (user.timeZone ?? 'UTC') === row.timeZone

/**
 * Sends what was planned, once. It is marked before it leaves: whatever dies after that, nobody is told the same twice.
 * Only a mail that the server certainly hasn't taken is tried again.
 */
export async function sendNotification(
  services: Services,
  { notificationId: id }: { notificationId: number },
  jobId: string,
): Promise<void> {
  const { db, clock, mailer, log } = services
  const row = await findPlanned(db, id)
  const user = row && (await findUser(db, row.userId))
  const choices = row && (await findChoices(db, row.userId))
  if (!row || !user) return
  if (!choices || !isAsPlanned(row, user, choices)) return releasePlanned(db, id)
  const now = clock()
  const quiet = { quiet_from: choices.quietFrom, quiet_to: choices.quietTo }
  const isTooLate = now.getTime() - row.sendAt.getTime() > LATE_MS || isQuiet(civilHourAt(now, row.timeZone), quiet)
  const mail = isTooLate ? undefined : await writeNotification(services, user, row, choices)
  if (!mail) return skipPlanned(db, id)
  const to = await claim(db, row)
  if (to === undefined) return releasePlanned(db, id)
  try {
    await mailer.send({ id: jobId, to, ...mail })
  } catch (error) {
    if (!(error instanceof NotTakenError))
      return log.warn('nobody knows whether a notification went: it is not sent again', { user: user.id, error })
    await settle(db, id, 'planned')
    throw error
  }
  await settle(db, id, 'sent')
}
