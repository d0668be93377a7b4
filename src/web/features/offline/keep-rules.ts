/** What the service worker does with a request. */
export type Kind =
  /** A document: from the network; without one, as it was last seen. */
  | 'page'
  /** What the router asks for on the way to a page. Like a page. */
  | 'data'
  /** A file of a build, whose name changes with its content: kept for good. */
  | 'asset'
  /** A picture whose name stays: from the network; without one, as kept. */
  | 'picture'
  /** A person's own content from the API: like a page, and only ever for the account it was asked for. */
  | 'answer'
  /** Left to the browser. */
  | 'other'

interface Asked {
  method: string
  /** `navigate` for documents. */
  mode: string
  url: URL
  /** Whether the page says for which account it asks. */
  personal: boolean
}

/** What of a person is worth reading without a network. The account and the days keep themselves (`session`, `daily`). */
const ANSWERS = [
  /^\/api\/reports\/(charts|reports)$/,
  /^\/api\/(chart|report|thread|reading)\/[\w-]+$/,
  /^\/api\/get\/calendar\/(en|ru)$/,
  /^\/api\/calendar\/events\/\d\d-\d\d$/,
  /^\/api\/lunar$/,
  /^\/api\/people(\/birthdays|\/\d+\/(chart|days))?$/,
  /^\/api\/transits$/,
  /^\/api\/reports\/daily\/(week|month|year)$/,
  /^\/api\/chat$/,
  /^\/api\/bookings$/,
]

/** Addresses that are no pages of the site, or that carry a key and are good once. */
const NO_PAGES = /^\/(api|oauth|storage|webhooks|admin|reset|confirm|healthz|readyz|metrics)(\/|$)/
const isKeyed = ({ searchParams }: URL) => ['token', 'code', 'state', 'key'].some((name) => searchParams.has(name))

export function kindOf({ method, mode, url, personal }: Asked, origin: string): Kind {
  if (method !== 'GET' || url.origin !== origin) return 'other'
  const { pathname } = url
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/api/')) return personal && ANSWERS.some((path) => path.test(pathname)) ? 'answer' : 'other'
  if (/^\/(img|icons|storage)\//.test(pathname) || pathname === '/favicon.svg') return 'picture'
  if (NO_PAGES.test(pathname) || isKeyed(url)) return 'other'
  if (mode === 'navigate') return /\.\w+$/.test(pathname) ? 'other' : 'page'
  return pathname.endsWith('.data') ? 'data' : 'other'
}

/** Under which address a page is kept: a sheet that was open over it, or a campaign it came by, is no other page. */
export function keyOf(url: URL): string {
  const told = [...url.searchParams].filter(([name]) => !/^(showModal|utm_\w+|\w*clid|click_id)$/.test(name))
  const search = new URLSearchParams(told).toString()
  return `${url.pathname}${search && `?${search}`}`
}

/** The build's own files that a page names. */
export const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/(?:ru\/)?[\w.-]+\.(?:js|css|woff2)/g)].map(([address]) => address)),
]

/** What a page says of itself. */
export function aboutPage(html: string): { lang: 'en' | 'ru'; title: string } {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return { lang: /<html[^>]* lang="ru"/.test(html) ? 'ru' : 'en', title }
}

/** A kept page, telling the scripts on it when it was seen. */
export const markKept = (html: string, at: string): string => html.replace('<html', `<html data-kept-at="${at}"`)
