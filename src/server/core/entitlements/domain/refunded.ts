import { grantsOf } from './grants.ts'
import type { Entry, History } from './history.ts'
import { paymentsOf, type Payment } from './payments.ts'
import { nameOf } from './settle.ts'

/** Whether all of a payment has gone back, or is on its way. */
const isWhole = ({ refundedAt, withdrawal, cents }: Payment) =>
  refundedAt !== null || (withdrawal !== null && withdrawal.refundCents !== null && withdrawal.refundCents >= cents)

/**
 * Whether the payment behind something was given back in whole: less what was delivered, this is still paid for.
 * @param thing its key in the books, a report's
 */
export function isPaidBack(thing: string, history: History, entries: readonly Entry[]): boolean {
  const grant = grantsOf(entries).find(({ spent }) => spent.has(thing))
  const forecast = entries.find(({ kind, key }) => kind === 'forecast_included' && key === `forecast:${thing}`)
  return paymentsOf(history).some((payment) => {
    const { order, period } = payment
    const isOfPeriod =
      forecast !== undefined &&
      forecast.orderId === order.id &&
      period !== null &&
      period.start <= forecast.at &&
      forecast.at < period.end
    return (grant?.name === nameOf(payment) || isOfPeriod) && isWhole(payment)
  })
}
