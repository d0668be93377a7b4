import type { Services } from '#platform/services.ts'
import { countPasskeys } from '#core/sessions/api.ts'
import { isStaff, type User } from '#core/users/api.ts'

/** Whether somebody can show more than a password: a code of their app, or a passkey. */
export const hasStrongMeans = async ({ db }: Pick<Services, 'db'>, user: User): Promise<boolean> =>
  user.secondFactorSince !== null || (await countPasskeys(db, user.id)) > 0

/** Whether a password alone is no proof of who somebody is: two-step sign-in is on, or the staff needs more. */
export async function needsStrongProof(services: Pick<Services, 'db' | 'env'>, user: User): Promise<boolean> {
  if (user.secondFactorSince) return true
  const isHeldToIt = services.env.ADMIN_SECOND_FACTOR === 'required' && isStaff(services, user)
  return isHeldToIt && (await hasStrongMeans(services, user))
}
