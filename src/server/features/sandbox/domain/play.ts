import { addMonths, discounted } from '#product/offers.ts'
import type { PaymentEvent, Period } from '#platform/payments/provider.ts'
import type { SandboxCheckout } from '../queries.ts'

/** What a person does on the payment page, … */
export const OUTCOMES = ['pay', 'decline', 'abandon', 'challenge'] as const
/** … and what they or their bank do afterwards. */
export const LATER = ['refund', 'renew', 'remove_card'] as const
/** What we ask of the bank. */
export type Order = 'stop' | 'end' | 'close'
/** What comes with the time. */
export type Course = 'period_over'
export type Action = (typeof OUTCOMES)[number] | (typeof LATER)[number] | Order | Course

/** What came of an action: the bank's new page of its book, and what it will tell us. */
export interface Play {
  changes: Partial<SandboxCheckout>
  /** Each with the name under which it can happen once. */
  events: (PaymentEvent & { subject: string })[]
}

const DAY_MS = 86_400_000
const NOTHING: Play = { changes: {}, events: [] }

const paymentId = ({ orderId }: SandboxCheckout, nth: number) => `${orderId}-${nth}`
const subscriptionId = ({ orderId }: SandboxCheckout) => `sub-${orderId}`

export const isSubscription = ({ request }: SandboxCheckout): boolean => request.subscription !== null

/** True while the subscription goes on by itself. */
export const goesOn = (checkout: SandboxCheckout): boolean =>
  isSubscription(checkout) &&
  checkout.state === 'paid' &&
  !checkout.stopsAtPeriodEnd &&
  !checkout.cardRemoved &&
  !checkout.endedAt

function charge(checkout: SandboxCheckout, period: Period | null): Play {
  const { request } = checkout
  const nth = checkout.payments + 1
  const first = nth === 1
  const payment = paymentId(checkout, nth)
  return {
    changes: { state: 'paid', payments: nth, ...(period && { periodStart: period.start, periodEnd: period.end }) },
    events: [
      {
        subject: `paid:${payment}`,
        kind: 'paid',
        payment,
        money: {
          cents: first ? discounted(request.priceCents, request.percentOff) : request.priceCents,
          currency: request.currency,
        },
        first,
        subscription: period && subscriptionId(checkout),
        period,
      },
    ],
  }
}

function pay(checkout: SandboxCheckout, now: Date): Play {
  const { subscription } = checkout.request
  if (!subscription) return charge(checkout, null)
  if (subscription.trialDays === 0) return charge(checkout, { start: now, end: addMonths(now, subscription.months) })
  const period = { start: now, end: new Date(now.getTime() + subscription.trialDays * DAY_MS) }
  return {
    changes: { state: 'paid', periodStart: period.start, periodEnd: period.end },
    events: [{ subject: 'trial', kind: 'trial_started', subscription: subscriptionId(checkout), period }],
  }
}

/** The next period, from where the last one ends. */
function renew(checkout: SandboxCheckout): Play {
  const { periodEnd, request } = checkout
  if (!goesOn(checkout) || !periodEnd || !request.subscription) return NOTHING
  return charge(checkout, { start: periodEnd, end: addMonths(periodEnd, request.subscription.months) })
}

/** Which payment is to go back, how much of it, and what this refund is called among its refunds. */
export interface RefundAsked {
  payment: string
  cents: number
  once: string
}

/** Gives a payment back: as much as is asked for, else what is left of the last one, and never more than is left. */
function refund(checkout: SandboxCheckout, asked: RefundAsked | undefined): Play {
  const { payments, request, refunded } = checkout
  const nth = asked ? Number(asked.payment.split('-').at(-1)) : payments
  if (nth < 1 || nth > payments) return NOTHING
  const payment = paymentId(checkout, nth)
  const paid = nth === 1 ? discounted(request.priceCents, request.percentOff) : request.priceCents
  const name = asked ? `${payment}:${asked.once}` : payment
  const isOfPayment = (known: string) => known === payment || known.startsWith(`${payment}:`)
  const before = Object.entries(refunded).reduce((sum, [known, cents]) => sum + (isOfPayment(known) ? cents : 0), 0)
  const cents = Math.min(asked?.cents ?? paid, paid - before)
  if (cents <= 0 || name in refunded) return NOTHING
  const event = {
    subject: `refund:${name}`,
    kind: 'refunded' as const,
    refund: `re-${name.replace(':', '-')}`,
    payment,
    money: { cents, currency: request.currency },
  }
  return { changes: { refunded: { ...refunded, [name]: cents } }, events: [event] }
}

const end = (checkout: SandboxCheckout, now: Date): Play =>
  isSubscription(checkout) && checkout.state === 'paid' && !checkout.endedAt
    ? { changes: { endedAt: now }, events: [{ subject: 'ended', kind: 'ended' }] }
    : NOTHING

/** Said twice of one period, it is over once: the next one has begun by then. */
function periodOver(checkout: SandboxCheckout, now: Date): Play {
  if (!checkout.periodEnd || checkout.periodEnd > now) return NOTHING
  return goesOn(checkout) ? renew(checkout) : end(checkout, now)
}

/** What an action does, and a refund to which payment. An action that does not fit the state does nothing. */
export function play(checkout: SandboxCheckout, action: Action, now: Date, asked?: RefundAsked): Play {
  const open = checkout.state === 'open' || checkout.state === 'challenge'
  switch (action) {
    case 'challenge':
      return open ? { changes: { state: 'challenge' }, events: [] } : NOTHING
    case 'pay':
      return open ? pay(checkout, now) : NOTHING
    case 'decline':
      return open
        ? { changes: { state: 'open' }, events: [{ subject: `failed:${now.getTime()}`, kind: 'payment_failed' }] }
        : NOTHING
    case 'abandon':
    case 'close':
      return open ? { changes: { state: 'closed' }, events: [{ subject: 'closed', kind: 'checkout_closed' }] } : NOTHING
    case 'renew':
      return renew(checkout)
    case 'refund':
      return refund(checkout, asked)
    case 'remove_card':
      return isSubscription(checkout) && checkout.state === 'paid'
        ? { changes: { cardRemoved: true }, events: [{ subject: 'card', kind: 'card_removed' }] }
        : NOTHING
    case 'stop':
      return goesOn(checkout)
        ? { changes: { stopsAtPeriodEnd: true }, events: [{ subject: 'canceled', kind: 'canceled' }] }
        : NOTHING
    case 'end':
      return end(checkout, now)
    case 'period_over':
      return periodOver(checkout, now)
  }
}
