import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { ProviderEvent } from '#platform/payments/provider.ts'
import type { Services } from '#platform/services.ts'
import { lockUser, type User } from '#core/users/api.ts'
import {
  consultationSettled,
  creditGranted,
  entitlementAt,
  entriesDue,
  giftSettled,
  type History,
  insertEntries,
  moneyBooked,
  isInForce,
  type NewMoneyEvent,
  type Order,
  type Payment,
  paymentsOf,
  readHistory,
  readLedger,
  rememberOffers,
  subscriptionsOf,
} from '#core/entitlements/api.ts'
import { paymentMail, tellProvider } from './job.ts'
import {
  adoptEvents,
  eventsOfOrders,
  findCustomerUser,
  findOrder,
  findOrderOfPayment,
  insertCancellation,
  insertEvent,
  lockOrder,
  withdrawalsOfOrder,
} from './queries.ts'
import { publish } from '#platform/events.ts'
import { takeBackUnbegun } from './take-back.ts'

const columnsOf = (
  event: ProviderEvent,
): Pick<
  NewMoneyEvent,
  'payment' | 'refund' | 'subscription' | 'cents' | 'currency' | 'first' | 'periodStart' | 'periodEnd'
> => ({
  ...('payment' in event && { payment: event.payment, cents: event.money.cents, currency: event.money.currency }),
  ...('refund' in event && { refund: event.refund }),
  ...('first' in event && { first: event.first }),
  ...('subscription' in event && { subscription: event.subscription }),
  ...('period' in event && { periodStart: event.period?.start, periodEnd: event.period?.end }),
})

/** Whose event it is: by the order it names, by the payment it is about, or by the provider's name for the person. */
async function ownerOf(services: Services, tx: Db, event: ProviderEvent) {
  const { name } = services.payments
  const orderId =
    event.order ?? ('payment' in event ? await findOrderOfPayment(tx, name, event.payment) : undefined) ?? null
  const order = orderId === null ? undefined : await findOrder(tx, orderId)
  if (order) return { order, userId: order.userId }
  const userId = event.customer === null ? undefined : await findCustomerUser(tx, name, event.customer)
  return { order: undefined, userId: event.kind === 'card_removed' ? (userId ?? null) : null }
}

/** A payment that is not right is said when the provider tells of it, and not at whatever else is heard of the person. */
function sayWrong({ log }: Services, event: ProviderEvent, payments: readonly Payment[]): void {
  const wrong = payments.find(({ id, right }) => !right && 'payment' in event && id === event.payment)
  if (wrong)
    log.error('a payment is not what its order asked for: it grants nothing until somebody has looked at it', {
      payment: wrong.id,
      order: wrong.order.id,
    })
}

/** What comes in for a subscription that was given back before goes back itself. */
async function returnLate({ boss }: Services, tx: Db, payments: readonly Payment[], id: string): Promise<void> {
  const late = payments.find((payment) => payment.id === id && payment.late)
  if (late) await enqueue(boss, tx, tellProvider, { task: 'refund', orderId: late.order.id, payment: id, once: 'late' })
}

async function write(services: Services, tx: Db, userId: number, history: History, payments: readonly Payment[]) {
  const { boss, clock } = services
  const written = await insertEntries(tx, entriesDue(payments, await readLedger(tx, userId), clock()))
  for (const entry of written) {
    const ref = entry.key.slice(entry.key.lastIndexOf(':') + 1)
    if (entry.kind === 'payment' || entry.kind === 'refund')
      await publish(services, tx, moneyBooked, { key: entry.key })
    if (entry.kind === 'payment') await enqueue(boss, tx, paymentMail, { userId, kind: 'receipt', ref })
    if (entry.kind === 'refund') await enqueue(boss, tx, paymentMail, { userId, kind: 'refund', ref })
    const revoked = written.some(({ kind, orderId }) => kind === 'credit_revoked' && orderId === entry.orderId)
    if (entry.kind === 'payment') await returnLate(services, tx, payments, ref)
    const order = history.orders.find(({ id }) => id === entry.orderId)
    if (entry.kind === 'credit_granted' && !revoked && order)
      await publish(services, tx, creditGranted, { order, userId })
  }
}

