import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What arrived in one `POST /batch/`. */
export interface CapturedBatch {
  api_key: string
  batch: { uuid: string; event: string; timestamp: string; properties: Record<string, unknown> }[]
}

export interface PosthogServer {
  url: string
  /** What it does from now on; it hangs until it is stopped. */
  mood: 'takes' | 'fails' | 'hangs'
  /** Whatever it was sent, also while it failed: paths and bodies. */
  seen: { path: string; text: string }[]
  /** What it took. */
  batches: CapturedBatch[]
  stop(): Promise<void>
}

/** A server that takes events as PostHog's capture endpoint does: 400 without a key, `{"status":1}` when it took them. */
export async function startPosthog(): Promise<PosthogServer> {
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      posthog.seen.push({ path: request.url ?? '', text })
      if (posthog.mood === 'hangs') return
      if (posthog.mood === 'fails') return void response.writeHead(500).end('broken')
      const body = JSON.parse(text) as CapturedBatch
      const isRight =
        request.method === 'POST' && request.url === '/batch/' && body.api_key && Array.isArray(body.batch)
      if (!isRight) return void response.writeHead(400).end()
      posthog.batches.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":1}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const posthog: PosthogServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'takes',
    seen: [],
    batches: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return posthog
}
