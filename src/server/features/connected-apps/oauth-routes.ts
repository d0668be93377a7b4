import type { Context, Hono } from 'hono'
import { APP_SCOPES } from '#product/app-scopes.ts'
import { takeAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { clientAddress } from '../../http/client.ts'
import { BODY_BYTES, limitBody } from '../../http/limit-body.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { exchangeToken, revokeToken, type Form } from './exchange-token.ts'
import { OAuthError } from './oauth-error.ts'
import { registerClient } from './register-client.ts'

/** Programs in browsers ask, too; no cookie comes along, and none would count. */
const OPEN: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'Authorization, Content-Type, MCP-Protocol-Version',
  'cross-origin-resource-policy': 'cross-origin',
}

const REGISTRATIONS = { limit: 30, windowSeconds: 3600 } as const
const EXCHANGES = { limit: 120, windowSeconds: 60 } as const

/**
 * How programs find out where to ask (RFC 9728, RFC 8414), register (RFC 7591), get tokens and give them up (RFC 7009), as the
 * authorization of the Model Context Protocol has it. The person consents at the page `/connect`.
 */
export function oauthRoutes(app: Hono, services: Services): void {
  const siteOf = (c: Context) => siteOrigin(services.env, c.req.header('host'))
  const resource = (c: Context) => c.json(resourceMetadata(siteOf(c)), 200, OPEN)
  const server = (c: Context) => c.json(serverMetadata(siteOf(c)), 200, OPEN)
  app.get('/.well-known/oauth-protected-resource', resource)
  app.get('/.well-known/oauth-protected-resource/mcp', resource)
  app.get('/.well-known/oauth-authorization-server', server)
  app.options('/.well-known/*', (c) => c.body(null, 204, OPEN))
  app.options('/oauth/*', (c) => c.body(null, 204, OPEN))
  const limited = limitBody(() => BODY_BYTES)
  app.post('/oauth/register', limited, (c) =>
    answer(c, 201, async () => {
      await count(c, services, { key: 'oauth-register', ...REGISTRATIONS })
      return registerClient(services, await jsonOf(c))
    }),
  )
  app.post('/oauth/token', limited, (c) =>
    answer(c, 200, async () => {
      await count(c, services, { key: 'oauth-token', ...EXCHANGES })
      return exchangeToken(services, await formOf(c))
    }),
  )
  app.post('/oauth/revoke', limited, (c) =>
    answer(c, 200, async () => {
      await count(c, services, { key: 'oauth-token', ...EXCHANGES })
      await revokeToken(services, await formOf(c))
      return {}
    }),
  )
}

const resourceMetadata = (site: string) => ({
  resource: `${site}/mcp`,
  authorization_servers: [site],
  scopes_supported: APP_SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: 'Asteria',
  resource_documentation: `${site}/developers`,
})

const serverMetadata = (site: string) => ({
  issuer: site,
  authorization_endpoint: `${site}/connect`,
  token_endpoint: `${site}/oauth/token`,
  registration_endpoint: `${site}/oauth/register`,
  revocation_endpoint: `${site}/oauth/revoke`,
  scopes_supported: APP_SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${site}/developers`,
})

async function answer(c: Context, status: 200 | 201, make: () => Promise<Record<string, unknown>>): Promise<Response> {
  const headers = { ...OPEN, 'cache-control': 'no-store', pragma: 'no-cache' }
  try {
    return c.json(await make(), status, headers)
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    const { code, message, retryAfterSeconds } = error
    const wait: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
    return c.json({ error: code, error_description: message }, error.status, { ...headers, ...wait })
  }
}

async function count(
  c: Context,
  { db, env, clock }: Services,
  { key, ...limit }: { key: string; limit: number; windowSeconds: number },
): Promise<void> {
  const ip = clientAddress(c, env.TRUST_PROXY)
  const retryAfterSeconds = await takeAttempt(db, { key: `${key}:ip:${ip}`, ...limit }, clock())
  if (retryAfterSeconds !== null)
    throw new OAuthError('slow_down', 'Too many requests.', { status: 429, retryAfterSeconds })
}

async function jsonOf(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text())
  } catch {
    throw new OAuthError('invalid_client_metadata', 'Send JSON.')
  }
}

/** A form, of which each field may come once. */
async function formOf(c: Context): Promise<Form> {
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded'))
    throw new OAuthError('invalid_request', 'Send application/x-www-form-urlencoded.')
  const fields = [...new URLSearchParams(await c.req.text())]
  const form = Object.fromEntries(fields)
  if (Object.keys(form).length < fields.length) throw new OAuthError('invalid_request', 'A parameter comes twice.')
  return form
}