/** What an order for a consultation comes to by all that was told of it so far. */
function consultationOf({ id: orderId, pointer }: Order, { events }: History, payments: readonly Payment[]) {
  const payment = payments.find(({ order, right }) => right && order.id === orderId)
  const isClosed = events.some((event) => event.orderId === orderId && event.kind === 'checkout_closed')
  const state = payment ? (payment.refundedAt ? 'refunded' : 'paid') : isClosed ? 'closed' : 'open'
  return { orderId, bookingId: Number(pointer), state } as const
}

/** The same of an order for a gift. */
function giftOf({ id: orderId, pointer }: Order, payments: readonly Payment[]) {
  const payment = payments.find(({ order, right }) => right && order.id === orderId)
  const state = payment ? (payment.refundedAt || payment.withdrawal ? 'refunded' : 'paid') : 'open'
  return { giftId: Number(pointer), state } as const
}

/** One subscription at a time: when a higher one is in force, the others are not renewed. */
async function endSuperseded(services: Services, tx: Db, userId: number, history: History): Promise<void> {
  const { boss, clock } = services
  const now = clock()
  const best = entitlementAt(history, now).subscription
  const others = subscriptionsOf(history).filter(
    (subscription) => subscription.renews && isInForce(subscription, now) && subscription.order.id !== best?.order.id,
  )
  for (const { order } of best ? others : []) {
    if (await insertCancellation(tx, { orderId: order.id, userId, by: 'superseded', at: now }))
      await enqueue(boss, tx, tellProvider, { task: 'cancel_at_period_end', orderId: order.id })
  }
}

/** Whose card is gone is charged no more, whatever the provider would do by itself. */
async function endUncharged(services: Services, tx: Db, userId: number, history: History): Promise<void> {
  const now = services.clock()
  for (const { order } of subscriptionsOf(history).filter((subscription) => isInForce(subscription, now))) {
    if (await insertCancellation(tx, { orderId: order.id, userId, by: 'card_removed', at: now }))
      await enqueue(services.boss, tx, tellProvider, { task: 'cancel_at_period_end', orderId: order.id })
  }
}

/** What went back in whole without us, at the bank or by a dispute, takes along what waits, and the subscription it paid for. */
async function endReturned(services: Services, tx: Db, userId: number, event: ProviderEvent): Promise<void> {
  if (event.kind !== 'refunded') return
  const history = await readHistory(tx, userId)
  const payment = paymentsOf(history).find(({ id }) => id === event.payment)
  if (!payment?.refundedAt || payment.withdrawal) return
  await takeBackUnbegun(services, tx, userId, payment)
  const { id: orderId, kind } = payment.order
  const last = paymentsOf(history).findLast((other) => other.order.id === orderId && !other.late)
  if (kind !== 'subscription' || last?.id !== payment.id) return
  await insertCancellation(tx, { orderId, userId, by: 'refund', at: services.clock() })
  await enqueue(services.boss, tx, tellProvider, { task: 'cancel_now', orderId })
}

/** A trial with an address that had one before ends as it begins, also where two accounts begin theirs at once. */
async function endSecondTrial(services: Services, tx: Db, user: User, orderId: string): Promise<boolean> {
  const isFirst = (await rememberOffers(services, tx, user)).includes('trial')
  if (isFirst) return false
  await insertCancellation(tx, { orderId, userId: user.id, by: 'trial_used', at: services.clock() })
  await enqueue(services.boss, tx, tellProvider, { task: 'cancel_now', orderId })
  return true
}

/**
 * Takes one event of the provider, once: the event, what it does to the books and the work that follows are one
 * transaction. What it does is derived from all events of the person, so that their order does not matter.
 */
