import { addMonths, CURRENCY, discounted, PLANS, TRIAL_DAYS, WITHDRAWAL_DAYS } from '#product/offers.ts'
import { PRODUCTS } from '#product/products.ts'
import { inMainUnit, type Plan } from '#product/offers.ts'
import type { Product, ProductId } from '#product/products.ts'
import type { Quote } from '#contract/plans.ts'
import { ratesOf } from '#product/refunds.ts'
import { rankOf, type PaidPlanId } from '#product/rights.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { creditsOf, getPlan, offersUsedBy, type Entitlement } from '#core/entitlements/api.ts'
import { discountOf, type Discount } from './promo.ts'

type Pricing = Pick<Services, 'db' | 'clock' | 'env'>

const DAY_MS = 86_400_000

const reduced = (cents: number, discount: Discount | null) => (discount ? discounted(cents, discount.percent) : cents)

function planById(id: PaidPlanId): Plan {
  const plan = PLANS.find((known) => known.id === id)
  if (!plan) throw new Error(`no such plan: ${id}`)
  return plan
}

export interface PricedPlan {
  plan: Plan
  discount: Discount | null
  /** Of the first payment. */
  cents: number
  /** Before the first payment; 0 without a trial. */
  trialDays: number
}

/**
 * What a plan costs a person. The first one begins with a trial, unless a code lowers its price.
 * @throws {AppError} conflict for the plan one has and for a lower one; validation for a code that does not hold.
 */
export async function pricePlan(
  services: Pricing,
  user: User,
  { plan: id, promo }: { plan: PaidPlanId; promo?: string | undefined },
): Promise<PricedPlan> {
  const plan = planById(id)
  const discount = await discountOf(services, user, promo)
  const entitlement = await getPlan(services.db, user.id, services.clock())
  const { subscription } = entitlement
  // A trial that was canceled stands in nobody's way: who has decided for a plan after all need not wait for its end.
  const isHeld = subscription !== null && (subscription.renews || !subscription.onTrial)
  if (isHeld && rankOf(id) <= rankOf(entitlement.plan))
    throw new AppError('conflict', { message: id === entitlement.plan ? 'plan_current' : 'plan_lower' })
  const hasTrial = entitlement.trialLeft && !(await offersUsedBy(services, services.db, user)).includes('trial')
  return {
    plan,
    discount,
    cents: reduced(plan.priceCents, discount),
    trialDays: hasTrial && !discount ? TRIAL_DAYS : 0,
  }
}

export interface PricedProduct {
  product: Product
  discount: Discount | null
  cents: number
}

/** Whether the price of a first purchase is open to a person. */
async function hasFirstPurchase(services: Pricing, user: User, { firstPurchaseLeft }: Entitlement): Promise<boolean> {
  return firstPurchaseLeft && !(await offersUsedBy(services, services.db, user)).includes('first_purchase')
}

/**
 * What a product costs a person.
 * @throws {AppError} validation for the price of a first purchase when it is not the first, and for a code that does not hold.
 */
export async function priceProduct(
  services: Pricing,
  user: User,
  { product: id, promo }: { product: ProductId; promo?: string | undefined },
): Promise<PricedProduct> {
  const product = PRODUCTS[id]
  const entitlement = await getPlan(services.db, user.id, services.clock())
  if (id === 'report_first_purchase' && !(await hasFirstPurchase(services, user, entitlement)))
    throw invalid({ product: 'first_purchase_used' })
  const discount = await discountOf(services, user, promo)
  return { product, discount, cents: reduced(product.priceCents, discount) }
}

interface Priced {
  kind: 'subscription' | 'product'
  item: PaidPlanId | ProductId
  listCents: number
  cents: number
  discount: Discount | null
  /** Of a plan. */
  course: { months: number; trialDays: number } | null
}

async function quoted(services: Pricing, user: User, priced: Priced): Promise<Quote> {
  const { kind, item, listCents, cents, discount, course } = priced
  const now = services.clock()
  const used = await offersUsedBy(services, services.db, user)
  const paidAt = new Date(now.getTime() + (course?.trialDays ?? 0) * DAY_MS)
  const isTrial = course !== null && course.trialDays > 0
  const reports = creditsOf({ kind, item })
  const rates = ratesOf(item, cents)
  const main = (sum: number | null) => (sum === null ? null : inMainUnit(sum))
  return {
    status: 'success',
    currency: CURRENCY,
    price: inMainUnit(listCents),
    discount: discount && {
      code: discount.code,
      percent: discount.percent,
      amount: inMainUnit(listCents - cents),
    },
    total: isTrial ? 0 : inMainUnit(cents),
    trial_until: isTrial ? paidAt.toISOString() : null,
    renews_at: course ? (isTrial ? paidAt : addMonths(now, course.months)).toISOString() : null,
    renewal: course ? inMainUnit(listCents) : null,
    reports,
    reports_at: reports > 0 ? paidAt.toISOString() : null,
    withdrawal: {
      days: WITHDRAWAL_DAYS,
      left: !used.includes(`withdrawal:${kind}`),
      report: main(rates.report),
      day: main(rates.day),
      month: main(rates.month),
    },
  }
}

/** What a purchase would cost now. @throws {AppError} as the order itself does for its price. */
export async function quoteOrder(
  services: Pricing,
  user: User,
  {
    plan,
    product,
    promo,
  }: { plan?: PaidPlanId | undefined; product?: ProductId | undefined; promo?: string | undefined },
): Promise<Quote> {
  if (plan !== undefined) {
    const { plan: wanted, discount, cents, trialDays } = await pricePlan(services, user, { plan, promo })
    const course = { months: wanted.months, trialDays }
    return quoted(services, user, {
      kind: 'subscription',
      item: plan,
      listCents: wanted.priceCents,
      cents,
      discount,
      course,
    })
  }
  if (product === undefined) throw invalid({ plan: 'plan_or_product' })
  const { product: wanted, discount, cents } = await priceProduct(services, user, { product, promo })
  return quoted(services, user, {
    kind: 'product',
    item: product,
    listCents: wanted.priceCents,
    cents,
    discount,
    course: null,
  })
}
