import { clientsClaim } from 'workbox-core'
import type { RouteHandler, WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { ACCOUNT_HEADER } from '#contract/site-session.ts'
import { aboutPage, assetsIn, keyOf, kindOf, markKept, type Kind } from './keep-rules.ts'
import { FORGET, KEEP_ALL, KEPT, KEPT_AT, PAGES, PERSON, SEEN, type ToPage, type ToWorker } from './protocol.ts'

/** Put in by `scripts/make-service-worker.ts`: which build this is, and all scripts of its client in each language. */
declare const BUILD: string
declare const BUILD_SCRIPTS: Record<'en' | 'ru', readonly string[]>

// The compiler knows pages, not workers: this is what is used of a worker's world.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  request: Request
  clientId: string
}
interface Page {
  postMessage(message: ToPage): void
}
interface Pushed extends Lasting {
  data: { json(): PushedMessage } | null
}
interface Pressed extends Lasting {
  notification: { close(): void; data: { path: string } }
}
/** What the server sends (`push-message.ts`). */
interface PushedMessage {
  lang: 'en' | 'ru'
  title: string
  body: string
  path: string
  tag: string
}
interface WorkerScope {
  location: Location
  clients: { get(id: string): Promise<Page | undefined>; openWindow(path: string): Promise<unknown> }
  registration: { showNotification(title: string, options: object): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void
  addEventListener(type: 'message', listener: (event: Lasting & { data: ToWorker }) => void): void
}
const worker = globalThis as unknown as WorkerScope

const ASSETS = `assets-${BUILD}`
/** Pictures have a place of their own: the oldest go, and no script of the build may go with them. */
const PICTURES = 'pictures-kept'
const OWN_PAGES = `${PAGES}${BUILD}`
/** What the worker knows beside what it keeps: the language read last, the version of the texts. Nothing of a person. */
const STATE = 'state'
const LANG = '/lang'
const VERSION = '/api/version'
const OFFLINE = { en: '/offline?lang=en', ru: '/offline?lang=ru' } as const
/** Copies are found whatever header fields they were asked with. */
const matchOptions = { ignoreVary: true }
/** How many pages, pictures, and answers of one person are kept; those not read for longest go first. */
const LIMIT = { maxEntries: 40, matchOptions }
const VERSION_ASKED_EVERY_MS = 3_600_000

/** Grows when somebody signs out: what was asked before is not kept after. */
let era = 0
let versionAsked = 0

/** A cache and what is noted of the addresses in it. */
async function dropCache(name: string): Promise<void> {
  await new CacheExpiration(name, LIMIT).delete()
  await caches.delete(name)
}
async function dropCaches(isOld: (name: string) => boolean): Promise<void> {
  await Promise.all((await caches.keys()).filter(isOld).map(dropCache))
}

/** Keeps good answers with the time they were seen, and none that was asked for before somebody signed out. */
const stamped: WorkboxPlugin = {
  async handlerWillStart({ state }) {
    if (state) state['era'] = era
  },
  async cacheWillUpdate({ response, state }) {
    if (response.status !== 200 || response.redirected || state?.['era'] !== era) return null
    const headers = new Headers(response.headers)
    // The body is kept as the page gets it, so its length and packing are not said.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    headers.set(KEPT_AT, new Date().toISOString())
    return new Response(response.body, { headers })
  },
  async cacheDidUpdate({ cacheName, state }) {
    if (state?.['era'] !== era) await dropCache(cacheName)
  },
}

const keptUnder = (key: (url: URL) => string): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => key(new URL(request.url)),
})
const wholeAddress = ({ pathname, search }: URL) => pathname + search

/** A proxy that answers for a product that does not is as good as no network, unless nothing is kept. */
const silence: WorkboxPlugin = {
  async fetchDidSucceed({ response, state }) {
    if (response.status < 502 || response.status > 504) return response
    if (state) state['silent'] = response
    throw new Error(`answered with ${response.status}`)
  },
  handlerDidError: async ({ state }) => state?.['silent'] as Response | undefined,
}

/** A page that was left is no lost network. */
const wasLeft = (event: Partial<Fetching>) => event.request?.signal.aborted === true

/** Tells the page since when what it is given has been known. */
const toldToPage: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    if (!cachedResponse || wasLeft(event)) return null
    const asker = await worker.clients.get(event.clientId)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages are of its own origin
    asker?.postMessage({ type: KEPT, at: cachedResponse.headers.get(KEPT_AT) ?? '' })
    return cachedResponse
  },
}

const oldestGo = new ExpirationPlugin(LIMIT)

/** From the network, kept on the way; without a network, as it was seen last. */
const networkFirst = (cacheName: string, key: (url: URL) => string) =>
  new NetworkFirst({
    cacheName,
    matchOptions,
    plugins: [keptUnder(key), silence, oldestGo, stamped, toldToPage],
  })

/** Files whose names change with their content; a page of the build before this one finds its own, too. */
const assets = new CacheFirst({
  cacheName: ASSETS,
  matchOptions,
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? caches.match(request, matchOptions),
    },
  ],
})

async function keepAssets(addresses: readonly string[], event: Lasting): Promise<void> {
  await Promise.all(addresses.flatMap((request) => assets.handleAll({ request, event })))
}

