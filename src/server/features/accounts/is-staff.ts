import type { Services } from '../../platform/services.ts'
import type { User } from './queries.ts'

/** Whether somebody runs the service: a confirmed address on the operator's list. */
export const isStaff = ({ env }: Pick<Services, 'env'>, user: User | undefined): boolean =>
  user !== undefined && user.emailConfirmedAt !== null && env.ADMIN_EMAILS.includes(user.email.toLowerCase())
