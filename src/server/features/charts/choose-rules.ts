import type { ChartRules } from '#contract/chart-rules.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { setRules } from './queries.ts'

/** Has one chart cast by rules of its own, or again by the account's. @throws {AppError} not_found for somebody else's chart */
export async function chooseRules(
  { db }: Services,
  user: User,
  { hash, rules }: { hash: string; rules: ChartRules | null },
): Promise<void> {
  if (!(await setRules(db, user.id, hash, rules))) throw new AppError('not_found')
}
