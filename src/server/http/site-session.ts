import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { RETENTION_DAYS } from '#product/retention.ts'
import { ACCOUNT_HEADER, COOKIE_SESSION, SESSION_HEADER } from '#contract/site-session.ts'
import { AppError } from '#platform/app-error.ts'
import type { Env } from '#platform/env.ts'
import { newSecret } from '#platform/secret.ts'
import { isHttps } from './security-headers.ts'

type Settings = Pick<Env, 'PUBLIC_URL'>

/** What tells the page's renderer and its first script which face of a page to show. It opens nothing. */
const HINT = 'signed_in'
const DAY_SECONDS = 86_400
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** A browser takes a name that begins so from this very host over HTTPS only, and for the whole of it. */
const nameOf = (env: Settings, name: 'session' | 'device') => (isHttps(env) ? `__Host-${name}` : name)

/** Cookies that open something or tell a browser from others: no page is made with them. */
export const isSecretCookie = (name: string): boolean => /^(__Host-)?(session|device|oauth)$/.test(name)

/** Whether a page of the site asks, as no other page can say without our leave: the header needs a CORS preflight. */
export const isFromSite = (c: Context): boolean => c.req.header(SESSION_HEADER) === COOKIE_SESSION

/** The token in the site's cookie, which by itself opens nothing: any page can have a browser send it. */
export const sessionCookie = (c: Context, env: Settings): string | undefined => getCookie(c, nameOf(env, 'session'))

/** The random secret of a browser's device cookie; undefined for a browser without one, and for programs. */
export function deviceToken(c: Context, env: Settings): string | undefined {
  const token = getCookie(c, nameOf(env, 'device'))
  if (token && /^[\w-]{32}$/.test(token)) return token
  return isFromSite(c) ? newSecret() : undefined
}

/** The site's own address; where it has none but this machine's, the one that it was asked under. */
export function isOwnOrigin(c: Context, env: Settings, origin: string): boolean {
  if (origin === new URL(env.PUBLIC_URL).origin) return true
  return !isHttps(env) && origin === `http://${c.req.header('host')}`
}

/**
 * A call that changes something and may carry the site's cookies comes from a page of the site itself.
 * @throws {AppError} forbidden
 */
export function proveOrigin(c: Context, env: Settings): void {
  const isProgram = c.req.header('authorization') !== undefined || sessionCookie(c, env) === undefined
  if (isProgram && !isFromSite(c)) return
  const isUnsafe = !SAFE_METHODS.includes(c.req.method)
  const origin = c.req.header('origin')
  const isOwn = origin !== undefined && isOwnOrigin(c, env, origin)
  const isForeign = origin !== undefined && !isOwn
  const fetchSite = c.req.header('sec-fetch-site') ?? 'same-origin'
  const isElsewhere = fetchSite !== 'same-origin' || isForeign
  const isRefused = isElsewhere ? isUnsafe || isFromSite(c) : isUnsafe && !isOwn
  if (isRefused) throw new AppError('forbidden', { message: 'foreign_origin' })
}

/** What a request shows of who sends it: a program's token, or the site's cookie, which alone counts for nothing. */
export function shownSession(c: Context, env: Settings): { token: string; isCookie: boolean } | undefined {
  const authorization = c.req.header('authorization')
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1]
  if (bearer !== undefined) return { token: bearer, isCookie: false }
  if (authorization !== undefined || !isFromSite(c)) return undefined
  const token = sessionCookie(c, env)
  return token ? { token, isCookie: true } : undefined
}

/** Whether the page shows another account than the one whose cookie came along: another tab has signed in meanwhile. */
export function isForAnother(c: Context, userId: number): boolean {
  const account = c.req.header(ACCOUNT_HEADER)
  return account !== undefined && account !== String(userId)
}

/** The token in an answer about an account: of the session that asked, or of one that was opened just now. */
export function tokenIn(result: unknown): string | undefined {
  const isObject = typeof result === 'object' && result !== null && 'token' in result
  return isObject && typeof result.token === 'string' ? result.token : undefined
}

/** What the site is answered: its session is in the cookie, where no script can read it. */
export function withoutToken(result: unknown): unknown {
  if (tokenIn(result) === undefined) return result
  const { token: _, ...rest } = result as { token: string }
  return rest
}

const cookie = (name: string, value: string, options: { maxAge: number; secure: boolean; httpOnly: boolean }) =>
  generateCookie(name, value, { path: '/', sameSite: 'Lax', ...options })

/** For a browser that has just signed in. */
export function signInCookies(env: Settings, held: { token: string; deviceToken: string | undefined }): string[] {
  const secure = isHttps(env)
  const maxAge = RETENTION_DAYS.sessions_in_use * DAY_SECONDS
  const device = { maxAge: RETENTION_DAYS.known_devices * DAY_SECONDS, secure, httpOnly: true }
  return [
    cookie(nameOf(env, 'session'), held.token, { maxAge, secure, httpOnly: true }),
    cookie(HINT, '1', { maxAge, secure, httpOnly: false }),
    ...(held.deviceToken === undefined ? [] : [cookie(nameOf(env, 'device'), held.deviceToken, device)]),
  ]
}

/** For a browser whose session is over. The device stays a known one. */
function signOutCookies(env: Settings): string[] {
  const secure = isHttps(env)
  return [
    cookie(nameOf(env, 'session'), '', { maxAge: 0, secure, httpOnly: true }),
    cookie(HINT, '', { maxAge: 0, secure, httpOnly: false }),
  ]
}

/** How a session ends in a browser: `everything` takes along what the browser has kept of the person. */
export type SessionEnd = 'cookies' | 'everything'

/**
 * Not cookies: the browser stays a known device, and other sites of the same domain keep theirs. Not storage: Chromium puts
 * the worker away with it, also one that is registered again meanwhile. What the worker keeps of a person it deletes itself.
 */
const SITE_DATA = '"cache"'

/** What leaves with an answer to the site beside its body. */
export function sessionHeaders(
  env: Settings,
  {
    opened,
    ended,
    deviceToken: device,
  }: Record<'opened' | 'deviceToken', string | undefined> & { ended: SessionEnd | undefined },
): [string, string][] {
  const cookies = ended
    ? signOutCookies(env)
    : opened === undefined
      ? []
      : signInCookies(env, { token: opened, deviceToken: device })
  const cleared: [string, string][] = ended === 'everything' ? [['clear-site-data', SITE_DATA]] : []
  return [...cookies.map((text): [string, string] => ['set-cookie', text]), ...cleared]
}
