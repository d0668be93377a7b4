import { FORGET, PAGES, PERSON, type ToWorker } from './protocol.ts'

/** Everything a person has read here leaves this device. The worker sees to it that nothing is on its way there. */
export function forgetKept(): void {
  if (!('caches' in globalThis)) return
  const { serviceWorker } = navigator
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  const tell = (worker?: ServiceWorker | null) => worker?.postMessage({ type: FORGET } satisfies ToWorker)
  if (serviceWorker?.controller) return tell(serviceWorker.controller)
  // A page that was loaded past the worker, as by a forced reload.
  void serviceWorker?.getRegistration().then((registration) => tell(registration?.active))
  void caches
    .keys()
    .then((names) => names.filter((name) => name.startsWith(PERSON) || name.startsWith(PAGES)))
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .catch(() => undefined)
}
