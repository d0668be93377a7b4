import { Agent, request } from 'node:http'
import type { Case } from './make-case.ts'

export interface Received {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  milliseconds: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Above what a call may take: then nobody answers any more. */
const HANG_MS = 20_000

/** Sends a request as it is, header by header: `fetch` would set some of it right. */
export function sendCase(url: string, token: string | undefined, made: Case): Promise<Received> {
  const begun = performance.now()
  const bytes = made.body === undefined ? undefined : Buffer.from(made.body)
  const headers: Record<string, string | number> = { ...made.headers }
  if (token !== undefined) headers.authorization ??= `Bearer ${token}`
  if (bytes && !made.chunked) headers['content-length'] = bytes.length
  if (bytes && made.chunked) headers['transfer-encoding'] = 'chunked'
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(HANG_MS)
    const to = new URL(url)
    const asked = request({
      agent,
      signal,
      host: to.hostname,
      port: to.port,
      method: made.method,
      path: `/api${made.address}`,
      headers,
    })
    // A connection that rested may have been closed while this was sent: that is no answer, and asked again.
    const isStale = (error: NodeJS.ErrnoException) => asked.reusedSocket && error.code === 'ECONNRESET'
    asked.on('error', (error) => (isStale(error) ? resolve(sendCase(url, token, made)) : reject(error)))
    asked.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString(),
          milliseconds: performance.now() - begun,
        }),
      )
    })
    asked.end(bytes)
  })
}
