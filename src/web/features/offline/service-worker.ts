import { ACCOUNT_HEADER } from '#contract/site-session.ts'
import { FORGET, KEEP_ALL, KEPT, KEPT_AT, PAGES, PERSON, SEEN, type ToPage, type ToWorker } from './protocol.ts'
import { aboutPage, assetsIn, keyOf, kindOf, markKept } from './keep-rules.ts'

/** Put in by `scripts/make-service-worker.ts`: which build this is, and all scripts of its client. */
declare const BUILD: string
declare const BUILD_SCRIPTS: readonly string[]

// The compiler knows pages, not workers: this is what is used of a worker's world.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  request: Request
  clientId: string
  resultingClientId: string
  respondWith(answer: Promise<Response>): void
}
interface Page {
  postMessage(message: ToPage): void
}
interface WorkerScope {
  location: Location
  clients: { claim(): Promise<void>; get(id: string): Promise<Page | undefined> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Lasting & { data: ToWorker }) => void): void
}
const worker = globalThis as unknown as WorkerScope

const ASSETS = `assets-${BUILD}`
/** Pictures have a place of their own: the oldest go, and no script of the build may go with them. */
const PICTURES = 'pictures'
const OWN_PAGES = `${PAGES}${BUILD}`
/** What the worker knows beside what it keeps: the language read last, the version of the texts. Nothing of a person. */
const STATE = 'state'
const LANG = '/lang'
const VERSION = '/api/version'
const OFFLINE = { en: '/offline?lang=en', ru: '/offline?lang=ru' } as const
/** How many pages, pictures, and answers of one person are kept; the oldest go first. */
const MOST_KEPT = 40
const VERSION_ASKED_EVERY_MS = 3_600_000

/** Grows when somebody signs out: what was asked before is not kept after. */
let era = 0
let versionAsked = 0

const found = (key: RequestInfo, ignoreSearch = false) => caches.match(key, { ignoreSearch, ignoreVary: true })

/** Puts an answer away with the time it was seen; the body is as the page gets it, so its length and packing are not said. */
async function keep(cacheName: string, key: string, response: Response, asked = era): Promise<void> {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(KEPT_AT, new Date().toISOString())
  const body = await response.blob()
  const cache = await caches.open(cacheName)
  await cache.delete(key, { ignoreVary: true })
  if (asked !== era) return
  await cache.put(key, new Response(body, { headers }))
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_KEPT))) await cache.delete(old)
}

async function keepAssets(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS)
  await Promise.all(
    addresses.map(async (address) => {
      if (await found(address)) return
      const response = await fetch(address)
      if (response.ok) await cache.put(address, response)
    }),
  )
}

/** Keeps a document together with the files that it names. */
async function keepPage(key: string, response: Response, asked = era): Promise<void> {
  const html = await response.clone().text()
  await keep(OWN_PAGES, key, response, asked)
  if (!key.startsWith('/offline')) await (await caches.open(STATE)).put(LANG, new Response(aboutPage(html).lang))
  await keepAssets(assetsIn(html))
}

const isKeepable = (response: Response) => response.status === 200 && !response.redirected
/** A proxy that answers for a product that does not. */
const isSilent = ({ status }: Response) => status >= 502 && status <= 504

/** The network's answer; `undefined` where there is none. */
async function fromNetwork(request: Request): Promise<Response | undefined> {
  try {
    return await fetch(request)
  } catch (error) {
    // A page that was left is no lost network.
    if (request.signal.aborted) throw error
    return undefined
  }
}

async function tellKept(event: Fetching, response: Response): Promise<void> {
  const asker = await worker.clients.get(event.clientId)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages are of its own origin
  asker?.postMessage({ type: KEPT, at: response.headers.get(KEPT_AT) ?? '' })
}

/** From the network, kept on the way; without a network, as it was seen last. */
async function networkFirst(event: Fetching, cacheName: string, key: string): Promise<Response> {
  const asked = era
  const fresh = await fromNetwork(event.request)
  if (fresh && isKeepable(fresh)) event.waitUntil(keep(cacheName, key, fresh.clone(), asked))
  if (fresh && !isSilent(fresh)) return fresh
  const kept = await (await caches.open(cacheName)).match(key, { ignoreVary: true })
  if (kept) event.waitUntil(tellKept(event, kept))
  return kept ?? fresh ?? Response.error()
}

/** Without a page of its own kept, the person is told, in the language they last read. */
async function offlineAddress({ url }: Request): Promise<string> {
  const read = await (await caches.open(STATE)).match(LANG)
  const lang = (await read?.text()) ?? navigator.language.slice(0, 2)
  const { pathname, search } = new URL(url)
  return `${lang === 'ru' ? OFFLINE.ru : OFFLINE.en}#${pathname}${search}`
}

