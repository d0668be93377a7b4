import type { Lang } from '#language/lang.ts'
import type { OfferTexts } from './offers.ts'

export const PRODUCT_IDS = ['report', 'report_first_purchase', 'report_2_bundle', 'report_4_bundle'] as const
export type ProductId = (typeof PRODUCT_IDS)[number]

export interface Product {
  id: ProductId
  priceCents: number
  /** How many reports it gives. */
  bundle: number
  /** The product that its saving is reckoned against. */
  parent?: ProductId
  texts: Record<Lang, OfferTexts & { badge?: string }>
}

/** What is sold by itself, in the order it is shown. */
export const PRODUCTS: Record<ProductId, Product> = {
  report: {
    id: 'report',
    priceCents: 15_00,
    bundle: 1,
    texts: {
      en: { title: 'One report', description: 'This report.', checkoutTitle: 'Asteria, one report' },
      ru: { title: 'Один отчёт', description: 'Этот отчёт.', checkoutTitle: 'Asteria, один отчёт' },
    },
  },
  report_first_purchase: {
    id: 'report_first_purchase',
    priceCents: 9_00,
    bundle: 1,
    parent: 'report',
    texts: {
      en: {
        title: 'Your first report',
        description: 'This report, at the price of a first one.',
        checkoutTitle: 'Asteria, first report',
      },
      ru: {
        title: 'Первый отчёт',
        description: 'Этот отчёт по цене первого.',
        checkoutTitle: 'Asteria, первый отчёт',
      },
    },
  },
  report_2_bundle: {
    id: 'report_2_bundle',
    priceCents: 25_00,
    bundle: 2,
    parent: 'report',
    texts: {
      en: {
        title: 'Two reports',
        description: 'This one now, another whenever you like.',
        checkoutTitle: 'Asteria, two reports',
      },
      ru: {
        title: 'Два отчёта',
        description: 'Этот сейчас, ещё один — когда захотите.',
        checkoutTitle: 'Asteria, два отчёта',
      },
    },
  },
  report_4_bundle: {
    id: 'report_4_bundle',
    priceCents: 45_00,
    bundle: 4,
    parent: 'report',
    texts: {
      en: {
        title: 'Four reports',
        description: 'This one now, three more whenever you like.',
        checkoutTitle: 'Asteria, four reports',
      },
      ru: {
        title: 'Четыре отчёта',
        description: 'Этот сейчас, ещё три — когда захотите.',
        checkoutTitle: 'Asteria, четыре отчёта',
      },
    },
  },
}

/** What a package saves on its reports at their regular price, in whole per cent; 0 without a parent. */
export function savingPercent({ parent, bundle, priceCents }: Product): number {
  if (!parent) return 0
  const regular = PRODUCTS[parent].priceCents * bundle
  return Math.max(0, Math.round(((regular - priceCents) / regular) * 100))
}
