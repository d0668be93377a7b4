import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { type ServerBuild, matchRoutes, generatePath, type RouteObject } from 'react-router'
import { securityHeaders } from '../http/security-headers.ts'
import type { Services } from '#platform/services.ts'
import { bundleOf, type Render, type PageBundle } from '../ssr.ts'
import { createPageCache, packPage, type Coding, type KeptPage } from './page-cache.ts'

/** All that a page depends on. Nothing of a person is in it: that the browser asks of `/api`. */
interface PageKey {
  path: string
  /** What of the query the page shows: `''` or the language asked for. */
  search: '' | '?lang=en' | '?lang=ru'
  lang: 'en' | 'ru'
  signedIn: boolean
}

/** What a request says, as its headers have it. */
interface Asked {
  method: string
  /** Path and query. */
  target: string
  cookie: string | null
  acceptLanguage: string | null
}

/** Calls, and what the router asks for between pages. */
const NO_PAGE = /^\/(api\/|__)|\.data$/

const keyText = ({ path, search, lang, signedIn }: PageKey): string => `${lang}${signedIn ? '+' : '-'}${path}${search}`

/** The key of what is asked for; undefined where the answer depends on more. */
function keyOf({ langAsked, readCookie }: PageBundle, asked: Asked): PageKey | undefined {
  const { method, target, cookie, acceptLanguage } = asked
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const at = target.indexOf('?')
  const path = at < 0 ? target : target.slice(0, at)
  const search = at < 0 ? '' : target.slice(at)
  if (NO_PAGE.test(path)) return undefined
  if (search !== '' && search !== '?lang=en' && search !== '?lang=ru') return undefined
  return {
    path,
    search,
    lang: langAsked({ cookie, asked: search.slice('?lang='.length) || null, acceptLanguage }),
    signedIn: readCookie(cookie, 'signed_in') === '1',
  }
}

/** The request that says a key and nothing else. */
const requestOf = ({ path, search, lang, signedIn }: PageKey, publicUrl: string): Request =>
  new Request(`${publicUrl}${path}${search}`, { headers: { cookie: `lang=${lang}; signed_in=${signedIn ? 1 : ''}` } })

/** Where every address that is no page is kept: they all show the same. */
const UNKNOWN = '/*'

interface Handle {
  needsSignIn?: boolean
  /** What it shows may be gone at any moment. */
  isMadeEachTime?: boolean
}

function treeOf(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .flatMap((route) => {
      if (!route) return []
      const { id, path, index, module } = route
      const handle: unknown = module.handle
      return index ? { id, path, index, handle } : { id, path, handle, children: treeOf(build, id) }
    })
}

/**
 * Under which path the page at an address is kept; undefined for one that is made each time. Kept are the addresses that
 * are written exactly as we link to them, of which there are finitely many: a page of one person's thing has as many
 * addresses as anybody cares to invent.
 */
function createPlaces(build: ServerBuild): (path: string) => string | undefined {
  const tree = treeOf(build)
  return (path) => {
    const matches = matchRoutes(tree, path) ?? []
    const last = matches.at(-1)
    if (!last) return undefined
    const pattern = `/${matches.flatMap(({ route }) => route.path || []).join('/')}`
    if (pattern === UNKNOWN) return UNKNOWN
    const isFree = pattern.includes(':') || pattern.includes('*')
    const { needsSignIn, isMadeEachTime } = (last.route.handle ?? {}) as Handle
    if (isMadeEachTime || (isFree && needsSignIn)) return undefined
    return generatePath(pattern, last.params) === path ? path : undefined
  }
}

/** The smallest coding that a request takes. */
export function codingOf(accepted: string | undefined): Coding {
  if (!accepted) return 'identity'
  const refused = (name: Coding) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted)
  if (accepted.includes('br') && !refused('br')) return 'br'
  return accepted.includes('gzip') && !refused('gzip') ? 'gzip' : 'identity'
}

const isSame = (page: KeptPage, known: string | undefined) =>
  known !== undefined && page.status === 200 && known.split(',').some((etag) => etag.trim() === page.etag)

/** Calls after which pages may say something else: who made one finds it there. Other processes follow within a minute. */
const CHANGES = /^\/api\/(reviews|admin)\//

export interface Pages {
  /** Answers at once what is kept, before anything else looks at the request; false when it is not. */
  answered(request: IncomingMessage, response: ServerResponse): boolean
  /** Answers everything else that is a page. */
  answer(c: Context): Promise<Response>
}

/** Pages of the built product, kept for a minute as they are sent. */
export function createPages(build: ServerBuild, render: Render, { env, clock, log }: Services): Pages {
  const bundle = bundleOf(build)
  const placeOf = createPlaces(build)
  const common = securityHeaders(env)

  async function make(key: PageKey): Promise<KeptPage> {
    const { status, headers, body } = await render(requestOf(key, env.PUBLIC_URL))
    for (const [name, value] of Object.entries(common)) if (!headers.has(name)) headers.set(name, value)
    return packPage(new Response(body, { status, headers }))
  }
  const cache = createPageCache({
    clock,
    report: (error) => log.error('a page could not be made anew', { error }),
  })

  function answered(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '', headers } = request
    if (method !== 'GET' && CHANGES.test(url))
      response.once('finish', () => response.statusCode < 400 && cache.forget())
    const key = keyOf(bundle, {
      method,
      target: url,
      cookie: headers.cookie ?? null,
      acceptLanguage: headers['accept-language'] ?? null,
    })
    const page = key && cache.find(keyText(key))
    if (!page) return false
    if (isSame(page, headers['if-none-match'])) response.writeHead(304, page.headers).end()
    else {
      const coding = codingOf(headers['accept-encoding'])
      response.writeHead(page.status, page.whole[coding])
      response.end(method === 'HEAD' ? undefined : page.bodies[coding])
    }
    return true
  }

  async function answer(c: Context): Promise<Response> {
    const { method, raw } = c.req
    const { pathname, search } = new URL(raw.url)
    const key = keyOf(bundle, {
      method,
      target: pathname + search,
      cookie: c.req.header('cookie') ?? null,
      acceptLanguage: c.req.header('accept-language') ?? null,
    })
    const path = key && placeOf(key.path)
    if (!path) return render(raw)
    const kept: PageKey = { ...key, path, search: path === UNKNOWN ? '' : key.search }
    const page = await cache.get(keyText(kept), () => make(kept))
    const coding = codingOf(c.req.header('accept-encoding'))
    const body = page.bodies[coding]
    const headers = new Headers()
    const all = page.whole[coding]
    for (let i = 0; i < all.length; i += 2) headers.append(all[i] ?? '', all[i + 1] ?? '')
    if (isSame(page, c.req.header('if-none-match'))) return new Response(null, { status: 304, headers })
    return new Response(method === 'HEAD' ? null : new Uint8Array(body), { status: page.status, headers })
  }

  return { answered, answer }
}
