import type { StaffRole } from '#contract/staff-access.ts'
import type { Services } from '#platform/services.ts'
import type { User } from './queries.ts'

/** Whether the operator names an address as one of the staff. */
export const isListed = ({ env }: Pick<Services, 'env'>, email: string): boolean =>
  env.ADMIN_EMAILS.includes(email.toLowerCase())

/**
 * What somebody does on the staff; null for everybody else. It takes a confirmed address: whoever has one of the operator's
 * list is an owner unless another role was given, and stays of the staff while it is listed; a role given by the operator
 * or by an invitation stays until it is taken away.
 */
export function staffRoleOf(services: Pick<Services, 'env'>, user: User | undefined): StaffRole | null {
  if (!user?.emailConfirmedAt) return null
  const listed = isListed(services, user.email)
  if (user.staffRole && (listed || user.staffSource !== 'listed')) return user.staffRole
  return listed ? 'owner' : null
}

export const isStaff = (services: Pick<Services, 'env'>, user: User | undefined): boolean =>
  staffRoleOf(services, user) !== null
