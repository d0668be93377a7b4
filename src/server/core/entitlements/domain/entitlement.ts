import { rankOf, type PaidPlanId, type PlanId } from '#product/rights.ts'
import { inOrder, type History, type MoneyEvent, type Order } from './history.ts'
import { paymentsOf, type Payment } from './payments.ts'

/** Providers collect a renewal up to some hours after the period has ended; until then nothing is taken away. */
export const RENEWAL_GRACE_MS = 86_400_000

/** A subscription as its events leave it. */
export interface Subscription {
  order: Order
  plan: PaidPlanId
  /** The provider's name for it. */
  reference: string | null
  /** The end of what is paid for, or of the trial. */
  until: Date
  /** True while nothing but the trial has been used. */
  onTrial: boolean
  canceledAt: Date | null
  /** True when it will be renewed. */
  renews: boolean
}

/** What a person's plan is at an instant. */
export interface Entitlement {
  plan: PlanId
  /** End of the access that was paid for or granted; null on the free plan. */
  paidUntil: Date | null
  /** Of the subscription that gives the plan. */
  canceledAt: Date | null
  /** True until a plan was ever granted, paid for or tried. */
  trialLeft: boolean
  /** True until a product was bought: the first has a price of its own. */
  firstPurchaseLeft: boolean
  /** The subscription that gives the plan; null when none does. */
  subscription: Subscription | null
}

const earliest = (...dates: (Date | null | undefined)[]): Date | null =>
  dates.reduce<Date | null>((least, date) => (date && (!least || date < least) ? date : least), null)

/** When it was cancelled last, unless it was resumed since. */
function canceledAt(events: readonly MoneyEvent[], ownAt: Date | undefined): Date | null {
  let since: Date | null = null
  const turns = [
    ...inOrder(events).map(({ kind, occurredAt }) => ({ kind, at: occurredAt })),
    ...(ownAt ? [{ kind: 'canceled' as const, at: ownAt }] : []),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { kind, at } of turns) {
    if (kind === 'canceled' || kind === 'card_removed') since ??= at
    else if (kind === 'resumed') since = null
  }
  return since
}

/** The person's one trial: the first that began. Any later one grants nothing. */
const trialOf = (events: readonly MoneyEvent[]) => inOrder(events).find(({ kind }) => kind === 'trial_started')

function subscriptionOf(
  order: Order,
  { events, cancellations }: History,
  payments: readonly Payment[],
): Subscription | null {
  const ofAll = ({ orderId, kind, occurredAt }: MoneyEvent) =>
    orderId === null && kind === 'card_removed' && occurredAt >= order.createdAt
  const own = events.filter((event) => event.orderId === order.id || ofAll(event))
  const paid = payments.filter(
    (payment) => payment.order.id === order.id && payment.right && !payment.late && payment.period,
  )
  const trial = trialOf(events)
  const trialEnd = trial?.orderId === order.id ? trial.periodEnd : null
  const endedAt = earliest(...own.filter(({ kind }) => kind === 'ended').map(({ occurredAt }) => occurredAt))
  const ends = [
    trialEnd,
    ...paid.map(({ period, refundedAt, withdrawal }) => earliest(period?.end, refundedAt, withdrawal?.at)),
  ]
  const last = ends.reduce<Date | null>((latest, end) => (end && (!latest || end > latest) ? end : latest), null)
  const cancellation = cancellations.find(({ orderId }) => orderId === order.id)
  const refusedAt = cancellation?.by === 'trial_used' ? cancellation.at : null
  const until = earliest(last, endedAt, refusedAt)
  if (!until) return null
  const canceled = canceledAt(own, cancellation?.at)
  const current = paid.at(-1)
  return {
    order,
    plan: order.item as PaidPlanId,
    reference: own.find(({ subscription }) => subscription !== null)?.subscription ?? null,
    until,
    onTrial: paid.length === 0,
    canceledAt: canceled,
    renews: !canceled && !endedAt && !current?.refundedAt && !current?.withdrawal,
  }
}

/** Every subscription the person ever had that gave them anything. */
export function subscriptionsOf(history: History, payments: readonly Payment[] = paymentsOf(history)): Subscription[] {
  return history.orders
    .filter(({ kind }) => kind === 'subscription')
    .flatMap((order) => subscriptionOf(order, history, payments) ?? [])
}

export const isInForce = ({ until, renews }: Subscription, now: Date): boolean =>
  now.getTime() < until.getTime() + (renews ? RENEWAL_GRACE_MS : 0)

/** What the operator gave last: it takes the place of what they gave before. */
const lastGrant = (grants: History['grants'], now: Date) =>
  grants
    .filter(({ source, startsAt }) => source === 'operator' && startsAt <= now)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
    .slice(0, 1)

/** Spans that were redeemed from gifts: each holds beside what else there is, until the gift's payment goes back. */
const giftsBegun = (grants: History['grants'], now: Date) =>
  grants.filter(
    ({ source, startsAt, revokedAt }) => source === 'gift' && startsAt <= now && (!revokedAt || revokedAt > now),
  )

/**
 * When a span of a plan that is given now begins: what is paid for or given of the same or a higher plan is used up first,
 * so that none of it is lost.
 */
export function spanBegins(history: History, plan: PaidPlanId, now: Date): Date {
  const ends = [
    ...subscriptionsOf(history)
      .filter((held) => isInForce(held, now))
      .map((held) => ({ plan: held.plan, until: held.until })),
    ...lastGrant(history.grants, now).map((grant) => ({ plan: grant.plan, until: grant.endsAt })),
    ...history.grants
      .filter(({ source, revokedAt }) => source === 'gift' && !revokedAt)
      .map((grant) => ({ plan: grant.plan, until: grant.endsAt })),
  ].filter((held) => rankOf(held.plan) >= rankOf(plan))
  return ends.reduce((latest, { until }) => (until > latest ? until : latest), now)
}

/** The highest plan that holds at an instant; of equals the one that lasts longest. */
export function entitlementAt(history: History, now: Date): Entitlement {
  const payments = paymentsOf(history)
  const subscriptions = subscriptionsOf(history, payments)
  const candidates = [
    ...subscriptions
      .filter((subscription) => isInForce(subscription, now))
      .map((subscription) => ({ plan: subscription.plan, until: subscription.until, subscription })),
    ...[...lastGrant(history.grants, now), ...giftsBegun(history.grants, now)]
      .filter((grant) => grant.endsAt > now)
      .map((grant) => ({ plan: grant.plan, until: grant.endsAt, subscription: null })),
  ]
  const [best] = candidates.toSorted((a, b) => rankOf(b.plan) - rankOf(a.plan) || b.until.getTime() - a.until.getTime())
  return {
    plan: best?.plan ?? 'free',
    paidUntil: best?.until ?? null,
    canceledAt: best?.subscription?.canceledAt ?? null,
    trialLeft: history.grants.length === 0 && subscriptions.length === 0,
    firstPurchaseLeft: payments.every(({ order }) => order.kind !== 'product'),
    subscription: best?.subscription ?? null,
  }
}