export async function takeEvent(services: Services, event: ProviderEvent): Promise<void> {
  const { db, boss, payments, clock, log } = services
  const provider = payments.name
  let isNew = false
  await db.transaction(async (tx) => {
    const { order, userId } = await ownerOf(services, tx, event)
    // First of all: a row that refers to the person would share their row's lock, and two of them then wait for ever.
    const user = userId === null ? undefined : await lockUser(tx, userId)
    // An account may have been deleted since its order was read.
    const owner = user?.id ?? null
    const row: NewMoneyEvent = {
      provider,
      id: event.id,
      kind: event.kind,
      orderId: order?.id,
      userId: owner,
      ...columnsOf(event),
      occurredAt: event.at,
      receivedAt: clock(),
    }
    isNew = await insertEvent(tx, row)
    if (!isNew) return
    if (!order && userId === null) log.warn('a payment event for an unknown order', { provider, id: event.id })
    if (order && 'payment' in event) await adoptEvents(tx, provider, event.payment, { ...order, userId: owner })
    if (!user) {
      if (order) sayWrong(services, event, await keepBooks(services, tx, order.id))
      return
    }
    await endReturned(services, tx, user.id, event)
    const history = await readHistory(tx, user.id)
    const paid = paymentsOf(history)
    sayWrong(services, event, paid)
    await write(services, tx, user.id, history, paid)
    if (order?.kind === 'consultation')
      await publish(services, tx, consultationSettled, consultationOf(order, history, paid))
    if (order?.kind === 'gift') await publish(services, tx, giftSettled, giftOf(order, paid))
    if (event.kind === 'card_removed') await endUncharged(services, tx, user.id, history)
    if (event.kind === 'paid' || event.kind === 'trial_started') await endSuperseded(services, tx, user.id, history)
    if (event.kind === 'paid') await rememberOffers(services, tx, user)
    const trials = history.events.filter(({ kind }) => kind === 'trial_started')
    if (event.kind !== 'trial_started' || !order || trials.length > 1) return
    if (!(await endSecondTrial(services, tx, user, order.id)))
      await enqueue(boss, tx, paymentMail, { userId: user.id, kind: 'trial', ref: order.id })
  })
  services.metrics.paymentEvents.inc({ kind: event.kind, new: String(isNew) })
}

/**
 * Takes a call of the provider's to our webhook.
 * @throws {AppError} not_found for a provider that is not in use, bad_request for a signature that does not hold.
 */
export async function takeWebhook(services: Services, provider: string, body: string, headers: Headers): Promise<void> {
  if (provider !== services.payments.name) throw new AppError('not_found')
  for (const event of await services.payments.readWebhook(body, headers)) await takeEvent(services, event)
}

/**
 * Settles what has happened to an order whose account is deleted. The books get its payments and refunds, as they would with
 * the account. Money that comes only now buys nothing, since there is nobody to have it: it goes back in whole, and a
 * subscription that was begun ends.
 */
async function keepBooks(services: Services, tx: Db, orderId: string): Promise<Payment[]> {
  const { boss, clock } = services
  const order = await lockOrder(tx, orderId)
  if (!order) return []
  const events = await eventsOfOrders(tx, [orderId])
  const payments = paymentsOf({ orders: [order], events, withdrawals: await withdrawalsOfOrder(tx, orderId) })
  const due = entriesDue(payments, [], clock()).filter(({ kind }) => kind === 'payment' || kind === 'refund')
  for (const { kind, key } of await insertEntries(tx, due)) {
    await publish(services, tx, moneyBooked, { key })
    const payment = key.slice(key.lastIndexOf(':') + 1)
    if (kind === 'payment') await enqueue(boss, tx, tellProvider, { task: 'refund', orderId, payment, once: 'deleted' })
  }
  const isBegun = events.some(({ kind }) => kind === 'trial_started' || kind === 'paid')
  const isOver = events.some(({ kind }) => kind === 'ended')
  if (order.kind === 'subscription' && isBegun && !isOver)
    await enqueue(boss, tx, tellProvider, { task: 'cancel_now', orderId })
  return payments
}
