import type { cancellations, ledger, orders, paymentEvents, planGrants, withdrawals } from '../tables.ts'

export type Order = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert
export type NewMoneyEvent = typeof paymentEvents.$inferInsert
export type MoneyEvent = typeof paymentEvents.$inferSelect
export type Entry = typeof ledger.$inferSelect
export type NewEntry = typeof ledger.$inferInsert
export type Grant = typeof planGrants.$inferSelect
export type Cancellation = typeof cancellations.$inferSelect
export type Withdrawal = typeof withdrawals.$inferSelect

/** Everything that decides a person's plan, in any order. */
export interface History {
  orders: readonly Order[]
  events: readonly MoneyEvent[]
  grants: readonly Grant[]
  cancellations: readonly Cancellation[]
  withdrawals: readonly Withdrawal[]
}

/** By when they happened; the id settles ties, so that the order of arrival never matters. */
export const inOrder = (events: readonly MoneyEvent[]): MoneyEvent[] =>
  events.toSorted((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime() || (a.id < b.id ? -1 : 1))
