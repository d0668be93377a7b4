import { CATALOGUE, inLanguage } from '#product/catalogue/catalogue.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import { GIFT_ITEMS, type GiftItem } from '#product/gifts.ts'
import { CURRENCY, inMainUnit, PLANS } from '#product/offers.ts'
import { PRODUCTS } from '#product/products.ts'
import type { Lang } from '#language/lang.ts'

/** What can be given, at which price, and what every report is called. */
export interface GiftOffers {
  items: { item: GiftItem; price: number }[]
  currency: string
  reports: { type: ReportType; title: string }[]
}

const priceOf = (item: GiftItem) => PLANS.find(({ id }) => id === item)?.priceCents ?? PRODUCTS.report.priceCents

export const giftOffers = (lang: Lang): GiftOffers => ({
  items: GIFT_ITEMS.map((item) => ({ item, price: inMainUnit(priceOf(item)) })),
  currency: CURRENCY,
  reports: reportNames(lang),
})

/** What each report is called on its card. */
export const reportNames = (lang: Lang): GiftOffers['reports'] =>
  CATALOGUE.map((report) => ({ type: report.type, title: inLanguage(report, lang).short }))
