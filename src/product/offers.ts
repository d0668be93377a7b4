import type { Lang } from '#language/lang.ts'
import type { PaidPlanId } from './rights.ts'

/** The one currency that is charged in. */
export const CURRENCY = 'USD'

/** Amounts are counted in cents wherever they are reckoned with; the wire has the main unit. */
export const inMainUnit = (cents: number): number => cents / 100

interface OfferTexts {
  title: string
  description: string
  /** What the payment page calls it. */
  checkoutTitle: string
}

export interface Plan {
  id: PaidPlanId
  priceCents: number
  /** How many months one payment covers. */
  months: number
  /** How many days before a renewal it is announced. */
  reminderDays: number
  texts: Record<Lang, OfferTexts>
}

/** The plans that are sold, the cheapest first. */
export const PLANS: readonly Plan[] = [
  {
    id: 'month',
    priceCents: 20_00,
    months: 1,
    reminderDays: 3,
    texts: {
      en: { title: 'One month', description: 'Try it for a month.', checkoutTitle: 'Asteria, one month' },
      ru: {
        title: 'Месяц',
        description: 'Чтобы понять, подходит ли вам.',
        checkoutTitle: 'Asteria, подписка на месяц',
      },
    },
  },
  {
    id: 'six_months',
    priceCents: 100_00,
    months: 6,
    reminderDays: 16,
    texts: {
      en: {
        title: 'Six months',
        description: 'Half a year of the sky, with a longer reading included.',
        checkoutTitle: 'Asteria, six months',
      },
      ru: {
        title: 'Полгода',
        description: 'Полгода неба, и к ним подробный отчёт.',
        checkoutTitle: 'Asteria, подписка на полгода',
      },
    },
  },
  {
    id: 'year',
    priceCents: 150_00,
    months: 12,
    reminderDays: 16,
    texts: {
      en: {
        title: 'One year',
        description: 'A whole round of the Sun, with longer readings included.',
        checkoutTitle: 'Asteria, one year',
      },
      ru: {
        title: 'Год',
        description: 'Полный круг Солнца, и к нему подробные отчёты.',
        checkoutTitle: 'Asteria, подписка на год',
      },
    },
  },
]

/** A plan by its name as it came over the wire, in whatever case. */
export const planOf = (name: string): Plan | undefined => PLANS.find(({ id }) => id === name.trim().toLowerCase())

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

/**
 * What a package saves on buying its reports one by one, in whole per cent; 0 without a parent. Whoever may still buy a first
 * report at its lower price would pay that for one of them.
 */
export function savingPercent({ parent, bundle, priceCents }: Product, hasFirstPurchase = false): number {
  if (!parent) return 0
  const one = PRODUCTS[parent].priceCents
  const first = hasFirstPurchase && bundle > 1 ? PRODUCTS.report_first_purchase.priceCents : one
  const singly = first + one * (bundle - 1)
  return Math.max(0, Math.round(((singly - priceCents) / singly) * 100))
}

/** A free trial of any plan, once for each person. */
export const TRIAL_DAYS = 3

/** What has not been delivered is refunded on request for this long after a payment. */
export const REFUND_GUARANTEE_DAYS = 30

/** The European Union's right of withdrawal. */
export const WITHDRAWAL_DAYS = 14

/** Until so long before it begins a person moves a consultation, or cancels it with a full refund. */
export const FREE_CANCEL_HOURS = 24

/** The code that the lucky star brings: once for each person, for a day from when it was shown to them. */
export const LUCKY_STAR = { code: 'LUCKY15', percent: 15, hours: 24 } as const

export const discounted = (cents: number, percent: number): number => Math.round((cents * (100 - percent)) / 100)

/** The same day and time so many months later in UTC, or the month's last day where it has no such day. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return to
}
