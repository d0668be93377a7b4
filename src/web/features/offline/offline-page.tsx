import { useEffect, useState } from 'react'
import { formatInstantDate, formatTime } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { offlinePageText } from './page-text.ts'
import { offlineText } from './text.ts'
import { Button } from '../../ui/button.tsx'
import { aboutPage } from './keep-rules.ts'
import { KEPT_AT, PAGES } from './protocol.ts'

/** The page that was wanted: the worker puts it behind the address. */
const wantedPath = () => (/^#\/(?!\/)/.test(location.hash) ? location.hash.slice(1) : '/')

/** In the place of a page that there is no copy of: what can be read without a connection. */
export function OfflinePage() {
  const t = useText(offlineText)
  const page = useText(offlinePageText)
  return (
    <div className="page pt-10 lg:pt-14">
      <h1 className="display-1">{t.headline}</h1>
      <p className="prose-reading mt-8 max-w-[44rem]">{t.lead}</p>
      <Button className="mt-8" onClick={() => location.replace(wantedPath())}>
        {page.again}
      </Button>
      <KeptPages />
    </div>
  )
}

function KeptPages() {
  const t = useText(offlinePageText)
  const { lang } = useLang()
  const [pages, setPages] = useState<KeptPage[]>()
  useEffect(() => void listKeptPages().then(setPages, () => setPages([])), [])
  return (
    <section aria-labelledby="kept" className="double-rule mt-14 max-w-[44rem] pt-4">
      <h2 id="kept" className="label">
        {t.kept}
      </h2>
      {pages?.length === 0 && <p className="mt-4 text-ink-2">{t.none}</p>}
      <ul className="mt-2 divide-y divide-rule">
        {pages?.map(({ path, title, at }) => (
          <li key={path} className="py-3">
            {/* A document of its own: what the router would ask for on the way may not be kept. */}
            <a className="link" href={path}>
              {title.replace(/ · Asteria$/, '')}
            </a>{' '}
            <span className="caption block">{t.seen(formatInstantDate(lang, at), formatTime(lang, at))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface KeptPage {
  path: string
  title: string
  /** ISO instant at which it was seen. */
  at: string
}

/** Pages that open without a network, newest first. */
async function listKeptPages(): Promise<KeptPage[]> {
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
