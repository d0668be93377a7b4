import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod'
import { Lang } from '#contract/field.ts'
import { errorBody } from '../../http/error-answer.ts'
import { clientAddress, userAgent } from '../../http/client.ts'
import { answerLanguage } from '../../http/language.ts'
import { deviceToken as deviceTokenOf, sessionCookie, sessionHeaders } from '../../http/site-session.ts'
import { AppError } from '#platform/app-error.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { newSecret } from '#platform/secret.ts'
import type { SignInProvider } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import {
  authorizationAddress,
  claimsOf,
  newHandshake,
  OpenIdRefusal,
  OpenIdSilence,
} from '#platform/sign-in/open-id.ts'
import { outcomePage } from './present.ts'
import { signInWithProvider } from './sign-in-with-provider.ts'

const PATH = '/oauth'
/** Holds the handshake in the browser that began it, for as long as a person may need at the provider. */
const COOKIE_SECONDS = 900
const PER_ADDRESS = { limit: 120, windowSeconds: 600 } as const

const Begun = z.object({ provider: z.string(), state: z.string(), nonce: z.string(), verifier: z.string(), lang: Lang })

function readBegun(c: Context, name: string): z.infer<typeof Begun> | undefined {
  try {
    return Begun.parse(JSON.parse(getCookie(c, name) ?? ''))
  } catch {
    return undefined
  }
}

/** A failure in the words of the product, whatever it was. */
function told(error: unknown, provider: string): AppError {
  const values = { provider }
  if (error instanceof AppError) return error
  if (error instanceof OpenIdRefusal)
    return new AppError('forbidden', { message: 'provider_failed', values, cause: error })
  if (error instanceof OpenIdSilence)
    return new AppError('unavailable', { message: 'provider_silent', values, cause: error })
  return new AppError('internal', { cause: error })
}

/** The pop-ups: to a provider and back. Outside `/api`, because a browser walks through them. */
export function openIdRoutes(app: Hono, services: Services): void {
  for (const provider of services.env.SIGN_IN) routesOf(provider, app, services)
}

function routesOf(provider: SignInProvider, app: Hono, services: Services): void {
  const { env, db, clock, log } = services
  const begin = `${PATH}/${provider.id}`
  const back = `${begin}/callback`
  const redirectUri = `${env.PUBLIC_URL}${back}`
  const secure = env.PUBLIC_URL.startsWith('https:')
  // A browser takes a name that begins so from this very host over HTTPS only, and for the whole of it.
  const name = secure ? '__Host-oauth' : 'oauth'
  const place = { path: secure ? '/' : PATH, secure }
  const cookie = { ...place, httpOnly: true, sameSite: 'Lax', maxAge: COOKIE_SECONDS } as const
  const acceptLanguage = (c: Context) => c.req.header('accept-language')

  function fail(c: Context, failure: unknown, lang: Lang): Response {
    const error = told(failure, provider.titles[lang])
    const { message, reason } = errorBody(error, lang)
    if (reason === 'internal') log.error('sign-in with a provider failed', { provider: provider.id, error: failure })
    if (failure instanceof OpenIdSilence)
      log.warn('a provider does not answer', { provider: provider.id, error: failure })
    else if (reason !== 'internal') log.warn('refused', { call: `GET ${back}`, reason, user: null })
    const { html, headers } = outcomePage(
      { type: 'oauth', status: 'error', token: null, signup: false, message, reason },
      lang,
    )
    return c.html(html, error.httpStatus, headers)
  }

  app.get(begin, async (c) => {
    const lang = answerLanguage({ body: c.req.query(), acceptLanguage: acceptLanguage(c) })
    try {
      const handshake = newHandshake()
      const address = await authorizationAddress(provider, handshake, { redirectUri, lang })
      setCookie(c, name, JSON.stringify({ provider: provider.id, ...handshake, lang }), cookie)
      c.header('cache-control', 'no-store')
      c.header('cross-origin-opener-policy', 'unsafe-none')
      return c.redirect(address.href)
    } catch (error) {
      return fail(c, error, lang)
    }
  })

  // A form of the provider's comes from its site, without our cookie; the address it is turned into is asked for with it.
  if (provider.responseMode === 'form_post')
    app.post(back, async (c) => {
      const fields = Object.entries(await c.req.parseBody()).filter(([, value]) => typeof value === 'string')
      c.header('cache-control', 'no-store')
      return c.redirect(`${back}?${new URLSearchParams(fields as [string, string][])}`, 303)
    })

  app.get(back, async (c) => {
    const begun = readBegun(c, name)
    deleteCookie(c, name, place)
    const lang = begun?.lang ?? answerLanguage({ acceptLanguage: acceptLanguage(c) })
    try {
      await countAttempt(db, { key: `oauth:${clientAddress(c, env.TRUST_PROXY)}`, ...PER_ADDRESS }, clock())
      const { state, code, error } = c.req.query()
      if (begun?.provider !== provider.id || state !== begun.state)
        throw new OpenIdRefusal('the answer belongs to no sign-in of this browser')
      if (error === 'access_denied')
        throw new AppError('forbidden', { message: 'provider_cancelled', values: { provider: provider.titles[lang] } })
      if (!code) throw new OpenIdRefusal(`the provider answered ${error ?? 'without a code'}`)
      const claims = await claimsOf(provider, begun, new URL(`${redirectUri}${new URL(c.req.url).search}`))
      const deviceToken = deviceTokenOf(c, env) ?? newSecret()
      const ip = clientAddress(c, env.TRUST_PROXY)
      const came = await signInWithProvider(services, provider, claims, {
        lang,
        ip,
        userAgent: userAgent(c),
        deviceToken,
        signedIn: sessionCookie(c, env),
      })
      // The page that opened the window is the site's own: its session is the cookie, and no script gets to see it.
      const opened = 'actor' in came ? came.actor.token : undefined
      for (const [field, value] of sessionHeaders(env, { opened, ended: undefined, deviceToken }))
        c.header(field, value, { append: true })
      const { html, headers } = outcomePage(
        'ticket' in came
          ? { type: 'oauth', status: 'second_factor_required', token: null, signup: false, ticket: came.ticket }
          : { type: 'oauth', status: 'success', token: null, signup: came.signup },
        lang,
      )
      return c.html(html, 200, headers)
    } catch (error) {
      return fail(c, error, lang)
    }
  })
}
