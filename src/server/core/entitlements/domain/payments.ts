import { inOrder, type History, type MoneyEvent, type Order, type Withdrawal } from './history.ts'

/** Money that came in for an order. */
export interface Payment {
  id: string
  order: Order
  cents: number
  currency: string
  at: Date
  period: { start: Date; end: Date } | null
  refunds: { id: string; cents: number; at: Date }[]
  /** When the whole of it had been given back; null while some of it is kept. */
  refundedAt: Date | null
  /** That it was given back on our side, in whole or less what was delivered: from then on it gives nothing. */
  withdrawal: Withdrawal | null
  /** True when it came after its subscription had been given back: it gives nothing and goes back itself. */
  late: boolean
  /** False when it is not what the order says: it is kept in the books of events and grants nothing. */
  right: boolean
}

/** Whether an event brings what the order asked for: the first price once, the full one at each renewal. */
function isRight(order: Order, { cents, currency, first }: MoneyEvent): boolean {
  if (currency !== order.currency) return false
  return cents === order.renewalCents || (cents === order.cents && (first || order.kind === 'product'))
}

const distinct = (events: readonly MoneyEvent[], key: 'payment' | 'refund') => [
  ...new Map(events.toReversed().map((event) => [event[key] ?? '', event])).values(),
]

function refundsOf(payment: string, refunds: readonly MoneyEvent[]): Payment['refunds'] {
  const own = refunds.filter((event) => event.payment === payment)
  return inOrder(distinct(own, 'refund')).map(({ refund, cents, occurredAt }) => ({
    id: refund ?? '',
    cents: cents ?? 0,
    at: occurredAt,
  }))
}

function whenWhole(cents: number, refunds: Payment['refunds']): Date | null {
  let left = cents
  for (const refund of refunds) if ((left -= refund.cents) <= 0) return refund.at
  return null
}

/** Each payment once, however many events tell of it, in the order they were made. */
export function paymentsOf({
  orders,
  events,
  withdrawals,
}: Pick<History, 'orders' | 'events' | 'withdrawals'>): Payment[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const all = inOrder(events)
  const refunds = all.filter(({ kind }) => kind === 'refunded')
  const paid = inOrder(
    distinct(
      all.filter(({ kind }) => kind === 'paid'),
      'payment',
    ),
  )
  return paid.flatMap((event) => {
    const order = byId.get(event.orderId ?? '')
    if (!order || event.payment === null || event.cents === null || event.currency === null) return []
    const own = refundsOf(event.payment, refunds)
    const withdrawal = withdrawals.find(({ payment }) => payment === event.payment) ?? null
    const ended = withdrawals.find(
      ({ orderId, ends, payment }) => ends && orderId === order.id && payment !== event.payment,
    )
    return {
      id: event.payment,
      order,
      cents: event.cents,
      currency: event.currency,
      at: event.occurredAt,
      period: event.periodStart && event.periodEnd && { start: event.periodStart, end: event.periodEnd },
      refunds: own,
      refundedAt: whenWhole(event.cents, own),
      withdrawal,
      late: ended !== undefined && ended.at <= event.occurredAt,
      right: isRight(order, event),
    }
  })
}
