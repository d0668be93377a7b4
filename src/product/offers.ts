import type { Lang } from '#language/lang.ts'
import type { PaidPlanId } from './rights.ts'

/** The one currency that is charged in. */
export const CURRENCY = 'USD'

/** Amounts are counted in cents wherever they are reckoned with; the wire has the main unit. */
export const inMainUnit = (cents: number): number => cents / 100

export interface OfferTexts {
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
        description: 'Месяц, чтобы попробовать.',
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
        description: 'Six months of forecasts and one report.',
        checkoutTitle: 'Asteria, six months',
      },
      ru: {
        title: 'Полгода',
        description: 'Полгода прогнозов и один отчёт на выбор.',
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
        description: 'A year of forecasts and two reports.',
        checkoutTitle: 'Asteria, one year',
      },
      ru: {
        title: 'Год',
        description: 'Год прогнозов и два отчёта на выбор.',
        checkoutTitle: 'Asteria, подписка на год',
      },
    },
  },
]

/** A plan by its name as it came over the wire, in whatever case. */
export const planOf = (name: string): Plan | undefined => PLANS.find(({ id }) => id === name.trim().toLowerCase())

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
