import { useSyncExternalStore } from 'react'
import { KEPT, type ToPage } from './protocol.ts'

/** Without a network: since when what stands on the page has been known. Null with one. */
type Lack = { keptAt: string } | null

const ASK_AGAIN_MS = 5_000

const listeners = new Set<() => void>()
let lack: Lack | undefined

const loadedAt = () => new Date(performance.timeOrigin).toISOString()
const keptPage = () => document.documentElement.dataset.keptAt

function read(): Lack {
  const keptAt = keptPage()
  if (keptAt !== undefined) return { keptAt }
  return navigator.onLine ? null : { keptAt: loadedAt() }
}

function change(next: Lack) {
  lack = next
  for (const listener of listeners) listener()
}

const hearWorker = ({ data }: MessageEvent<ToPage>) => {
  if (data.type === KEPT) change({ keptAt: data.at })
}
const goOffline = () => lack ?? change({ keptAt: loadedAt() })
/** A network that has just come back may not lead to the product yet: asked, until it answers. */
async function goOnline(): Promise<void> {
  const answers = await fetch('/api/version', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!answers) return void (navigator.onLine && setTimeout(() => void goOnline(), ASK_AGAIN_MS))
  delete document.documentElement.dataset.keptAt
  change(null)
}
const hearOnline = () => void goOnline()

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    // A kept page without a lost network: the product was silent, and is asked for until it is back.
    if (keptPage() !== undefined && navigator.onLine) setTimeout(hearOnline, ASK_AGAIN_MS)
    addEventListener('offline', goOffline)
    addEventListener('online', hearOnline)
    navigator.serviceWorker?.addEventListener('message', hearWorker)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('offline', goOffline)
    removeEventListener('online', hearOnline)
    navigator.serviceWorker?.removeEventListener('message', hearWorker)
  }
}

/** Null while there is a network, on the server, and while its page is taken over. */
export const useLack = (): Lack =>
  useSyncExternalStore(
    subscribe,
    () => (lack === undefined ? (lack = read()) : lack),
    () => null,
  )
