import type { StaffRole } from '#contract/staff-access.ts'
import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { findUserByEmail, isStaff } from '#core/users/api.ts'
import { audited, type Staff } from './audited.ts'
import { invitationMail } from './job.ts'
import { deleteInvitation, insertInvitation } from './queries.ts'

const INVITATION_MS = 3 * 86_400_000
const PER_OWNER = { limit: 20, windowSeconds: 3600 } as const

/**
 * Invites somebody to the staff by mail.
 * @throws {AppError} conflict for an address that belongs to the staff, rate_limited
 */
export async function invite(
  services: Services,
  staff: Staff & { id: number },
  { email, role }: { email: string; role: StaffRole },
): Promise<number> {
  const { db, boss, clock } = services
  const now = clock()
  await countAttempt(db, { key: `staff-invitation:${staff.id}`, ...PER_OWNER }, now)
  if (isStaff(services, await findUserByEmail(db, email)))
    throw new AppError('conflict', { message: 'staff_already', errors: { email: 'staff_already' } })
  const expiresAt = new Date(now.getTime() + INVITATION_MS)
  return audited(services, staff, { action: 'invite to staff', target: 'staff', reason: '' }, async (tx) => {
    const id = await insertInvitation(tx, { email, role, invitedBy: staff.id, createdAt: now, expiresAt })
    await enqueue(boss, tx, invitationMail, { invitationId: id })
    return { before: null, after: { invitation: id, role }, result: id }
  })
}

/** Takes an invitation back: its link is dead. @throws {AppError} not_found */
export async function withdrawInvitation(services: Services, staff: Staff, id: number): Promise<void> {
  await audited(services, staff, { action: 'withdraw invitation', target: 'staff', reason: '' }, async (tx) => {
    const row = await deleteInvitation(tx, id)
    if (!row) throw new AppError('not_found')
    return { before: { invitation: id, role: row.role }, after: null, result: undefined }
  })
}
