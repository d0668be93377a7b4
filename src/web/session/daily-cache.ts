import type { CallOutput } from '#contract/api.ts'
import { DAILY } from './session.ts'

export type Days = CallOutput<'GET /reports/daily'>

/** Whose days, in which language. */
interface Owner {
  lang: string
  account: number | null
}
type Kept = Owner & { days: Days }

/** Keeps the days on the device for the next visit, or for one without a network. */
export function keepDays(owner: Owner, days: Days): void {
  try {
    localStorage.setItem(DAILY, JSON.stringify({ ...owner, days } satisfies Kept))
  } catch {
    // A full or forbidden storage costs the next visit a second.
  }
}

export function keptDays({ lang, account }: Owner): Days | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(DAILY) ?? 'null') as Kept | null
    return kept && kept.lang === lang && kept.account === account ? kept.days : undefined
  } catch {
    return undefined
  }
}

/** After a change of the birth the kept days are another person's. */
export function forgetDays(): void {
  try {
    localStorage.removeItem(DAILY)
  } catch {
    // A forbidden storage kept none.
  }
}
