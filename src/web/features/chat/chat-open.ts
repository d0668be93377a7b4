import { useSyncExternalStore } from 'react'

/** Whether the floating conversation is open, and whether by the person's own hand. */
export type ChatOpen = 'closed' | 'by itself' | 'by hand'

const listeners = new Set<() => void>()
let current: ChatOpen = 'closed'

export function setChatOpen(next: ChatOpen): void {
  current = next
  for (const listener of listeners) listener()
}

export const useChatOpen = (): ChatOpen =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
    () => 'closed',
  )
