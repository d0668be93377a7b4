import { useSyncExternalStore } from 'react'

/** What was chosen on this device about statistics. */
export interface Choice {
  analytics: boolean
  /** The host outside that the person was told of; null when there was none. */
  outside: string | null
  /** ISO instant. */
  at: string
  /** The account that has been told; null while none has. */
  account: number | null
}

const KEY = 'consent'
const VISITOR = 'visitor'
const SEEN = 'seen'
const listeners = new Set<() => void>()
let current: Choice | null | undefined

function read(): Choice | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Choice | null
  } catch {
    return null
  }
}

/** Whether the browser says no for its person: Global Privacy Control, Do Not Track. Then nobody is asked. */
export const declinesTracking = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1'

/** Null while nothing was chosen. Only in the browser. */
export const readChoice = (): Choice | null => (current === undefined ? (current = read()) : current)

export const hasAgreed = (): boolean => !declinesTracking() && readChoice()?.analytics === true

export function keepChoice(choice: Choice): void {
  current = choice
  try {
    localStorage.setItem(KEY, JSON.stringify(choice))
    if (!choice.analytics) for (const key of [VISITOR, SEEN, 'origin']) localStorage.removeItem(key)
  } catch {
    // A forbidden storage: it holds until the page is left.
  }
  for (const listener of listeners) listener()
}

export const useChoice = (): Choice | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readChoice,
    () => null,
  )

/** The random number of this device; made when it is first needed, which is after the yes. */
export function visitorId(): string {
  try {
    const kept = localStorage.getItem(VISITOR)
    if (kept) return kept
    const made = crypto.randomUUID()
    localStorage.setItem(VISITOR, made)
    return made
  } catch {
    return crypto.randomUUID()
  }
}

/** The number, where there is one. */
export function findVisitorId(): string | undefined {
  try {
    return localStorage.getItem(VISITOR) ?? undefined
  } catch {
    return undefined
  }
}

/** The next number has nothing to do with this one: somebody signed out. */
export function forgetVisitorId(): void {
  try {
    localStorage.removeItem(VISITOR)
  } catch {
    // A forbidden storage kept none.
  }
}

/** Notes that the person is here, and tells for how many days they had been away; null at the first time. */
export function noteVisit(now: number): number | null {
  try {
    const last = Number(localStorage.getItem(SEEN))
    localStorage.setItem(SEEN, String(now))
    return last > 0 ? (now - last) / 86_400_000 : null
  } catch {
    return null
  }
}
