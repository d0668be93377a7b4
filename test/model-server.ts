import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the server answers one request. */
export type Behavior =
  | { kind: 'says'; text: string }
  | { kind: 'calls'; tool: string; input: object }
  /** Begins and then says nothing more. */
  | { kind: 'stalls'; text: string }
  /** Begins, and ends when it is let go. */
  | { kind: 'holds'; text: string; until: Promise<void> }
  /** Begins and drops the line. */
  | { kind: 'cuts'; text: string }
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'garbage' }
  /** Calls every sentence that it is to judge one of the two. */
  | { kind: 'judges'; word: 'safe' | 'unsafe' }

export interface ModelServer {
  /** Where it speaks OpenAI's chat completions, and, for whoever asks for messages, Anthropic's. */
  url: string
  /** What it does next, one for each request; afterwards the last one again. */
  script: Behavior[]
  /** What it does when it is asked for a second judgement: all is safe, unless told. */
  judging: Behavior
  /** The bodies it was sent, as text, and their headers; those of second judgements by themselves. */
  requests: string[]
  judgements: string[]
  headers: IncomingHttpHeaders[]
  stop(): Promise<void>
}

/** How a protocol writes what a model says: 1,000 tokens in, 100 out. */
interface Dialect {
  begin(response: ServerResponse): void
  word(response: ServerResponse, text: string): void
  call(response: ServerResponse, tool: string, input: object): void
  end(response: ServerResponse, reason: 'stop' | 'call'): void
}

const chunk = (delta: object, reason: string | null = null, usage?: object) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices: usage ? [] : [{ index: 0, delta, finish_reason: reason }], ...(usage && { usage }) })}\n\n`

const openai: Dialect = {
  begin: (response) => response.write(chunk({ role: 'assistant', content: '' })),
  word: (response, text) => response.write(chunk({ content: text })),
  call(response, tool, input) {
    const call = { index: 0, id: 'c1', type: 'function', function: { name: tool, arguments: JSON.stringify(input) } }
    response.write(chunk({ role: 'assistant', tool_calls: [call] }))
  },
  end(response, reason) {
    response.write(chunk({}, reason === 'call' ? 'tool_calls' : 'stop'))
    response.write(chunk({}, null, { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 }))
    response.end('data: [DONE]\n\n')
  },
}

const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`
const block = (content: object, delta: object) =>
  event('content_block_start', { index: 0, content_block: content }) + event('content_block_delta', { index: 0, delta })

const anthropic: Dialect = {
  begin(response) {
    const usage = { input_tokens: 1000, output_tokens: 1 }
    const message = { id: 'x', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null, usage }
    response.write(event('message_start', { message }))
    response.write(block({ type: 'text', text: '' }, { type: 'text_delta', text: '' }))
  },
  word: (response, text) =>
    response.write(event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })),
  call(response, tool, input) {
    this.begin(response)
    response.write(event('content_block_stop', { index: 0 }))
    const use = { type: 'tool_use', id: 'c1', name: tool, input: {} }
    const start = event('content_block_start', { index: 1, content_block: use })
    const delta = { type: 'input_json_delta', partial_json: JSON.stringify(input) }
    response.write(start + event('content_block_delta', { index: 1, delta }))
  },
  end(response, reason) {
    const isCall = reason === 'call'
    response.write(event('content_block_stop', { index: isCall ? 1 : 0 }))
    const delta = { stop_reason: isCall ? 'tool_use' : 'end_turn', stop_sequence: null }
    response.write(event('message_delta', { delta, usage: { output_tokens: 100 } }))
    response.end(event('message_stop', {}))
  },
}

/** One word for each sentence of a request for a second judgement. */
function judgementOf(body: string, word: string): string {
  const count = body.split(String.raw`\"text\":\"`).length - 1
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [String(i + 1), word])))
}

function answer(response: ServerResponse, behavior: Behavior, dialect: Dialect): void {
  if (behavior.kind === 'judges') throw new Error('only a request for a judgement is judged')
  if (behavior.kind === 'status') {
    const wait = behavior.retryAfter && { 'retry-after': behavior.retryAfter }
    response.writeHead(behavior.status, { 'content-type': 'application/json', ...wait })
    response.end(JSON.stringify({ type: 'error', error: { message: 'no', type: 'x' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (behavior.kind === 'garbage') {
    response.end('data: {"what": \n\n<html>oops</html>')
    return
  }
  if (behavior.kind === 'calls') {
    dialect.call(response, behavior.tool, behavior.input)
    dialect.end(response, 'call')
    return
  }
  dialect.begin(response)
  for (const word of behavior.text.split(/(?<= )/)) dialect.word(response, word)
  if (behavior.kind === 'says') dialect.end(response, 'stop')
  if (behavior.kind === 'holds') void behavior.until.then(() => dialect.end(response, 'stop'))
  if (behavior.kind === 'cuts') setImmediate(() => response.destroy())
}

/** A server on this machine that speaks as language models do, and does as it is told, well or badly. */
export async function startModelServer(): Promise<ModelServer> {
  const script: Behavior[] = []
  const requests: string[] = []
  const judgements: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const dialect = request.url?.endsWith('/messages') ? anthropic : openai
      if (body.includes('Judge each')) {
        judgements.push(body)
        const { judging } = made
        const told: Behavior =
          judging.kind === 'judges' ? { kind: 'says', text: judgementOf(body, judging.word) } : judging
        answer(response, told, dialect)
        return
      }
      requests.push(body)
      headers.push(request.headers)
      const next = script.length > 1 ? script.shift() : script[0]
      if (next) answer(response, next, dialect)
      else response.writeHead(404).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const made: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    script,
    judging: { kind: 'judges', word: 'safe' },
    requests,
    judgements,
    headers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return made
}
