import { useSyncExternalStore } from 'react'

/** How much of a chart somebody wants to see on this device. */
export const DETAILS = ['simple', 'professional'] as const
export type Detail = (typeof DETAILS)[number]
const KEY = 'chart-detail'

const listeners = new Set<() => void>()
let chosen: Detail | undefined

function kept(): Detail {
  try {
    return DETAILS.find((detail) => detail === localStorage.getItem(KEY)) ?? 'simple'
  } catch {
    return 'simple'
  }
}

export function chooseDetail(detail: Detail): void {
  chosen = detail
  try {
    localStorage.setItem(KEY, detail)
  } catch {
    // A forbidden storage: the choice lasts for this page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useDetail = (): Detail =>
  useSyncExternalStore(
    subscribe,
    () => (chosen ??= kept()),
    () => 'simple',
  )
