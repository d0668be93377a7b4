import { useSyncExternalStore } from 'react'

/** What somebody who has just opened an account is shown first: their own birth, as the form had it. */
export interface Welcome {
  firstName: string
  birth: Readonly<Record<string, unknown>>
  /** What should be read about the birth before going on. */
  lines: readonly string[]
  /** Whether their chart was read on the same page a minute ago. */
  isRead: boolean
}

const listeners = new Set<() => void>()
let welcome: Welcome | null = null

export function setWelcome(next: Welcome | null): void {
  welcome = next
  for (const listener of listeners) listener()
}

/** Kept as long as the page lives, and stored nowhere. */
export const useWelcome = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => welcome,
    () => null,
  )
