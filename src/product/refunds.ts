import { PLANS } from './offers.ts'
import { PRODUCTS, type ProductId } from './products.ts'
import { RIGHTS, type PaidPlanId } from './rights.ts'

/** How a price divides between the reports and the time that it pays for. */
export interface PriceParts {
  reports: number
  /** For all of those reports. */
  reportsCents: number
  /** Months of a plan; 0 for reports bought by themselves. */
  months: number
  timeCents: number
}

/** What was delivered of a purchase. */
export interface Delivered {
  /** Of the reports of one's choice. */
  reports: number
  /** Monthly forecasts that the plan included. */
  forecasts: number
  /** Days begun, of all that the payment paid for. */
  days: number
  ofDays: number
}

/** What can be paid for. */
type Item = PaidPlanId | ProductId | 'consultation'

const isProduct = (item: Item): item is ProductId => item in PRODUCTS

const monthCents = PLANS.find(({ id }) => id === 'month')?.priceCents ?? 0

/**
 * A bundle's price belongs to its reports in equal parts. A plan's is divided between its time and its reports as they
 * would cost singly: each month at the price of the monthly plan, each report at the price of one report.
 */
export function partsOf(item: Item, cents: number): PriceParts {
  // An hour at a set date: its booking says what of it is given back.
  if (item === 'consultation') return { reports: 0, reportsCents: 0, months: 0, timeCents: 0 }
  if (isProduct(item)) return { reports: PRODUCTS[item].bundle, reportsCents: cents, months: 0, timeCents: 0 }
  const reports = RIGHTS[item].extraReports
  const months = PLANS.find(({ id }) => id === item)?.months ?? 1
  const singly = { reports: reports * PRODUCTS.report.priceCents, time: months * monthCents }
  const reportsCents = Math.round((cents * singly.reports) / (singly.reports + singly.time))
  return { reports, reportsCents, months, timeCents: cents - reportsCents }
}

/** A part of a sum, to the next whole cent. */
const share = (cents: number, part: number, of: number): number =>
  of === 0 ? 0 : Math.ceil((cents * Math.min(part, of)) / of)

/**
 * What delivered things are worth at the price of their purchase: each report its part; of the time each day begun, or,
 * where that is more, a whole month for each monthly forecast that was written.
 */
export function deliveredCents(parts: PriceParts, { reports, forecasts, days, ofDays }: Delivered): number {
  const time = Math.max(share(parts.timeCents, days, ofDays), share(parts.timeCents, forecasts, parts.months))
  return share(parts.reportsCents, reports, parts.reports) + time
}

/** What one of each counts as, for saying it before the payment; null where a purchase has none. */
export function ratesOf(
  item: Item,
  cents: number,
): { report: number | null; day: number | null; month: number | null } {
  const parts = partsOf(item, cents)
  const each = (of: number, total: number) => (of === 0 ? null : Math.ceil(total / of))
  return {
    report: each(parts.reports, parts.reportsCents),
    day: each((parts.months * 365) / 12, parts.timeCents),
    month: each(parts.months, parts.timeCents),
  }
}
