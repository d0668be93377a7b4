import { ratesOf } from '#product/refunds.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { grantsOf } from './domain/grants.ts'
import type { History } from './domain/history.ts'
import { paymentsOf, type Payment } from './domain/payments.ts'
import { nameOf } from './domain/settle.ts'
import { withdrawableUntil } from './domain/withdrawal.ts'
import { readHistory, readLedger } from './queries.ts'
import { offersUsedBy } from './used-offers.ts'

/** What pays for a report: a grant of credits, or the plan of a subscription. */
export type Source = { grant: string } | { planOf: string }

type Holder = Pick<User, 'id' | 'email' | 'usedOffers'>

const paymentBehind = (source: Source, history: History, now: Date): Payment | undefined =>
  paymentsOf(history).find((paid) =>
    'grant' in source
      ? nameOf(paid) === source.grant
      : paid.order.id === source.planOf && paid.period && paid.period.start <= now && now < paid.period.end,
  )

/**
 * Until when the payment behind a report can be withdrawn from, and what the report counts as then, in cents. Until then it
 * is delivered only to somebody who asks for it at once; null where nothing has to be asked.
 */
export async function holdOf(
  services: Pick<Services, 'env' | 'clock'>,
  db: Db,
  user: Holder,
  source: Source | null,
): Promise<{ until: Date; cents: number | null } | null> {
  const now = services.clock()
  const history = await readHistory(db, user.id)
  const payment = source ? paymentBehind(source, history, now) : undefined
  const until = payment && withdrawableUntil(payment, history, await offersUsedBy(services, db, user))
  if (!until || until <= now) return null
  const { report, month } = ratesOf(payment.order.item, payment.cents)
  return { until, cents: source && 'grant' in source ? report : month }
}

/** Which grant would pay for the next report; null without a credit. */
export async function nextGrant(db: Db, userId: number): Promise<Source | null> {
  const grant = grantsOf(await readLedger(db, userId)).find(({ left }) => left > 0)
  return grant ? { grant: grant.name } : null
}
