import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { staffRoleOf } from '#core/users/api.ts'
import type { Staff } from './audited.ts'

/** Who of the staff does something; whoever was taken off it meanwhile has the least of roles. */
export const presentStaff = (services: Pick<Services, 'env'>, { user }: Actor): Staff => ({
  id: user.id,
  name: user.email,
  role: staffRoleOf(services, user) ?? 'support',
})
