import { matchRoutes, generatePath, type RouteObject, type ServerBuild } from 'react-router'
import type { PageBundle } from '../ssr.ts'

/** All that a page depends on. Nothing of a person is in it: that the browser asks of `/api`. */
export interface PageKey {
  path: string
  /** What of the query the page shows: `''` or the language asked for. */
  search: '' | '?lang=en' | '?lang=ru'
  lang: 'en' | 'ru'
  signedIn: boolean
}

/** What a request says, as its headers have it. */
export interface Asked {
  method: string
  /** Path and query. */
  target: string
  cookie: string | null
  acceptLanguage: string | null
}

/** Calls, and what the router asks for between pages. */
const NO_PAGE = /^\/(api\/|__)|\.data$/

export const keyText = ({ path, search, lang, signedIn }: PageKey): string =>
  `${lang}${signedIn ? '+' : '-'}${path}${search}`

/** The key of what is asked for; undefined where the answer depends on more. */
export function keyOf({ langAsked, readCookie }: PageBundle, asked: Asked): PageKey | undefined {
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
export const requestOf = ({ path, search, lang, signedIn }: PageKey, publicUrl: string): Request =>
  new Request(`${publicUrl}${path}${search}`, { headers: { cookie: `lang=${lang}; signed_in=${signedIn ? 1 : ''}` } })

/** Where every address that is no page is kept: they all show the same. */
export const UNKNOWN = '/*'

interface Handle {
  needsSignIn?: boolean
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
export function createPlaces(build: ServerBuild): (path: string) => string | undefined {
  const tree = treeOf(build)
  return (path) => {
    const matches = matchRoutes(tree, path) ?? []
    const last = matches.at(-1)
    if (!last) return undefined
    const pattern = `/${matches.flatMap(({ route }) => route.path || []).join('/')}`
    if (pattern === UNKNOWN) return UNKNOWN
    const isFree = pattern.includes(':') || pattern.includes('*')
    if (isFree && (last.route.handle as Handle | undefined)?.needsSignIn) return undefined
    return generatePath(pattern, last.params) === path ? path : undefined
  }
}
