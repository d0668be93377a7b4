import type { ChartRulesChange } from '#contract/chart-rules.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { changedRules, rulesOf } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import { setRules } from './queries.ts'

/** Has one chart cast by rules of its own, those that aren't named by the account's of today; or again by the account's. @throws {AppError} not_found for somebody else's chart */
export async function chooseRules(
  { db }: Services,
  user: User,
  { hash, rules }: { hash: string; rules: ChartRulesChange | null },
): Promise<void> {
  const chosen = rules && changedRules(rulesOf(user), rules)
  if (!(await setRules(db, user.id, hash, chosen))) throw new AppError('not_found')
}
