import { aboutPage } from './keep-rules.ts'
import { FORGET, KEPT_AT, PAGES, PERSON, type ToWorker } from './protocol.ts'

export interface KeptPage {
  path: string
  title: string
  /** ISO instant at which it was seen. */
  at: string
}

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

/** Pages that open without a network, newest first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  if (!('caches' in globalThis)) return []
  const pages = new Map<string, KeptPage>()
  for (const name of (await caches.keys()).filter((cache) => cache.startsWith(PAGES))) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url)
      const response = await cache.match(request)
      if (!response?.headers.get('content-type')?.startsWith('text/html') || pathname === '/offline') continue
      const { title } = aboutPage(await response.text())
      pages.set(pathname, { path: pathname + search, title, at: response.headers.get(KEPT_AT) ?? '' })
    }
  }
  return [...pages.values()].toSorted((a, b) => b.at.localeCompare(a.at))
}
