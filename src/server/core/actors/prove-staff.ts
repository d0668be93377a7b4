import { reaches, type StaffRole } from '#contract/staff-access.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from './find-actor.ts'
import { staffRoleOf } from '#core/users/api.ts'
import { hasStrongMeans } from './strong-means.ts'

/**
 * @throws {AppError} forbidden to whoever isn't of the staff, or is in another role; where the staff must have a second
 * factor, second_factor_required to who has none, and proof_required to who has not used it in this session.
 */
export async function proveStaff(services: Services, actor: Actor | undefined, least: StaffRole): Promise<void> {
  const role = staffRoleOf(services, actor?.user)
  if (!actor || !role) throw new AppError('forbidden')
  if (services.env.ADMIN_SECOND_FACTOR === 'required' && !actor.strongAt) {
    if (await hasStrongMeans(services, actor.user)) throw new AppError('proof_required')
    throw new AppError('second_factor_required', { message: 'second_factor_staff', httpStatus: 403 })
  }
  if (!reaches(role, least)) throw new AppError('forbidden', { message: 'other_role' })
}
