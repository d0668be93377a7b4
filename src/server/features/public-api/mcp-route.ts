import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { toolErrorOf } from '#mcp/tool-error.ts'
import { mcpServer } from '#mcp/server.ts'
import { admitCaller, allowanceHeaders } from '#core/api-keys/api.ts'
import { admitApp, isAccessToken } from '#core/app-grants/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import packageJson from '../../../../package.json' with { type: 'json' }
import { bearerOf } from '../../http/answer-by-key.ts'
import { clientAddress } from '../../http/client.ts'
import { failure } from '../../http/failure.ts'
import { acceptedLanguage } from '../../http/language.ts'
import { BODY_BYTES, limitBody } from '../../http/limit-body.ts'
import { isOwnOrigin } from '../../http/site-session.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { chargeSpan } from './charge-span.ts'
import { personalTools } from './personal-tools.ts'

/**
 * The Model Context Protocol over streamable HTTP, for keys with the scope `mcp` and for assistants that a person has allowed. Nothing is kept between two requests: there
 * are no sessions, and no stream to be opened by GET. A page of another site is refused by its `Origin`, so that a name
 * that is made to point here opens nothing (DNS rebinding).
 */
export function mcpRoute(app: Hono, services: Services): void {
  app.post(
    '/mcp',
    limitBody(() => BODY_BYTES),
    async (c) => {
      try {
        return await answerMcp(c, services)
      } catch (error) {
        return refused(c, services, error)
      }
    },
  )
  app.all('/mcp', (c) => {
    c.header('allow', 'POST')
    return c.body(null, 405)
  })
}

async function answerMcp(c: Context, services: Services): Promise<Response> {
  const origin = c.req.header('origin')
  if (origin !== undefined && !isOwnOrigin(c, services.env, origin))
    throw new AppError('forbidden', { message: 'foreign_origin', code: 'foreign_origin' })
  const { holder, personal } = await admit(c, services)
  const body = await jsonOf(c)
  const span = spanIn(body)
  // What is no span is told by the tool itself.
  if (span) await chargeSpan(services, holder, span).catch(unlessRefused)
  const log = (message: string) => services.log.error('an assistant’s call failed', { message })
  const server = mcpServer(packageJson.version, log, personal)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  const answer = await transport.handleRequest(c.req.raw, { parsedBody: body })
  const text = await answer.text()
  await server.close()
  c.header('cache-control', 'no-store')
  const type = answer.headers.get('content-type')
  if (type) c.header('content-type', type)
  return new Response(text === '' ? null : text, { status: answer.status, headers: c.res.headers })
}

/** Who asks: a program with a key, for what anybody may compute, or an assistant with a person's consent, for what it allows. */
async function admit(c: Context, services: Services) {
  const bearer = bearerOf(c)
  const ip = clientAddress(c, services.env.TRUST_PROXY)
  const tell = (allowance: Parameters<typeof allowanceHeaders>[0]) => {
    for (const [name, value] of Object.entries(allowanceHeaders(allowance))) c.header(name, value)
  }
  if (bearer === undefined || !isAccessToken(bearer)) {
    const holder = await admitCaller(services, { key: bearer, ip, scope: 'mcp', isOpen: false }, tell)
    return { holder, personal: [] }
  }
  const resource = `${siteOrigin(services.env, c.req.header('host'))}/mcp`
  const holder = await admitApp(services, { token: bearer, resource, ip }, tell)
  return { holder, personal: personalTools(services, holder) }
}

const SpanCall = z.object({
  method: z.literal('tools/call'),
  params: z.object({ arguments: z.object({ from: z.string(), to: z.string() }) }),
})

const spanIn = (body: unknown) => SpanCall.safeParse(body).data?.params.arguments

function unlessRefused(error: unknown): void {
  if (error instanceof AppError || toolErrorOf(error) === null) throw error
}

/** One message a request, as the protocol has it since 2025-06-18: of a list, each would be answered and one counted. */
async function jsonOf(c: Context): Promise<unknown> {
  const text = await c.req.text()
  try {
    const body: unknown = JSON.parse(text)
    if (!Array.isArray(body)) return body
  } catch (cause) {
    throw new AppError('bad_request', { message: 'bad_json', code: 'bad_json', cause })
  }
  throw new AppError('bad_request', { code: 'batch_refused', detail: 'Send one message a request.' })
}

function refused(c: Context, services: Services, error: unknown): Response {
  const { reason } = error instanceof AppError ? error : { reason: 'internal' }
  // Where a program learns how to ask the person (RFC 9728, 5.1).
  const metadata = `resource_metadata="${siteOrigin(services.env, c.req.header('host'))}/.well-known/oauth-protected-resource/mcp"`
  // Who shows nothing has done nothing wrong (RFC 6750, 3.1).
  const fault = bearerOf(c) === undefined ? '' : ', error="invalid_token"'
  if (reason === 'unauthenticated') c.header('www-authenticate', `Bearer realm="asteria"${fault}, ${metadata}`)
  if (reason === 'forbidden')
    c.header('www-authenticate', `Bearer realm="asteria", error="insufficient_scope", scope="mcp", ${metadata}`)
  return failure(c, services, error, acceptedLanguage(c.req.header('accept-language')) ?? 'en')
}
