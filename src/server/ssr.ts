import { clockStats } from '#astro/birth-time/clock-stats.ts'
import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router'
import { placement } from '#astro/charts/natal-chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { ToolBody } from '#product/tool-bodies.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import type { Lang } from '#language/lang.ts'
import * as pageData from './features-with-page-data.ts'
import type { LendToPages } from './features-with-page-data.ts'
import { landingStats } from './features/landing-stats/api.ts'
import { presentNeeds } from './features/reports/api.ts'
import { isSecretCookie } from './http/site-session.ts'
import { LATER, orLater } from './pages/or-later.ts'
import { pageHeaders, takeInline } from './pages/page-policy.ts'
import { fromStandby } from '#platform/database/from-standby.ts'
import type { Services } from '#platform/services.ts'

const SIGNS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const

/** What page loaders are lent; the type stands in `src/web/context.ts`, which the server may not import. */
function siteOf(services: Services): object {
  const { sky, library, clock, env, payments, reportModule } = services
  const lent = Object.values<LendToPages>(pageData).map((lend) => lend(services))
  const own = {
    clockStats,
    placementsNow: () =>
      [...PLANETS, 'trueNode' as const].map((body) => placement(sky, body, jdUtFromDate(clock()), null)),
    signGists: (body: ToolBody, lang: Lang) =>
      SIGNS.map((sign) => library.entry(lang, `planet-in-sign/${body}`, sign).gist),
    stats: () => orLater(fromStandby(services, (db) => landingStats(db, env))),
    reportNeeds: (type: ReportType) => {
      const module = reportModule(type)
      return module ? presentNeeds(module) : null
    },
    playMoney: payments.name === 'sandbox',
    publicUrl: env.PUBLIC_URL,
    signInProviders: env.SIGN_IN.map(({ id, titles }) => ({ id, titles })),
    liveChat: env.CHATWOOT_URL && env.CHATWOOT_TOKEN ? { url: env.CHATWOOT_URL, token: env.CHATWOOT_TOKEN } : null,
  }
  const closedPages = async () => (await Promise.all(lent.map((part) => part.closedPages?.() ?? []))).flat()
  return Object.assign(own, ...lent, { closedPages })
}

/** Nonces are drawn for each rendering; nobody outside ever sees one. */
const newNonce = () => randomBytes(18).toString('base64url')

/** What the built bundle lends: its context keys, as another copy of the module would have others, and its reading of requests. */
export interface PageBundle {
  siteContext: RouterContext<unknown>
  nonceContext: RouterContext<string>
  langAsked(asked: Record<'cookie' | 'asked' | 'acceptLanguage', string | null>): Lang
  readCookie(header: string | null, name: string): string | null
}
export const bundleOf = (build: ServerBuild) => build.entry.module as unknown as PageBundle

export type Render = (request: Request) => Promise<Response>

/** A request without what opens something: a page is made for everybody alike, whoever asks for it. */
export function withoutSecrets(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('authorization')
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const open = cookies.filter((cookie) => !isSecretCookie(cookie.split('=')[0]?.trim() ?? ''))
  if (open.join('') === '') headers.delete('cookie')
  else headers.set('cookie', open.join('; '))
  return new Request(request.url, { method: request.method, headers, signal: request.signal })
}

/** Renders what is asked for: a page with its policy, or the data of one. */
export function createRender(
  build: (lang: Lang) => Promise<ServerBuild>,
  mode: 'production' | 'development',
  services: Services,
): Render {
  const handlers: Record<Lang, ReturnType<typeof createRequestHandler>> = {
    en: createRequestHandler(() => build('en'), mode),
    ru: createRequestHandler(() => build('ru'), mode),
  }
  const site = siteOf(services)
  return async (request) => {
    // Pages have no forms of their own: what they send goes to the API.
    if (!['GET', 'HEAD'].includes(request.method))
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const { siteContext, nonceContext, langAsked } = bundleOf(await build('en'))
    const nonce = newNonce()
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    context.set(nonceContext, nonce)
    const lang = langAsked({
      cookie: request.headers.get('cookie'),
      asked: new URL(request.url).searchParams.get('lang'),
      acceptLanguage: request.headers.get('accept-language'),
    })
    const answer = await handlers[lang](withoutSecrets(request), context)
    // A page depends on language and cookie: no cache between here and the reader may hand it to another.
    answer.headers.set('cache-control', 'private, no-cache')
    answer.headers.set('vary', 'accept-encoding, accept-language, cookie')
    if (answer.status === LATER.status) answer.headers.set('retry-after', LATER.headers['retry-after'])
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer
    const inline = takeInline(await answer.text(), nonce)
    // Vite adds scripts of its own in development.
    const secured = mode === 'production' ? pageHeaders(services.env, new URL(request.url).pathname, inline) : {}
    for (const [name, value] of Object.entries(secured)) answer.headers.set(name, value)
    return new Response(inline.html, { status: answer.status, headers: answer.headers })
  }
}
