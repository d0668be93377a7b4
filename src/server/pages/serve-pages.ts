import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import type { ServerBuild } from 'react-router'
import { securityHeaders } from '../http/security-headers.ts'
import type { Services } from '#platform/services.ts'
import { bundleOf, type Render } from '../ssr.ts'
import { createPageCache, packPage, type Coding, type KeptPage } from './page-cache.ts'
import { createPlaces, keyOf, keyText, requestOf, UNKNOWN, type PageKey } from './page-key.ts'

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
