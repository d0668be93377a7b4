import type { CallOutput } from '#contract/api.ts'
import type { Lang } from '#language/lang.ts'
import { inMainUnit, PLANS, type Plan } from '#product/offers.ts'
import { PRODUCT_IDS, PRODUCTS, type Product } from '#product/products.ts'
import type { Settlement } from '#contract/plans.ts'
import { featuresOf } from '#product/rights.ts'
import type { Payment, Settlement as Settled } from '#core/entitlements/api.ts'

type Offers = CallOutput<'GET /products'>

function presentPlan({ id, priceCents, months, texts }: Plan, lang: Lang): Offers['plans'][number] {
  const { title, description, checkoutTitle } = texts[lang]
  return {
    name: id,
    title,
    description,
    price: { USD: inMainUnit(priceCents) },
    durationInPeriods: months,
    period: 'month',
    features: featuresOf(id),
    checkoutTitle,
  }
}

function presentProduct({ id, priceCents, bundle, parent, texts }: Product, lang: Lang): Offers['products']['report'] {
  const { title, description, badge } = texts[lang]
  return {
    name: id,
    title,
    description,
    ...(parent && { parent }),
    bundle,
    price: { USD: inMainUnit(priceCents) },
    ...(badge && { badge }),
  }
}

/** Everything that is for sale. */
export const presentOffers = (lang: Lang): Offers => ({
  plans: PLANS.map((plan) => presentPlan(plan, lang)),
  products: Object.fromEntries(PRODUCT_IDS.map((id) => [id, presentProduct(PRODUCTS[id], lang)])) as Offers['products'],
})

/** What giving a payment back came, or would come, to. */
export const presentSettlement = (settlement: Omit<Settled, 'ofDays'>): Settlement => ({
  refund: inMainUnit(settlement.refundCents),
  used: inMainUnit(settlement.usedCents),
  reports: settlement.reports,
  forecasts: settlement.forecasts,
  days: settlement.days,
})

export const presentWithdrawal = ({
  payment,
  paid,
  until,
  ...settlement
}: Settled & {
  payment: Payment
  paid: readonly Payment[]
  until: Date
}): CallOutput<'POST /invoice/withdraw/quote'> => ({
  status: 'success',
  currency: payment.currency,
  price: inMainUnit(paid.reduce((sum, { cents }) => sum + cents, 0)),
  until: until.toISOString(),
  ...presentSettlement(settlement),
})
