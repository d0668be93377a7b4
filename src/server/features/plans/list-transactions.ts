import { inMainUnit, PLANS } from '#product/offers.ts'
import { PRODUCTS, type ProductId } from '#product/products.ts'
import type { Lang } from '#language/lang.ts'
import type { Transaction } from '#contract/plans.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { consultationTitle } from './domain/consultation-title.ts'
import { giftTitle } from './domain/gift-title.ts'
import { paymentsOf, readHistory, type History, type Order, type Payment } from '#core/entitlements/api.ts'
import { presentSettlement } from './present.ts'
import { openWithdrawals } from './open-withdrawals.ts'

/** After this long an unpaid page has been closed by its provider. */
const OPEN_MS = 86_400_000

export function titleOf({ kind, item }: Order, lang: Lang): string {
  if (kind === 'consultation') return consultationTitle(lang)
  const texts = PLANS.find(({ id }) => id === item)?.texts ?? PRODUCTS[item as ProductId].texts
  return kind === 'gift' ? giftTitle(lang, texts[lang].title) : texts[lang].title
}

/** A consultation and a gift are listed as what else is bought once. */
const typeOf = ({ kind }: Order): Transaction['type'] => (kind === 'consultation' || kind === 'gift' ? 'product' : kind)

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
      type: typeOf(order),
      price: trial ? 0 : inMainUnit(order.cents),
      currency: order.currency,
      status: trial ? 'completed' : failed ? 'failed' : 'pending',
      created_at: (trial?.occurredAt ?? order.createdAt).toISOString(),
      withdraw_until: null,
      settlement: null,
    },
  ]
}

/** What was kept and what went back; rows from before the sums were kept say that all of it did. */
const settledOf = ({ withdrawal, cents }: Payment): Transaction['settlement'] =>
  withdrawal &&
  presentSettlement({
    refundCents: withdrawal.refundCents ?? cents,
    usedCents: withdrawal.usedCents ?? 0,
    reports: withdrawal.reports ?? 0,
    forecasts: withdrawal.forecasts ?? 0,
    days: withdrawal.days ?? 0,
  })

function paymentLines(
  payment: Payment,
  until: Date | null,
  common: Pick<Transaction, 'product' | 'sandbox_url'>,
): Transaction[] {
  const { id, order, at, cents, currency, refunds, right } = payment
  const base = { ...common, currency, withdraw_until: null, settlement: null }
  return [
    {
      ...base,
      id,
      type: typeOf(order),
      price: inMainUnit(cents),
      status: right ? 'completed' : 'pending',
      created_at: at.toISOString(),
      withdraw_until: until?.toISOString() ?? null,
      settlement: settledOf(payment),
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
export async function listTransactions(services: Services, user: User): Promise<Transaction[]> {
  const { db, clock, payments: provider } = services
  const history = await readHistory(db, user.id)
  const payments = paymentsOf(history)
  const withdrawalOf = await openWithdrawals(services, db, user, history)
  const untilOf = (payment: Payment) => {
    const { until, isSpent } = withdrawalOf(payment)
    return until && until > clock() && !isSpent ? until : null
  }
  const lines = history.orders.flatMap((order) => {
    const common = {
      product: titleOf(order, user.lang),
      sandbox_url: order.checkout === null ? null : provider.playground(order.checkout),
    }
    const own = payments.filter((payment) => payment.order.id === order.id)
    const canceled = history.cancellations.filter(({ orderId, by }) => orderId === order.id && by !== 'superseded')
    return [
      ...(own.length > 0
        ? own.flatMap((payment) => paymentLines(payment, untilOf(payment), common))
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
        settlement: null,
      })),
    ]
  })
  return lines.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
}
