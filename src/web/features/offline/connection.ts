import { useSyncExternalStore } from 'react'
import { KEPT, type ToPage } from './protocol.ts'

/** Without a network: since when what stands on the page has been known. Null with one. */
type Outage = { keptAt: string } | null

const ASK_AGAIN_MS = 5_000

const listeners = new Set<() => void>()
let outage: Outage | undefined

const loadedAt = () => new Date(performance.timeOrigin).toISOString()
const keptPage = () => document.documentElement.dataset.keptAt

function read(): Outage {
  const keptAt = keptPage()
  if (keptAt !== undefined) return { keptAt }
  return navigator.onLine ? null : { keptAt: loadedAt() }
}

function change(next: Outage) {
  outage = next
  for (const listener of listeners) listener()
}

const goOffline = () => outage ?? change({ keptAt: loadedAt() })
const answers = () =>
  fetch('/api/version', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
/** A network that has just come back may not lead to the product yet: asked, until it answers. */
async function goOnline(): Promise<void> {
  if (!(await answers())) return void (navigator.onLine && setTimeout(() => void goOnline(), ASK_AGAIN_MS))
  delete document.documentElement.dataset.keptAt
  change(null)
}
const hearOnline = () => void goOnline()
/** Something kept without a lost network: the product was silent, and is asked for until it is back. */
const askWhileSilent = () => navigator.onLine && setTimeout(hearOnline, ASK_AGAIN_MS)
const hearWorker = ({ data }: MessageEvent<ToPage>) => {
  if (data.type !== KEPT) return
  if (!outage) askWhileSilent()
  change({ keptAt: data.at })
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    if (keptPage() !== undefined) askWhileSilent()
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
export const useOutage = (): Outage =>
  useSyncExternalStore(
    subscribe,
    () => (outage === undefined ? (outage = read()) : outage),
    () => null,
  )

/** What `fetch` and `import` throw where the network is gone, in the words of the browsers. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|load|network|import/i.test(error.message)

/** Asks every now and then whether the product answers, and tells it once. What is returned ends it. */
export function whenAnswered(tell: () => void): () => void {
  const timer = setInterval(() => void answers().then((did) => did && tell()), ASK_AGAIN_MS)
  return () => clearInterval(timer)
}
