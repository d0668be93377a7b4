import type { Account, Counters } from '#contract/accounts.ts'

export const countersOf = ({ counters }: Pick<Account, 'counters'>): Counters => JSON.parse(counters) as Counters
