import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  text: string
}

const SHOWN_MS = 6_000
const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let last = 0

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

export const dismissToast = (id: number) => change(toasts.filter((toast) => toast.id !== id))

/** Says a sentence at the foot of the page for a while, and to screen readers. */
export function showToast(text: string): void {
  const id = ++last
  change([...toasts, { id, text }])
  setTimeout(() => dismissToast(id), SHOWN_MS)
}

const NONE: readonly Toast[] = []
export const useToasts = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
    () => NONE,
  )