/** Which language the person last read. */
async function langRead(): Promise<'en' | 'ru'> {
  const read = await (await caches.open(STATE)).match(LANG)
  const lang = (await read?.text()) ?? navigator.language.slice(0, 2)
  return lang === 'ru' ? 'ru' : 'en'
}

/** Without a page of its own kept, the person is told. */
const offlineAddress = async ({ url }: Request) => `${OFFLINE[await langRead()]}#${wholeAddress(new URL(url))}`

/** A page as an older build had it, or with something else in its address; or the one for no connection. */
async function similarPage({ url }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url)
  if (pathname === '/offline') return matchPrecache(url)
  return (await caches.match(url, matchOptions)) ?? caches.match(pathname, { ...matchOptions, ignoreSearch: true })
}

/** Documents: kept together with the files that they name, and handed out with the time they were seen. */
const pages = new NetworkFirst({
  cacheName: OWN_PAGES,
  matchOptions,
  plugins: [
    keptUnder(keyOf),
    silence,
    oldestGo,
    stamped,
    {
      async cacheDidUpdate({ newResponse, event }) {
        const html = await newResponse.text()
        await (await caches.open(STATE)).put(LANG, new Response(aboutPage(html).lang))
        await Promise.all([keepAssets(assetsIn(html), event), askVersion()])
      },
      async cachedResponseWillBeUsed({ request, cachedResponse, event }) {
        if (wasLeft(event)) return null
        const kept = cachedResponse ?? (await similarPage(request))
        if (!kept) return null
        return new Response(markKept(await kept.text(), kept.headers.get(KEPT_AT) ?? ''), { headers: kept.headers })
      },
      handlerDidError: async ({ request }) => Response.redirect(await offlineAddress(request), 302),
    },
  ],
})

const accountIn = (request: Request) => request.headers.get(ACCOUNT_HEADER) ?? ''

/** A cache of the person's own: the server answers nobody else under this number, and another finds nothing in it. */
const answers: RouteHandler = ({ request, event }) =>
  networkFirst(PERSON + accountIn(request), wholeAddress).handle({ request, event })

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

/** Pages of the build before this one open with that build's files; what is older goes. */
async function dropOldBuilds(): Promise<void> {
  for (const kind of [PAGES, 'assets-']) {
    const builds = (await caches.keys()).filter((name) => name.startsWith(kind))
    const last = builds.findLast((name) => !name.endsWith(BUILD))
    await dropCaches((name) => builds.includes(name) && name !== last && !name.endsWith(BUILD))
  }
  // Until sessions became cookies they were named after a token; pictures kept before had no date of their last use.
  await dropCaches(
    (name) => name === 'pictures' || (name.startsWith(PERSON) && !/^\d+$/.test(name.slice(PERSON.length))),
  )
}

/** A page that was read before the worker was there. */
async function keepSeen(address: string, event: Lasting): Promise<void> {
  const url = new URL(address)
  const isPage = kindOf({ method: 'GET', mode: 'navigate', url, personal: false }, worker.location.origin) === 'page'
  if (!isPage || (await caches.match(keyOf(url), matchOptions))) return
  await Promise.all(pages.handleAll({ request: address, event }))
}

async function hear(event: Lasting & { data: ToWorker }): Promise<void> {
  const { data } = event
  if (data.type === FORGET) {
    era++
    await dropCaches((name) => name.startsWith(PERSON) || name.startsWith(PAGES))
  }
  if (data.type === KEEP_ALL) await keepAssets(BUILD_SCRIPTS[await langRead()], event)
  if (data.type === SEEN) await Promise.all([keepSeen(data.url, event), keepAssets(data.assets, event)])
}

// The pages for no connection are asked for as by nobody, and kept when the files that they name are.
addPlugins([
  { requestWillFetch: async ({ request }) => new Request(request, { credentials: 'omit' }) },
  stamped,
  {
    async cacheWillUpdate({ response, event }) {
      await keepAssets(assetsIn(await response.clone().text()), event)
      return response
    },
  },
])
precache(Object.values(OFFLINE).map((url) => ({ url, revision: BUILD })))

const route = (kind: Kind, handler: RouteHandler) =>
  registerRoute(({ request, url }) => {
    const { method, mode } = request
    const personal = /^\d+$/.test(accountIn(request))
    return kindOf({ method, mode, url, personal }, worker.location.origin) === kind
  }, handler)
route('page', pages)
route('data', networkFirst(OWN_PAGES, wholeAddress))
route('asset', assets)
route(
  'picture',
  networkFirst(PICTURES, ({ pathname }) => pathname),
)
route('answer', answers)
// How a page asks whether the network is back. What it loads then comes this way, too.
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === VERSION, new NetworkOnly())

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds()))
clientsClaim()
worker.addEventListener('message', (event) => event.waitUntil(hear(event)))

worker.addEventListener('push', (event) => {
  if (!event.data) return
  const { lang, title, body, path, tag } = event.data.json()
  const shown = { lang, body, tag, data: { path }, icon: '/icons/192.png' }
  event.waitUntil(worker.registration.showNotification(title, shown))
})
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  // A path of this site, whatever was sent.
  const { pathname } = new URL(notification.data.path, worker.location.origin)
  event.waitUntil(worker.clients.openWindow(pathname))
})
