import { accountMail } from '../account-mail/api.ts'
import { audited, type Staff } from '../staff/api.ts'
import { isStaff, lockUser, updateUser } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { hasEditsLeft, withOneMore } from './domain/birth-edits.ts'
import { answerOpen, findOpen } from './queries.ts'

interface Answer {
  userId: number
  grant: boolean
  reason: string
}

/**
 * Gives an account another edit of date, time and place of birth, whether it was asked for or not, or refuses what was asked
 * for; its owner gets a mail. Given twice, it is one.
 * @throws {AppError} not_found; forbidden for one of the staff's own accounts, but to owners; conflict where nothing was
 * spent, or nothing is to be refused
 */
export async function answerCorrection(
  services: Services,
  staff: Staff,
  { userId, grant, reason }: Answer,
): Promise<void> {
  const action = grant ? 'grant birth edit' : 'refuse birth edit'
  await audited(services, staff, { action, target: `user:${userId}`, reason }, async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw new AppError('not_found')
    // Else support could move an owner's chart, or its own again and again.
    if (staff.role !== 'owner' && isStaff(services, user)) throw new AppError('forbidden', { message: 'other_role' })
    const request = await findOpen(tx, userId)
    if (grant && hasEditsLeft(user)) throw new AppError('conflict', { message: 'correction_given' })
    if (!grant && !request) throw new AppError('conflict', { message: 'correction_not_asked' })
    const { birthdateEdits, birthtimeEdits, birthplaceEdits } = user
    const before = { birthdateEdits, birthtimeEdits, birthplaceEdits }
    const after = grant ? withOneMore(user) : before
    if (grant) await updateUser(tx, userId, after)
    await answerOpen(tx, userId, { granted: grant, answeredAt: services.clock() })
    const kind = grant ? 'correction_granted' : 'correction_refused'
    if (user.emailConfirmedAt) await enqueue(services.boss, tx, accountMail, { userId, kind })
    return { before, after, result: undefined }
  })
}
