import type { Services } from '../../platform/services.ts'
import { findUser } from '../accounts/queries.ts'
import type { History } from './domain/history.ts'
import { paymentsOf } from './domain/payments.ts'
import { subscriptionsOf } from './domain/standing.ts'
import { titleOf } from './list-transactions.ts'
import { paymentMailText, type MailFacts, type MailKind } from './mail.ts'
import { listWithdrawals, readHistory } from './queries.ts'

/** What a mail about a payment or an order tells; undefined when there is nothing (any more) to tell. */
function factsOf(
  kind: MailKind,
  ref: string,
  history: History,
): (Omit<MailFacts, 'item' | 'withdrawnAt'> & { orderId: string }) | undefined {
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
  return {
    orderId,
    number: ref,
    cents: refund?.cents ?? payment?.cents ?? order.renewalCents ?? order.cents,
    currency: order.currency,
    at: refund?.at ?? payment?.at ?? order.createdAt,
    until: subscription?.until ?? null,
    renewalCents: subscription?.renews ? order.renewalCents : null,
    deliverAtOnce: order.deliverAtOnce,
    subscription: order.kind === 'subscription',
  }
}

/** Writes a mail about money to the person it concerns. */
export async function sendPaymentMail(
  { db, env, mailer, clock }: Services,
  { userId, kind, ref }: { userId: number; kind: MailKind; ref: string },
  jobId: string,
): Promise<void> {
  const user = await findUser(db, userId)
  if (!user) return
  const history = await readHistory(db, userId)
  const facts = factsOf(kind, ref, history)
  const order = history.orders.find(({ id }) => id === facts?.orderId)
  if (!facts || !order) return
  const withdrawnAt = (await listWithdrawals(db, userId)).find(({ payment }) => payment === ref)?.at ?? clock()
  await mailer.send({
    id: jobId,
    to: user.email,
    ...paymentMailText(kind, {
      lang: user.lang,
      timeZone: user.timeZone ?? 'UTC',
      firstName: user.firstName,
      link: `${env.PUBLIC_URL}/settings`,
      facts: { ...facts, item: titleOf(order, user.lang), withdrawnAt },
    }),
  })
}
