import { workerAddress } from '../../trusted-types.ts'
import { KEEP_ALL, SEEN, type ToWorker } from './protocol.ts'

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Files of the build that this page has loaded so far. */
const loaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** Whether the worker handed this page out: one that took control while the page was loading has not seen it. */
function wasServedByWorker(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page !== undefined && page.workerStart > 0
}

async function register(): Promise<void> {
  const isKnown = wasServedByWorker()
  await navigator.serviceWorker.register(workerAddress())
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  const tell = (message: ToWorker) => active?.postMessage(message)
  // The worker did not see this page go by.
  if (!isKnown) tell({ type: SEEN, url: location.href, assets: loaded() })
  // Whoever comes back, or has it installed, gets the parts too that a page asks for only when they are wanted.
  if (isKnown && !savesData()) tell({ type: KEEP_ALL })
  addEventListener('appinstalled', () => tell({ type: KEEP_ALL }))
}

/** Starts the service worker once the page has what it needs itself. Without one the product works as ever. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const whenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(() => void register().catch(() => undefined))
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
