import { aboutPage } from './keep-rules.ts'
import { KEPT_AT, PAGES } from './protocol.ts'

export interface KeptPage {
  path: string
  title: string
  /** ISO instant at which it was seen. */
  at: string
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
