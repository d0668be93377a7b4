import type { StaffRole } from '#contract/staff-access.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { isListed, staffRoleOf, updateUser } from '#core/users/api.ts'
import { audited, type Staff } from './audited.ts'
import { lockStaff } from './queries.ts'

/**
 * Gives somebody of the staff another role, or takes them off it. Nobody changes their own role, so that an owner is left.
 * @throws {AppError} not_found; forbidden to whoever is no owner any more; conflict for one's own role, for the last owner,
 * and for taking an address off that the operator's list names.
 */
export async function changeRole(
  services: Services,
  staff: Staff,
  { userId, role, reason }: { userId: number; role: StaffRole | null; reason: string },
): Promise<void> {
  const { env } = services
  if (userId === staff.id) throw new AppError('conflict', { message: 'staff_own_role' })
  await audited(services, staff, { action: 'change role', target: `user:${userId}`, reason }, async (tx) => {
    const rows = await lockStaff(tx, env.ADMIN_EMAILS)
    const owners = rows.filter((user) => staffRoleOf(services, user) === 'owner')
    // Another owner may have taken the role away meanwhile.
    if (staff.id !== null && !owners.some(({ id }) => id === staff.id)) throw new AppError('forbidden')
    const user = rows.find(({ id }) => id === userId)
    const before = staffRoleOf(services, user)
    if (!user || !before) throw new AppError('not_found')
    const listed = isListed(services, user.email)
    if (role === null && listed) throw new AppError('conflict', { message: 'staff_listed' })
    if (before === 'owner' && role !== 'owner' && owners.length < 2)
      throw new AppError('conflict', { message: 'staff_last_owner' })
    const staffSource = role && (user.staffSource ?? 'listed')
    await updateUser(tx, userId, { staffRole: role, staffSource })
    return { before: { role: before }, after: { role }, result: undefined }
  })
}
