import { isQuiet } from '#contract/notifications.ts'
import { findUser, type User } from '#core/users/api.ts'
import { civilHourAt } from '#platform/civil-today.ts'
import { NotTakenError } from '#platform/mail/mailer.ts'
import type { Services } from '#platform/services.ts'
import { announceByMail } from '../reports/api.ts'
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
import { sendPush } from './send-push.ts'
import { writeNotification, type Written } from './write-notification.ts'

const DAY_SECONDS = 86_400

/** Whether a person wants it as it was planned: they may have unsubscribed, chosen another hour, or traveled since. */
function isAsPlanned(row: NotificationRow, user: User, choices: Choices): boolean {
  if (choices[row.topic] !== row.channel) return false
  return row.hour === null || (choices.hour === row.hour && (user.timeZone ?? 'UTC') === row.timeZone)
}

/** Of what belongs to a morning: whether that is over, or the person's quiet hours have begun. */
function isTooLate(row: NotificationRow, choices: Choices, now: Date): boolean {
  if (row.hour === null) return false
  const quiet = { quiet_from: choices.quietFrom, quiet_to: choices.quietTo }
  return now.getTime() - row.sendAt.getTime() > LATE_MS || isQuiet(civilHourAt(now, row.timeZone), quiet)
}

/**
 * Sends what was planned, once. It is marked before it leaves: whatever dies after that, nobody is told the same twice.
 * Only what certainly wasn't taken is tried again.
 */
export async function sendNotification(
  services: Services,
  { notificationId: id }: { notificationId: number },
  jobId: string,
): Promise<void> {
  const { db, clock } = services
  const row = await findPlanned(db, id)
  const user = row && (await findUser(db, row.userId))
  const choices = row && (await findChoices(db, row.userId))
  if (!row || !user) return
  if (!choices || !isAsPlanned(row, user, choices)) return releasePlanned(db, id)
  const written = isTooLate(row, choices, clock()) ? undefined : await writeNotification(services, user, row, choices)
  if (!written) return skipPlanned(db, id)
  const email = await claim(db, row)
  if (email === undefined) return releasePlanned(db, id)
  await deliver(services, row, { written, email, jobId })
}

async function deliver(
  services: Services,
  row: NotificationRow,
  { written, email, jobId }: { written: Written; email: string; jobId: string },
): Promise<void> {
  const { db, mailer, log } = services
  try {
    let isTaken = true
    if ('mail' in written) await mailer.send({ id: jobId, to: email, ...written.mail })
    else isTaken = await sendPush(services, row.userId, written.push, row.hour === null ? DAY_SECONDS : LATE_MS / 1000)
    await db.transaction(async (tx) => {
      await settle(tx, row.id, isTaken ? 'sent' : 'skipped')
      // No browser takes it any more: then a report is announced as to everybody else.
      if (!isTaken) await announceByMail(services, tx, row.subject)
    })
  } catch (error) {
    if (!(error instanceof NotTakenError))
      return log.warn('nobody knows whether a notification went: it is not sent again', { user: row.userId, error })
    await settle(db, row.id, 'planned')
    throw error
  }
}
