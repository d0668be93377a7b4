import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  text: string
}

const SHOWN_MS = 6_000
const listeners = new Set<() => void>()
/** The first is shown; the others wait for it. */
let toasts: readonly Toast[] = []
let last = 0
let timer: ReturnType<typeof setTimeout> | undefined

function change(next: readonly Toast[]) {
  const isAnother = next[0] !== toasts[0]
  toasts = next
  if (isAnother) {
    clearTimeout(timer)
    const [shown] = next
    if (shown) timer = setTimeout(() => dismissToast(shown.id), SHOWN_MS)
  }
  for (const listener of listeners) listener()
}

export const dismissToast = (id: number) => change(toasts.filter((toast) => toast.id !== id))

/** Says a sentence at the foot of the page for a while, and to screen readers; one sentence after another. */
export function showToast(text: string): void {
  // The same word twice in a row, as of a button pressed twice, is said once.
  if (toasts.at(-1)?.text === text) return
  change([...toasts, { id: ++last, text }])
}

/** What is said now. */
export const currentToast = (): Toast | null => toasts[0] ?? null

export const useToast = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    currentToast,
    () => null,
  )
