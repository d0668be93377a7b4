import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the server answers one request. */
export type Behavior =
  | { kind: 'says'; text: string }
  | { kind: 'calls'; tool: string; input: object }
  /** Begins and then says nothing more. */
  | { kind: 'stalls'; text: string }
  /** Begins and drops the line. */
  | { kind: 'cuts'; text: string }
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'garbage' }

export interface ModelServer {
  url: string
  /** What it does next, one for each request; afterwards the last one again. */
  script: Behavior[]
  /** The bodies it was sent, as text. */
  requests: string[]
  stop(): Promise<void>
}

const chunk = (delta: object, reason: string | null = null, usage?: object) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices: usage ? [] : [{ index: 0, delta, finish_reason: reason }], ...(usage && { usage }) })}\n\n`

function stream(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(chunk({ role: 'assistant', content: '' }))
  for (const word of text.split(/(?<= )/)) response.write(chunk({ content: word }))
}

function finish(response: ServerResponse, reason: string): void {
  response.write(chunk({}, reason))
  response.write(chunk({}, null, { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 }))
  response.end('data: [DONE]\n\n')
}

function answer(response: ServerResponse, behavior: Behavior): void {
  switch (behavior.kind) {
    case 'says':
      stream(response, behavior.text)
      return finish(response, 'stop')
    case 'calls':
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(
        chunk({
          role: 'assistant',
          tool_calls: [
            {
              index: 0,
              id: 'c1',
              type: 'function',
              function: { name: behavior.tool, arguments: JSON.stringify(behavior.input) },
            },
          ],
        }),
      )
      return finish(response, 'tool_calls')
    case 'stalls':
      return stream(response, behavior.text)
    case 'cuts':
      stream(response, behavior.text)
      setImmediate(() => response.destroy())
      return
    case 'status':
      response.writeHead(behavior.status, {
        'content-type': 'application/json',
        ...(behavior.retryAfter && { 'retry-after': behavior.retryAfter }),
      })
      response.end(JSON.stringify({ error: { message: 'no', type: 'x' } }))
      return
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end('data: {"what": \n\n<html>oops</html>')
  }
}

/** An OpenAI-compatible server on this machine that does as it is told, well or badly. */
export async function startModelServer(): Promise<ModelServer> {
  const script: Behavior[] = []
  const requests: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      requests.push(body)
      const next = script.length > 1 ? script.shift() : script[0]
      if (next) answer(response, next)
      else response.writeHead(404).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    script,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
