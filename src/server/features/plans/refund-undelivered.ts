import { contractOf, paymentsOf, readHistory } from '#core/entitlements/api.ts'
import type { accountDeleted } from '#core/users/api.ts'
import type { Lang } from '#language/lang.ts'
import { REFUND_GUARANTEE_DAYS } from '#product/offers.ts'
import type { Db } from '#platform/database/database.ts'
import type { PayloadOf } from '#platform/events.ts'
import type { Services } from '#platform/services.ts'
import { inMoney } from './domain/in-money.ts'
import { giveBack, settle } from './give-back.ts'
import { titleOf } from './list-transactions.ts'

const DAY_MS = 86_400_000

const NOTE: Record<Lang, (title: string, price: string, refund: string) => string> = {
  en: (title, price, refund) =>
    `You paid ${price} for “${title}”, and not all of it was delivered. We are refunding ${refund} to your original payment method; your bank may need five to ten days.`,
  ru: (title, price, refund) =>
    `За покупку «${title}» вы заплатили ${price}, но получили не всё. Мы вернём ${refund} тем же способом, каким прошла оплата; банк может зачислять деньги от пяти до десяти дней.`,
}

/**
 * Gives back what somebody has paid for reports and not been delivered, whose account goes: for as long after the payment
 * as they could have asked for it. What was delivered is paid for.
 */
export async function refundUndelivered(
  services: Services,
  tx: Db,
  { user, by, notes }: PayloadOf<typeof accountDeleted>,
): Promise<void> {
  const now = services.clock()
  const history = await readHistory(tx, user.id)
  for (const payment of paymentsOf(history)) {
    const { order, at, cents, currency } = payment
    const isOpen = now.getTime() < at.getTime() + REFUND_GUARANTEE_DAYS * DAY_MS
    if (order.kind !== 'product' || !isOpen || !contractOf(payment, history).some(({ id }) => id === payment.id))
      continue
    const settlement = await settle(services, tx, user.id, payment)
    if (settlement.refundCents === 0) continue
    await giveBack(services, tx, user.id, { payment, by, ...settlement })
    const sums = [cents, settlement.refundCents].map((sum) => inMoney(user.lang, sum, currency))
    notes.push(NOTE[user.lang](titleOf(order, user.lang), sums[0] ?? '', sums[1] ?? ''))
  }
}
