import type { Account } from '#contract/accounts.ts'
import { PLANS } from '#product/offers.ts'

type Paying = Pick<Account, 'plan' | 'paid_until'> | null

/** Whether somebody has a plan now, bought or given, renewed or not. */
export const hasPlan = (account: Paying): boolean =>
  account !== null && account.paid_until !== null && PLANS.some(({ id }) => id === account.plan)

/** Where one's own plan is managed and canceled. */
export const MANAGE_PLAN = '/settings#subscription'

/** What stands under the word for plans in a menu: one's own, or those to choose from. */
export const planPath = (account: Paying): string => (hasPlan(account) ? MANAGE_PLAN : '/plans')
