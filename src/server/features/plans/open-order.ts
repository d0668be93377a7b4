import type { ReportType } from '#product/catalogue/report.ts'
import type { ConsentKind } from '#product/consents.ts'
import type { GiftItem } from '#product/gifts.ts'
import { CURRENCY, PLANS } from '#product/offers.ts'
import { PRODUCTS, type ProductId } from '#product/products.ts'
import { RIGHTS, type PaidPlanId } from '#product/rights.ts'
import { AppError } from '#platform/app-error.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { CheckoutRequest } from '#platform/payments/provider.ts'
import { newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { lockUser, type User } from '#core/users/api.ts'
import { assertOrderable, checkOrdered } from '../reports/api.ts'
import { consultationTitle } from './domain/consultation-title.ts'
import { giftTitle } from './domain/gift-title.ts'
import { getPlan, keepConsent, type NewOrder } from '#core/entitlements/api.ts'
import { pricePlan, priceProduct } from './price-order.ts'
import { openPages } from './open-pages.ts'
import { findCustomer, insertOrder, isOpening, keepCustomer, setCheckout } from './queries.ts'

const PER_PERSON = { limit: 60, windowSeconds: 3600 } as const

/** Longer than a provider is given to open a page. */
const OPENING_MS = 15_000

type Page = Pick<CheckoutRequest, 'title' | 'priceCents' | 'subscription' | 'discount' | 'successUrl' | 'cancelUrl'>

/**
 * Closes the pages that the person opened before: only one can be paid, so that no trial, first price or code is used
 * twice.
 */
async function closeEarlier(services: Services, userId: number): Promise<void> {
  const { db, payments, log } = services
  for (const { id, checkout } of await openPages(services, db, userId)) {
    if (checkout === null) continue
    await payments
      .closeCheckout(checkout)
      .catch((error: unknown) => log.warn('payment page not closed', { order: id, error }))
  }
}

/** Writes the order down, then opens its payment page: money that comes in always finds its order. */
async function openOrder(
  services: Services,
  user: User,
  order: Omit<NewOrder, 'id' | 'userId' | 'lang' | 'provider' | 'createdAt' | 'currency'> & { currency?: string },
  page: Page,
  consent: ConsentKind | null,
): Promise<string> {
  const { db, clock, payments, env } = services
  const { currency = CURRENCY } = order
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
      currency,
      lang: user.lang,
      provider: payments.name,
      createdAt: now,
    })
    if (consent) await keepConsent(tx, user, { kind: consent, key: `order:${id}` }, now)
  })
  await closeEarlier(services, user.id)
  const opened = await payments.openCheckout({
    ...page,
    order: id,
    lang: user.lang,
    timeZone: user.timeZone ?? undefined,
    email: user.email,
    userId: user.id,
    customer: (await findCustomer(db, payments.name, user.id)) ?? null,
    currency,
    successUrl: `${env.PUBLIC_URL}${page.successUrl}`,
    cancelUrl: `${env.PUBLIC_URL}${page.cancelUrl}`,
  })
  if (opened.customer) await keepCustomer(db, payments.name, opened.customer, user.id)
  await setCheckout(db, id, opened.checkout)
  return opened.url
}

/**
 * The payment page of a plan. The first one begins with a trial, unless a code lowers its price.
 * @throws {AppError} conflict for the plan one has and for a lower one; validation for a code that does not hold.
 */
export async function orderSubscription(
  services: Services,
  user: User,
  body: { plan: PaidPlanId; promo?: string | undefined; begin_at_once: boolean },
): Promise<string> {
  const { plan, discount, cents, trialDays } = await pricePlan(services, user, body)
  return openOrder(
    services,
    user,
    {
      kind: 'subscription',
      item: plan.id,
      cents,
      renewalCents: plan.priceCents,
      trialDays,
      promo: discount?.code,
      deliverAtOnce: body.begin_at_once,
    },
    {
      title: plan.texts[user.lang].checkoutTitle,
      priceCents: plan.priceCents,
      discount,
      subscription: { months: plan.months, trialDays },
      successUrl: '/settings?payment=success',
      cancelUrl: '/plans',
    },
    body.begin_at_once ? 'plan' : null,
  )
}

/** @throws {AppError} conflict for a second forecast of a month, and for one that a plan includes. */
async function assertForecastMissing(services: Services, user: User): Promise<void> {
  if ((await checkOrdered(services, user, 'monthly-forecast')).count > 0)
    throw new AppError('conflict', { message: 'forecast_exists' })
  if (RIGHTS[(await getPlan(services.db, user.id, services.clock())).plan].monthlyForecast)
    throw new AppError('conflict', { message: 'forecast_included' })
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
  await assertOrderable(services, services.db, user, body.pointer, body)
  if (body.pointer === 'monthly-forecast') await assertForecastMissing(services, user)
  const { product, discount, cents } = await priceProduct(services, user, body)
  return openOrder(
    services,
    user,
    {
      kind: 'product',
      item: product.id,
      pointer: body.pointer,
      personId: body.person,
      placeIds: [...(body.places ?? [])],
      cents,
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
    body.deliver_at_once ? 'report' : null,
  )
}

/** The payment page of a gift, at its price without any first purchase, code or trial: those are its recipient's. */
export const orderGift = (
  services: Services,
  user: User,
  { giftId, item }: { giftId: number; item: GiftItem },
): Promise<string> => {
  const { priceCents, texts } = PLANS.find(({ id }) => id === item) ?? PRODUCTS.report
  return openOrder(
    services,
    user,
    { kind: 'gift', item, pointer: String(giftId), cents: priceCents },
    {
      title: giftTitle(user.lang, texts[user.lang].title),
      priceCents,
      discount: null,
      subscription: null,
      successUrl: `/gifts?payment=success`,
      cancelUrl: '/gifts',
    },
    null,
  )
}

/** The payment page of an hour with a consultant, which is held meanwhile; in the currency of its price. */
export const orderConsultation = (
  services: Services,
  user: User,
  { bookingId, name, cents, currency }: { bookingId: number; name: string; cents: number; currency: string },
): Promise<string> =>
  openOrder(
    services,
    user,
    { kind: 'consultation', item: 'consultation', pointer: String(bookingId), cents, currency },
    {
      title: consultationTitle(user.lang, name),
      priceCents: cents,
      discount: null,
      subscription: null,
      successUrl: '/experts?payment=success',
      cancelUrl: '/experts',
    },
    null,
  )
