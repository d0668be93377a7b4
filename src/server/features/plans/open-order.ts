import { CURRENCY, discounted, PLANS, PRODUCTS, TRIAL_DAYS, type Plan, type ProductId } from '#contract/offers.ts'
import { RIGHTS, rankOf, type PaidPlanId } from '#contract/rights.ts'
import type { ReportType } from '#contract/catalogue/report.ts'
import { AppError, invalid } from '../../platform/app-error.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import type { CheckoutRequest } from '../../platform/payments/provider.ts'
import { newSecret } from '../../platform/secret.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser, type User } from '../accounts/queries.ts'
import { assertPossible, checkOrdered } from '../reports/order-report.ts'
import { getPlan } from './get-plan.ts'
import { discountOf, type Discount } from './promo.ts'
import {
  eventsOfOrders,
  findCustomer,
  insertOrder,
  isOpening,
  keepCustomer,
  recentOrders,
  setCheckout,
} from './queries.ts'
import type { orders } from './tables.ts'

const PER_PERSON = { limit: 60, windowSeconds: 3600 } as const

/** Providers close a payment page by themselves after a day. */
const OPEN_MS = 86_400_000

/** Longer than a provider is given to open a page. */
const OPENING_MS = 15_000

type NewOrder = typeof orders.$inferInsert
type Page = Pick<CheckoutRequest, 'title' | 'priceCents' | 'subscription' | 'discount' | 'successUrl' | 'cancelUrl'>

/**
 * Closes the pages that the person opened before: only one can be paid, so that no trial, first price or code is used
 * twice.
 */
async function closeEarlier({ db, payments, clock, log }: Services, userId: number): Promise<void> {
  const recent = await recentOrders(db, userId, payments.name, new Date(clock().getTime() - OPEN_MS))
  const told = await eventsOfOrders(
    db,
    recent.map(({ id }) => id),
  )
  const done = new Set(told.filter(({ kind }) => kind !== 'payment_failed').map(({ orderId }) => orderId))
  for (const { id, checkout } of recent) {
    if (done.has(id) || checkout === null) continue
    await payments
      .closeCheckout(checkout)
      .catch((error: unknown) => log.warn('payment page not closed', { order: id, error }))
  }
}

/** Writes the order down, then opens its payment page: money that comes in always finds its order. */
async function openOrder(
  services: Services,
  user: User,
  order: Omit<NewOrder, 'id' | 'userId' | 'lang' | 'provider' | 'createdAt' | 'currency'>,
  page: Page,
): Promise<string> {
  const { db, clock, payments, env } = services
  await countAttempt(db, { key: `order:${user.id}`, ...PER_PERSON }, clock())
  const id = `ord_${newSecret()}`
  const now = clock()
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    // Of two clicks in one instant neither sees the other's page yet, so that neither could close it.
    if (await isOpening(tx, user.id, new Date(now.getTime() - OPENING_MS)))
      throw new AppError('conflict', { message: 'payment_opening' })
    await insertOrder(tx, {
      ...order,
      id,
      userId: user.id,
      currency: CURRENCY,
      lang: user.lang,
      provider: payments.name,
      createdAt: now,
    })
  })
  await closeEarlier(services, user.id)
  const opened = await payments.openCheckout({
    ...page,
    order: id,
    lang: user.lang,
    email: user.email,
    userId: user.id,
    customer: (await findCustomer(db, payments.name, user.id)) ?? null,
    currency: CURRENCY,
    successUrl: `${env.PUBLIC_URL}${page.successUrl}`,
    cancelUrl: `${env.PUBLIC_URL}${page.cancelUrl}`,
  })
  if (opened.customer) await keepCustomer(db, payments.name, opened.customer, user.id)
  await setCheckout(db, id, opened.checkout)
  return opened.url
}

const reduced = (cents: number, discount: Discount | null) => (discount ? discounted(cents, discount.percent) : cents)

function planById(id: PaidPlanId): Plan {
  const plan = PLANS.find((known) => known.id === id)
  if (!plan) throw new Error(`no such plan: ${id}`)
  return plan
}

/**
 * The payment page of a plan. The first one begins with a trial, unless a code lowers its price.
 * @throws {AppError} conflict for the plan one has and for a lower one; validation for a code that does not hold.
 */
export async function orderSubscription(
  services: Services,
  user: User,
  { plan: id, promo }: { plan: PaidPlanId; promo?: string | undefined },
): Promise<string> {
  const plan = planById(id)
  const discount = await discountOf(services, user, promo)
  const standing = await getPlan(services.db, user.id, services.clock())
  if (standing.subscription && rankOf(id) <= rankOf(standing.plan))
    throw new AppError('conflict', { message: id === standing.plan ? 'plan_current' : 'plan_lower' })
  const trialDays = standing.trialLeft && !discount ? TRIAL_DAYS : 0
  return openOrder(
    services,
    user,
    {
      kind: 'subscription',
      item: id,
      cents: reduced(plan.priceCents, discount),
      renewalCents: plan.priceCents,
      trialDays,
      promo: discount?.code,
    },
    {
      title: plan.texts[user.lang].checkoutTitle,
      priceCents: plan.priceCents,
      discount,
      subscription: { months: plan.months, trialDays },
      successUrl: '/settings?payment=success',
      cancelUrl: '/plans',
    },
  )
}

/**
 * The payment page of one or several reports.
 * @throws {AppError} not_found, unavailable, validation for a report that cannot be made; validation for the price of a first
 * purchase when it is not the first, and for a code that does not hold; conflict for a second forecast of a month.
 */
export async function orderProduct(
  services: Services,
  user: User,
  body: {
    product: ProductId
    pointer: ReportType
    person?: number | undefined
    places?: readonly string[] | undefined
    promo?: string | undefined
    deliver_at_once: boolean
  },
): Promise<string> {
  const { db, clock } = services
  await assertPossible(services, db, user, body.pointer, body)
  if (body.pointer === 'monthly-forecast') {
    if ((await checkOrdered(services, user, body.pointer)).count > 0)
      throw new AppError('conflict', { message: 'forecast_exists' })
    if (RIGHTS[(await getPlan(db, user.id, clock())).plan].monthlyForecast)
      throw new AppError('conflict', { message: 'forecast_included' })
  }
  const product = PRODUCTS[body.product]
  if (body.product === 'report_first_purchase') {
    const { firstPurchaseLeft } = await getPlan(db, user.id, clock())
    if (!firstPurchaseLeft) throw invalid({ product: 'first_purchase_used' })
  }
  const discount = await discountOf(services, user, body.promo)
  return openOrder(
    services,
    user,
    {
      kind: 'product',
      item: product.id,
      pointer: body.pointer,
      personId: body.person,
      placeIds: [...(body.places ?? [])],
      cents: reduced(product.priceCents, discount),
      promo: discount?.code,
      deliverAtOnce: body.deliver_at_once,
    },
    {
      title: product.texts[user.lang].checkoutTitle,
      priceCents: product.priceCents,
      discount,
      subscription: null,
      successUrl: `/my-reports${body.pointer === 'monthly-forecast' ? '/monthly' : ''}?payment=success`,
      cancelUrl: `/report/${body.pointer}`,
    },
  )
}
