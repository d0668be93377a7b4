import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'

export interface StripeRequest {
  method: string
  path: string
  query: Record<string, string>
  /** The form as it was sent: `line_items[0][quantity]` → `1`. */
  form: Record<string, string>
  idempotencyKey: string | undefined
  version: string | undefined
}

type Answer = { status?: number; body: object }

/** A server on loopback that answers as Stripe's API documents, from what it was told, and keeps what it was asked. */
export interface StripeServer {
  port: number
  requests: StripeRequest[]
  /** `POST /v1/refunds` → the answer, or what makes it of the request. */
  answers: Map<string, Answer | ((request: StripeRequest) => Answer)>
  close(): Promise<void>
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += chunk.toString()
  return text
}

const NOT_FOUND: Answer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
}

export async function startStripeServer(): Promise<StripeServer> {
  const requests: StripeRequest[] = []
  const answers: StripeServer['answers'] = new Map()
  const server: Server = createServer((incoming, outgoing) => {
    void (async () => {
      const url = new URL(incoming.url ?? '/', 'http://stripe')
      const request: StripeRequest = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        form: Object.fromEntries(new URLSearchParams(await readAll(incoming))),
        idempotencyKey: incoming.headers['idempotency-key']?.toString(),
        version: incoming.headers['stripe-version']?.toString(),
      }
      requests.push(request)
      const known = answers.get(`${request.method} ${request.path}`) ?? NOT_FOUND
      const { status = 200, body } = typeof known === 'function' ? known(request) : known
      outgoing.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${requests.length}` })
      outgoing.end(JSON.stringify(body))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    answers,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
