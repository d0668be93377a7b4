import type { NotificationChoices } from '#contract/notifications.ts'
import type { User } from '#core/users/api.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { accountMail } from '../account-mail/api.ts'
import { findChoices, saveChoices, type Choices } from './queries.ts'

const wantsMail = (choices: Pick<Choices, 'day' | 'week'> | undefined) =>
  choices?.day === 'mail' || choices?.week === 'mail'

/**
 * Keeps what a person has chosen. Who wants mails to an address that nobody has confirmed is sent the link to confirm it,
 * and nothing else before that.
 */
export async function choose(
  { db, boss, clock }: Services,
  user: User,
  { day, week, exact, ready, hour, quiet_from: quietFrom, quiet_to: quietTo }: NotificationChoices,
): Promise<Choices> {
  return db.transaction(async (tx) => {
    const before = await findChoices(tx, user.id)
    const chosen: Choices = {
      userId: user.id,
      day,
      week,
      exact,
      ready,
      hour,
      quietFrom,
      quietTo,
      unsubscribeKey: before?.unsubscribeKey ?? newSecret(),
      changedAt: clock(),
    }
    await saveChoices(tx, chosen)
    if (!user.emailConfirmedAt && wantsMail(chosen) && !wantsMail(before))
      await enqueue(boss, tx, accountMail, { userId: user.id, kind: 'confirm' })
    return chosen
  })
}
