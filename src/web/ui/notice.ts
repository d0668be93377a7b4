import { useSyncExternalStore } from 'react'

/** Something that a person should read before going on, such as a birth hour that happened twice. */
export interface Notice {
  title: string
  lines: readonly string[]
}

const listeners = new Set<() => void>()
let notice: Notice | null = null

function change(next: Notice | null) {
  notice = next
  for (const listener of listeners) listener()
}

export const showNotice = (next: Notice) => change(next)
export const closeNotice = () => change(null)

export const useNotice = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => notice,
    () => null,
  )
