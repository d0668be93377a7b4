import type { Context } from 'hono'
import type { Route } from '#contract/route.ts'
import { admitCaller, allowanceHeaders, type KeyHolder } from '#core/api-keys/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { checkInput } from './check-input.ts'
import { clientAddress } from './client.ts'
import { failure } from './failure.ts'
import { answerLanguage } from './language.ts'
import { readBody } from './read-body.ts'

/** What stands in `Authorization`; an empty text where that is no bearer's. */
export function bearerOf(c: Context): string | undefined {
  const authorization = c.req.header('authorization')
  return authorization === undefined ? undefined : (/^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? '')
}

interface BoundByKey {
  call: string
  route: Route
  key: NonNullable<Route['key']>
  handler: (request: never) => Promise<unknown>
  headers: Record<string, string>
}

/**
 * Answers a call of the public API: who asks is said by a key alone, so that neither a cookie nor a session's token counts,
 * and pages of any site may ask.
 */
export async function answerByKey(c: Context, services: Services, bound: BoundByKey): Promise<Response> {
  const { call, route, key, handler, headers } = bound
  const language = answerLanguage({ acceptLanguage: c.req.header('accept-language') })
  let keyId: number | null = null
  try {
    const asked = { key: bearerOf(c), ip: clientAddress(c, services.env.TRUST_PROXY), scope: key.scope }
    const actor: KeyHolder | undefined = await admitCaller(services, { ...asked, isOpen: key.open }, (allowance) => {
      for (const [name, value] of Object.entries(allowanceHeaders(allowance))) c.header(name, value)
    })
    keyId = actor?.keyId ?? null
    const body = route.body ? await readBody(c) : undefined
    const result = await handler({ ...checkInput(c, route, body), actor } as never)
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    return c.body(JSON.stringify(result))
  } catch (error) {
    if (error instanceof AppError && ['unauthenticated', 'forbidden', 'rate_limited'].includes(error.reason))
      services.log.warn('refused', { call, reason: error.reason, key: keyId })
    return failure(c, services, withCode(error), language)
  }
}

/** Each refusal of the public API has a code that is finer than its reason, or the same. */
function withCode(error: unknown): unknown {
  if (!(error instanceof AppError) || error.forPrograms.code !== undefined) return error
  error.forPrograms.code = error.reason === 'validation' ? 'input_invalid' : error.reason
  return error
}

const EXPOSED = 'RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, Retry-After'

/** Lets pages of every site ask and read the answers; no cookie comes along, and none would count. */
export const openToAllSites: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED,
  'cross-origin-resource-policy': 'cross-origin',
}

/** What a browser is told that asks beforehand whether a page may ask. */
export const PREFLIGHT: Record<string, string> = {
  ...openToAllSites,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type, Accept-Language',
  'access-control-max-age': '86400',
}
