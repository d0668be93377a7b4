import { say } from '#contract/messages/say.ts'
import { CURRENCY } from '#product/offers.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { listTransactions } from './list-transactions.ts'
import { inMoney } from './domain/in-money.ts'
import { orderProduct, orderSubscription } from './open-order.ts'
import { findExisting } from './find-existing.ts'
import { quoteOrder } from './price-order.ts'
import { presentOffers, presentSettlement, presentWithdrawal } from './present.ts'
import { showLuckyStar } from './promo.ts'
import { quoteWithdrawal, withdraw } from './withdraw.ts'

export function plansRoutes(bind: Bind, services: Services): void {
  bind('GET /products', async ({ caller }) => presentOffers(caller.lang))

  bind('POST /invoice/subscription', async ({ actor, body }) => ({
    status: 'success',
    url: await orderSubscription(services, actor.user, body),
  }))

  bind('POST /invoice/product', async ({ actor, body }) => ({
    status: 'success',
    url: await orderProduct(services, actor.user, body),
  }))

  bind('POST /invoice/subscription/cancel', async ({ actor, body }) => {
    await cancelSubscription(services, actor.user, body)
    return { data: { status: 'success' } }
  })

  bind('GET /order/report/:type/existing', ({ actor, params, query }) =>
    findExisting(services, actor.user, { ...query, type: params.type }),
  )

  bind('POST /invoice/quote', ({ actor, body }) => quoteOrder(services, actor.user, body))

  bind('POST /invoice/withdraw/quote', async ({ actor, body }) =>
    presentWithdrawal(await quoteWithdrawal(services, actor.user, body.transaction)),
  )

  bind('POST /invoice/withdraw', async ({ actor, body, caller }) => {
    const settlement = await withdraw(services, actor.user, body)
    const sum = inMoney(caller.lang, settlement.refundCents, CURRENCY)
    return {
      status: 'success',
      message: say(caller.lang, 'withdrawn', { sum }),
      currency: CURRENCY,
      ...presentSettlement(settlement),
    }
  })

  bind('GET /transactions/list', ({ actor }) => listTransactions(services, actor.user))

  bind('POST /promo/lucky-star', async ({ actor }) => ({
    status: 'success',
    ...(await showLuckyStar(services, actor.user)),
  }))
}
