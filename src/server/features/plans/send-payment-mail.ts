import {
  creditsOf,
  paymentsOf,
  purchaseAsked,
  readHistory,
  subscriptionsOf,
  type History,
  type Payment,
  type Purchase,
} from '#core/entitlements/api.ts'
import { publish } from '#platform/events.ts'
import { PLANS } from '#product/offers.ts'
import { ratesOf } from '#product/refunds.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { findUser, type User } from '#core/users/api.ts'
import { titleOf } from './list-transactions.ts'
import { paymentMailText } from './mail.ts'
import type { MailFacts, MailKind } from './mail-facts.ts'
import { openWithdrawals } from './open-withdrawals.ts'
import { listConsents } from './queries.ts'

/** What was kept and given back; a refund that was not ours tells nothing of it. */
function settlementOf({ withdrawal, cents }: Payment): MailFacts['settlement'] {
  if (!withdrawal) return null
  const { refundCents, usedCents, reports, forecasts, days, at } = withdrawal
  return {
    usedCents: usedCents ?? 0,
    refundCents: refundCents ?? cents,
    reports: reports ?? 0,
    forecasts: forecasts ?? 0,
    days: days ?? 0,
    at,
  }
}

type Consents = Awaited<ReturnType<typeof listConsents>>

/** What a mail about a payment or an order tells; undefined when there is nothing (any more) to tell. */
function factsOf(
  kind: MailKind,
  ref: string,
  {
    history,
    consents,
    withdrawalOf,
  }: {
    history: History
    consents: Consents
    withdrawalOf: (payment: Payment) => { until: Date | null; isSpent: boolean }
  },
): (Omit<MailFacts, 'title' | 'item' | 'cancelUntil'> & { orderId: string }) | undefined {
  const payment = paymentsOf(history).find(
    ({ id, refunds }) => id === ref || refunds.some((refund) => refund.id === ref),
  )
  const orderId = payment?.order.id ?? ref
  const order = history.orders.find(({ id }) => id === orderId)
  if (!order) return undefined
  const subscription = subscriptionsOf(history).find((own) => own.order.id === orderId)
  // A mail that announces a charge is worse than none when there will be none.
  if (kind === 'renewal' && !subscription?.renews) return undefined
  const refund = payment?.refunds.find(({ id }) => id === ref)
  const withdrawal = payment && withdrawalOf(payment)
  return {
    orderId,
    number: ref,
    cents: refund?.cents ?? payment?.cents ?? order.renewalCents ?? order.cents,
    currency: order.currency,
    at: refund?.at ?? payment?.at ?? order.createdAt,
    until: subscription?.until ?? null,
    renewalCents: subscription?.renews ? order.renewalCents : null,
    months: PLANS.find(({ id }) => id === order.item)?.months ?? 0,
    reports: creditsOf(order),
    consent: consents.find(({ key }) => key === `order:${orderId}`) ?? null,
    withdrawUntil: withdrawal?.until ?? null,
    isSpent: withdrawal?.isSpent ?? false,
    rates: ratesOf(order.item, payment?.cents ?? order.cents),
    settlement: payment ? settlementOf(payment) : null,
    subscription: order.kind === 'subscription',
    gift: order.kind === 'gift',
    onTrial: subscription?.onTrial ?? false,
  }
}

/** What decides what such a mail tells, read at once. */
async function readAll(services: Pick<Services, 'env' | 'clock'>, db: Db, user: User) {
  const history = await readHistory(db, user.id)
  return {
    history,
    consents: await listConsents(db, user.id),
    withdrawalOf: await openWithdrawals(services, db, user, history),
  }
}

/**
 * Writes a mail about money to the person it concerns. Whose address is not confirmed gets it too, as what was agreed, paid,
 * given back and ended has to be confirmed to its buyer, but without a name: a stranger may have typed both.
 */
export async function sendPaymentMail(
  services: Services,
  { userId, kind, ref }: { userId: number; kind: MailKind; ref: string },
  jobId: string,
): Promise<void> {
  const { db, env, mailer } = services
  const user = await findUser(db, userId)
  if (!user) return
  const known = await readAll(services, db, user)
  const facts = factsOf(kind, ref, known)
  const order = known.history.orders.find(({ id }) => id === facts?.orderId)
  if (!facts || !order) return
  const title = titleOf(order, user.lang)
  const purchase: Purchase = { item: title, cancelUntil: null, timeZone: user.timeZone ?? 'UTC' }
  await publish(services, db, purchaseAsked, { order, reader: user, purchase })
  const { timeZone, ...bought } = purchase
  await mailer.send({
    id: jobId,
    to: user.email,
    ...paymentMailText(kind, {
      lang: user.lang,
      timeZone,
      firstName: user.emailConfirmedAt ? user.firstName : null,
      link: `${env.PUBLIC_URL}/settings`,
      facts: { ...facts, title, ...bought },
    }),
  })
}
