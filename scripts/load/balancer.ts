import { request, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** How long a process that could not be reached is left alone. */
const AVOID_MS = 1000
/** What a person, or a proxy, waits for. */
const PATIENCE_MS = 30_000

export interface Call {
  method: 'GET' | 'POST'
  path: string
  token?: string | undefined
  body?: object
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** How many processes were asked: more than one where a proxy would have tried the next. */
  tries: number
}

/** Why there was no answer. `cut`: the line was reset while a request that must not be sent twice was under way. */
export class NoAnswerError extends Error {
  readonly kind: 'cut' | 'refused' | 'timeout'
  constructor(kind: 'cut' | 'refused' | 'timeout') {
    super(kind)
    this.kind = kind
  }
}

export function readJson<T>({ headers, body }: Pick<Answer, 'headers' | 'body'>): T {
  const coding = headers['content-encoding']
  const plain = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
  return JSON.parse(plain.toString()) as T
}

/** Everybody has an address of their own, as behind a proxy. */
export const from = (n: number) => ({ 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` })

export interface Balancer {
  /** @throws {NoAnswerError} */
  send(call: Call): Promise<Answer>
  /** From now on only these are asked, as after their `/readyz` changed. */
  use(ports: readonly number[]): void
}

interface Upstream {
  port: number
  avoidUntil: number
}

function sendTo(port: number, { method, path, token, body, headers }: Call): Promise<Omit<Answer, 'tries'>> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        // A connection for each request: nothing is saved that strangers could not save.
        agent: false,
        headers: {
          connection: 'close',
          'accept-encoding': 'gzip, br',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          clearTimeout(late)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
        })
      },
    )
    const late = setTimeout(() => asked.destroy(new NoAnswerError('timeout')), PATIENCE_MS)
    asked.on('error', (error) => {
      clearTimeout(late)
      reject(error)
    })
    asked.end(text)
  })
}

/**
 * Does what nginx does by default before two upstreams, on the client's side, so that no proxy takes the machine's time:
 * in turn; one that cannot be connected to is left alone for a second and the next is asked; what was reset on the way is
 * sent again when it is a GET and not when it is a POST, for nobody knows whether it was done.
 */
export function createBalancer(ports: readonly number[]): Balancer {
  let upstreams: Upstream[] = ports.map((port) => ({ port, avoidUntil: 0 }))
  let turn = 0
  const next = (tried: ReadonlySet<Upstream>) => {
    const left = upstreams.filter((one) => !tried.has(one))
    const inTurn = left.map((_, i) => left[(turn + i) % left.length]).filter((one) => one !== undefined)
    turn++
    return inTurn.find(({ avoidUntil }) => avoidUntil <= Date.now()) ?? inTurn[0]
  }
  return {
    use(others) {
      upstreams = others.map((port) => upstreams.find((one) => one.port === port) ?? { port, avoidUntil: 0 })
    },
    async send(call) {
      const tried = new Set<Upstream>()
      for (let upstream = next(tried); upstream; upstream = next(tried)) {
        tried.add(upstream)
        try {
          return { ...(await sendTo(upstream.port, call)), tries: tried.size }
        } catch (error) {
          if (error instanceof NoAnswerError) throw error
          upstream.avoidUntil = Date.now() + AVOID_MS
          const refused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
          if (!refused && call.method !== 'GET') throw new NoAnswerError('cut')
        }
      }
      throw new NoAnswerError('refused')
    },
  }
}
