import { useEffect, useSyncExternalStore } from 'react'
import type { ReportType } from '#product/catalogue/report.ts'
import type { PaidPlanId } from '#product/rights.ts'
import { getSession } from '../../session/session.ts'

/** What a person is about to buy. */
export type Purchase = { kind: 'plan'; plan: PaidPlanId } | { kind: 'report'; type: ReportType }

const KEY = 'purchase'
const listeners = new Set<() => void>()
let current: Purchase | null | undefined

function read(): Purchase | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Purchase | null
  } catch {
    return null
  }
}

/** Begins a purchase, or ends it. A visitor's waits in this tab over sign-in and registration, and only theirs. */
export function setPurchase(purchase: Purchase | null): void {
  current = purchase
  try {
    if (purchase && !getSession().signedIn) sessionStorage.setItem(KEY, JSON.stringify(purchase))
    else sessionStorage.removeItem(KEY)
  } catch {
    // A forbidden storage: it lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

/**
 * For the sheet that a purchase opens: it stands open until it is closed or the page is left, and another visit of the
 * page doesn't open it again.
 */
export function useOpenedPurchase(): void {
  useEffect(() => {
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // A forbidden storage kept none.
    }
    return () => setPurchase(null)
  }, [])
}

/** The purchase that was begun; null on the server. */
export const usePurchase = (): Purchase | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (current === undefined ? (current = read()) : current),
    () => null,
  )

/** The purchase ends here. A payment page of ours is opened on the host one is on; a provider's where it is. */
export function goToPayment(url: string): void {
  const { pathname } = new URL(url)
  location.assign(pathname.startsWith('/sandbox/') ? pathname : url)
  setPurchase(null)
}
