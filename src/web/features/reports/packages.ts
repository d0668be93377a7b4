import { PRODUCTS, savingPercent, type Product, type ProductId } from '#product/offers.ts'

/** What can be bought for a report: one, at the price of a first one while that is open, or several at once. */
export const packagesFor = (firstPurchase: boolean): readonly Product[] =>
  ([firstPurchase ? 'report_first_purchase' : 'report', 'report_2_bundle', 'report_4_bundle'] as const).map(
    (id: ProductId) => PRODUCTS[id],
  )

/** The bundle that saves most. */
export const bestBundle = (): Product =>
  [PRODUCTS.report_2_bundle, PRODUCTS.report_4_bundle].reduce((best, bundle) =>
    savingPercent(bundle) > savingPercent(best) ? bundle : best,
  )
