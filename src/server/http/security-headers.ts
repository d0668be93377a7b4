import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from '#platform/env.ts'

/** What a browser may do in our name: nothing that the product does not use. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ')

/** Two years, as the lists of browsers ask for. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** A policy as a header says it. */
export const policyText = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** How a policy names an inline script or style by its text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What is data and never a page: whatever is in it, it does nothing. */
const INERT = policyText({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** The service worker: it asks us, and nobody else. */
export const WORKER_POLICY = policyText({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
})

/** A page of ours without scripts, whose buttons are a form. */
export const formPagePolicy = (style: string): string =>
  policyText({
    'default-src': ["'none'"],
    'style-src': [hashSource(style)],
    'img-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })

export const isHttps = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): boolean => PUBLIC_URL.startsWith('https:')

/** What every answer carries that says nothing else itself (docs/decisions/0032). */
export function securityHeaders(env: Pick<Env, 'PUBLIC_URL'>): Record<string, string> {
  return {
    'content-security-policy': INERT,
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(isHttps(env) && { 'strict-transport-security': HSTS }),
  }
}

const ANSWERED = 'answered with all headers'

/** An answer made with {@link securityHeaders} among its own: as plain fields, which costs a quarter of a `Headers`. */
export function securedAnswer(
  c: Context,
  text: string,
  status: number,
  headers: Record<string, string> | [string, string][],
): Response {
  c.set(ANSWERED, true)
  return new Response(text, { status, headers })
}

/** Puts the headers on an answer; what sets one of its own, such as a page or the sign-in's pop-up, keeps it. */
export function secured(env: Pick<Env, 'PUBLIC_URL'>): MiddlewareHandler {
  const headers = Object.entries(securityHeaders(env))
  return async (c, next) => {
    await next()
    if (c.get(ANSWERED) === true) return
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