async function keptPage(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url)
  const kept = (await found(keyOf(url))) ?? (url.pathname === '/offline' ? undefined : await found(url.pathname, true))
  if (!kept) return undefined
  const html = markKept(await kept.text(), kept.headers.get(KEPT_AT) ?? '')
  return new Response(html, { headers: kept.headers })
}

async function page(event: Fetching): Promise<Response> {
  const { request } = event
  const asked = era
  const fresh = await fromNetwork(request)
  if (fresh && isKeepable(fresh)) {
    event.waitUntil(keepPage(keyOf(new URL(request.url)), fresh.clone(), asked))
    event.waitUntil(askVersion())
  }
  if (fresh && !isSilent(fresh)) return fresh
  return (await keptPage(request)) ?? fresh ?? Response.redirect(await offlineAddress(request), 302)
}

async function asset({ request }: Fetching): Promise<Response> {
  const kept = await found(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await (await caches.open(ASSETS)).put(request, fresh.clone())
  return fresh
}

/** A cache of the person's own: the server answers nobody else under this number, and another finds nothing in it. */
const personCache = (request: Request) => PERSON + (request.headers.get(ACCOUNT_HEADER) ?? '')

async function answer(event: Fetching): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  return networkFirst(event, personCache(event.request), pathname + search)
}

async function dropCaches(isOld: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)))
}

/** Texts of another version than the kept ones: those are no longer what the product writes. */
async function askVersion(): Promise<void> {
  if (Date.now() - versionAsked < VERSION_ASKED_EVERY_MS) return
  versionAsked = Date.now()
  const response = await fetch(VERSION).catch(() => undefined)
  if (!response?.ok) return
  const { version } = (await response.clone().json()) as { version: string }
  const state = await caches.open(STATE)
  const before = (await (await state.match(VERSION))?.json()) as { version: string } | undefined
  if (before && before.version !== version) await dropCaches((name) => name.startsWith(PERSON))
  await state.put(VERSION, response)
}

async function install(): Promise<void> {
  for (const address of Object.values(OFFLINE)) await keepPage(address, await fetch(address, { credentials: 'omit' }))
  await worker.skipWaiting()
}

/** Pages of the build before this one open with that build's files; what is older goes. */
async function activate(): Promise<void> {
  for (const kind of [PAGES, 'assets-']) {
    const builds = (await caches.keys()).filter((name) => name.startsWith(kind))
    const last = builds.findLast((name) => !name.endsWith(BUILD))
    await dropCaches((name) => builds.includes(name) && name !== last && !name.endsWith(BUILD))
  }
  // Until sessions became cookies they were named after a token.
  await dropCaches((name) => name.startsWith(PERSON) && !/^\d+$/.test(name.slice(PERSON.length)))
  await worker.clients.claim()
}

async function hear(message: ToWorker): Promise<void> {
  if (message.type === FORGET) {
    era++
    await dropCaches((name) => name.startsWith(PERSON) || (name.startsWith(PAGES) && name !== OWN_PAGES))
    const cache = await caches.open(OWN_PAGES)
    for (const { url } of await cache.keys()) if (new URL(url).pathname !== '/offline') await cache.delete(url)
  }
  if (message.type === KEEP_ALL) await keepAssets(BUILD_SCRIPTS)
  if (message.type === SEEN) {
    const { url, assets } = message
    const key = keyOf(new URL(url))
    if (
      kindOf({ method: 'GET', mode: 'navigate', url: new URL(url), personal: false }, worker.location.origin) === 'page'
    )
      if (!(await found(key))) {
        const response = await fetch(url)
        if (isKeepable(response)) await keepPage(key, response)
      }
    await keepAssets(assets)
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => event.waitUntil(hear(event.data)))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const personal = /^\d+$/.test(request.headers.get(ACCOUNT_HEADER) ?? '')
  const kind = kindOf({ method: request.method, mode: request.mode, url, personal }, worker.location.origin)
  if (kind === 'page') event.respondWith(page(event))
  if (kind === 'data') event.respondWith(networkFirst(event, OWN_PAGES, url.pathname + url.search))
  if (kind === 'asset') event.respondWith(asset(event))
  if (kind === 'picture') event.respondWith(networkFirst(event, PICTURES, url.pathname))
  if (kind === 'answer') event.respondWith(answer(event))
  // How a page asks whether the network is back. What it loads then comes this way, too.
  if (url.pathname === VERSION) event.respondWith(fetch(request))
})
