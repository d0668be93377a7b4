import { AppError } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { isStaff } from './is-staff.ts'
import type { User } from './queries.ts'

/** Whether somebody has yet to turn a second factor on before they may work as staff. */
export const lacksSecondFactor = ({ env }: Pick<Services, 'env'>, user: User): boolean =>
  env.ADMIN_SECOND_FACTOR === 'required' && user.secondFactorSince === null

/** @throws {AppError} forbidden to whoever isn't of the staff, second_factor_required to who has none and needs one. */
export function proveStaff(services: Pick<Services, 'env'>, user: User | undefined): void {
  if (!user || !isStaff(services, user)) throw new AppError('forbidden')
  if (lacksSecondFactor(services, user))
    throw new AppError('second_factor_required', { message: 'second_factor_staff', httpStatus: 403 })
}
