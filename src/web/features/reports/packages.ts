import { PRODUCTS, savingPercent, type Product } from '#product/products.ts'

const BUNDLES = [PRODUCTS.report_2_bundle, PRODUCTS.report_4_bundle]

/** One report: at the price of a first one while that is open. */
export const oneReport = (firstPurchase: boolean): Product =>
  PRODUCTS[firstPurchase ? 'report_first_purchase' : 'report']

/** What a bundle's reports would cost this person one by one. */
const singlyCents = ({ bundle }: Product, firstPurchase: boolean): number =>
  oneReport(firstPurchase).priceCents + PRODUCTS.report.priceCents * (bundle - 1)

/** What can be bought for a report: one, and the bundles that cost less than as many reports one by one. */
export const packagesFor = (firstPurchase: boolean): readonly Product[] => [
  oneReport(firstPurchase),
  ...BUNDLES.filter((bundle) => bundle.priceCents < singlyCents(bundle, firstPurchase)),
]

/** The bundle that saves most. */
export const bestBundle: Product = BUNDLES.reduce((best, bundle) =>
  savingPercent(bundle) > savingPercent(best) ? bundle : best,
)
