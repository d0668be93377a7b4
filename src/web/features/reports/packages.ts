import { PRODUCTS, savingPercent, type Product } from '#product/offers.ts'

const BUNDLES = [PRODUCTS.report_2_bundle, PRODUCTS.report_4_bundle]

/**
 * What can be bought for a report: one, at the price of a first one while that is open, and the bundles that cost less than
 * as many reports one by one.
 */
export const packagesFor = (firstPurchase: boolean): readonly Product[] => [
  PRODUCTS[firstPurchase ? 'report_first_purchase' : 'report'],
  ...BUNDLES.filter((bundle) => savingPercent(bundle, firstPurchase) > 0),
]

/** The bundle that saves most. */
export const bestBundle = (firstPurchase: boolean): Product =>
  BUNDLES.reduce((best, bundle) =>
    savingPercent(bundle, firstPurchase) > savingPercent(best, firstPurchase) ? bundle : best,
  )
