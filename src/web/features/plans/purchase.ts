import type { ReportType } from '#contract/catalogue/report.ts'
import type { PaidPlanId } from '#contract/rights.ts'

/** What a visitor was about to buy when they were asked to sign in. */
export type Purchase = { kind: 'plan'; plan: PaidPlanId } | { kind: 'report'; type: ReportType }

const KEY = 'purchase'

/** Keeps a purchase over sign-in or registration, in this tab. */
export function rememberPurchase(purchase: Purchase): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(purchase))
  } catch {
    // A forbidden storage: they choose once more.
  }
}

/** The purchase that waits; asking for it ends its waiting. */
export function takePurchase(kind: Purchase['kind']): Purchase | null {
  try {
    const purchase = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Purchase | null
    if (purchase?.kind !== kind) return null
    sessionStorage.removeItem(KEY)
    return purchase
  } catch {
    return null
  }
}

/** A payment page of ours is opened on the host one is on; a provider's where it is. */
export function goToPayment(url: string): void {
  const { pathname } = new URL(url)
  location.assign(pathname.startsWith('/sandbox/') ? pathname : url)
}
