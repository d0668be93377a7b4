import type { Services } from '#platform/services.ts'
import { readHistory } from '#core/entitlements/api.ts'
import { handleOf } from './handle-of.ts'
import { eventsOfOrders, findOrder, ordersOpened, peopleWhosePeriodEnds } from './queries.ts'
import { takeEvent } from './take-event.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Orders whose page was opened lately and of which nothing final was heard. */
async function openOrders({ db, payments, clock }: Services): Promise<string[]> {
  const now = clock().getTime()
  const recent = await ordersOpened(db, payments.name, new Date(now - 3 * DAY_MS), new Date(now - 2 * 60_000))
  const told = await eventsOfOrders(
    db,
    recent.map(({ id }) => id),
  )
  const final = new Set(told.filter(({ kind }) => kind !== 'payment_failed').map(({ orderId }) => orderId))
  return recent.map(({ id }) => id).filter((id) => !final.has(id))
}

/** Subscriptions whose period has just ended: the next one should have been paid, or their end told. */
async function dueOrders({ db, clock }: Services): Promise<string[]> {
  const now = clock().getTime()
  const people = await peopleWhosePeriodEnds(db, new Date(now - 3 * DAY_MS), new Date(now - HOUR_MS))
  const histories = await Promise.all(people.map((userId) => readHistory(db, userId)))
  return histories.flatMap(({ orders }) =>
    orders.filter(({ kind, checkout }) => kind === 'subscription' && checkout).map(({ id }) => id),
  )
}

/** Takes what the provider knows and we do not. What is known is taken once, as ever. */
export async function reconcile(services: Services): Promise<void> {
  const { db, payments, log } = services
  const ids = new Set([...(await openOrders(services)), ...(await dueOrders(services))])
  for (const id of ids) {
    const order = await findOrder(db, id)
    if (!order || order.provider !== payments.name) continue
    try {
      const events = await payments.listEvents(handleOf(order, await eventsOfOrders(db, [id])))
      for (const event of events) await takeEvent(services, event)
    } catch (error) {
      log.error('an order could not be reconciled', { order: id, error })
    }
  }
}
