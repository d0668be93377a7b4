import { inMainUnit, PLANS, PRODUCTS, type ProductId } from '#contract/offers.ts'
import type { Lang } from '#contract/field.ts'
import type { Transaction } from '#contract/plans.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../accounts/queries.ts'
import type { History, Order } from './domain/history.ts'
import { paymentsOf, type Payment } from './domain/payments.ts'
import { withdrawableUntil } from './domain/withdrawable.ts'
import { listWithdrawals, readHistory } from './queries.ts'

/** After this long an unpaid page has been closed by its provider. */
const OPEN_MS = 86_400_000

export function titleOf({ kind, item }: Order, lang: Lang): string {
  const texts = kind === 'product' ? PRODUCTS[item as ProductId].texts : PLANS.find(({ id }) => id === item)?.texts
  return texts?.[lang].title ?? item
}

const MISSED = ['payment_failed', 'checkout_closed']

/** An order that no money has come in for: a trial that began, or else an attempt that is open or has failed. */
function attemptOf(
  order: Order,
  { events }: History,
  now: Date,
  common: Pick<Transaction, 'product' | 'sandbox_url'>,
): Transaction[] {
  const own = events.filter(({ orderId }) => orderId === order.id)
  const failed =
    order.checkout === null ||
    own.some(({ kind }) => MISSED.includes(kind)) ||
    now.getTime() - order.createdAt.getTime() > OPEN_MS
  const trial = own.find(({ kind }) => kind === 'trial_started')
  return [
    {
      ...common,
      id: order.id,
      type: order.kind,
      price: trial ? 0 : inMainUnit(order.cents),
      currency: order.currency,
      status: trial ? 'completed' : failed ? 'failed' : 'pending',
      created_at: (trial?.occurredAt ?? order.createdAt).toISOString(),
      withdraw_until: null,
    },
  ]
}

function paymentLines(
  payment: Payment,
  history: History,
  withdrawn: boolean,
  common: Pick<Transaction, 'product' | 'sandbox_url'>,
): Transaction[] {
  const { id, order, at, cents, currency, refunds, right } = payment
  const base = { ...common, currency, withdraw_until: null }
  return [
    {
      ...base,
      id,
      type: order.kind,
      price: inMainUnit(cents),
      status: right ? 'completed' : 'pending',
      created_at: at.toISOString(),
      withdraw_until: withdrawn ? null : (withdrawableUntil(payment, history)?.toISOString() ?? null),
    },
    ...refunds.map((refund) => ({
      ...base,
      id: refund.id,
      type: 'refund' as const,
      price: inMainUnit(refund.cents),
      status: 'completed' as const,
      created_at: refund.at.toISOString(),
    })),
  ]
}

/** Everything the person paid, tried to pay, got back or cancelled, newest first. */
export async function listTransactions(
  { db, clock, payments: provider }: Services,
  user: User,
): Promise<Transaction[]> {
  const history = await readHistory(db, user.id)
  const payments = paymentsOf(history)
  const withdrawn = new Set((await listWithdrawals(db, user.id)).map(({ payment }) => payment))
  const lines = history.orders.flatMap((order) => {
    const common = {
      product: titleOf(order, user.lang),
      sandbox_url: order.checkout === null ? null : provider.playground(order.checkout),
    }
    const own = payments.filter((payment) => payment.order.id === order.id)
    const canceled = history.cancellations.filter(({ orderId, by }) => orderId === order.id && by !== 'superseded')
    return [
      ...(own.length > 0
        ? own.flatMap((payment) => paymentLines(payment, history, withdrawn.has(payment.id), common))
        : attemptOf(order, history, clock(), common)),
      ...canceled.map(({ at }) => ({
        ...common,
        id: `${order.id}-cancel`,
        type: 'subscription_cancel' as const,
        price: 0,
        currency: order.currency,
        status: 'completed' as const,
        created_at: at.toISOString(),
        withdraw_until: null,
      })),
    ]
  })
  return lines.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
}
