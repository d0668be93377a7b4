import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a page said to the widget, in order. */
export type ChatCall = [method: string, ...values: unknown[]]

/** A server that answers as a Chatwoot does: its public script, with the same settings, event and methods. */
export interface ChatServer {
  url: string
  requests: string[]
  calls: ChatCall[]
  close(): Promise<void>
}

/** The script: says everything that is asked of it to its own server, and opens a frame from there. */
const SDK = `(() => {
  window.chatwootSDK = {
    run({ websiteToken, baseUrl }) {
      const say = (...call) => navigator.sendBeacon(baseUrl + '/calls', JSON.stringify(call))
      say('run', websiteToken, window.chatwootSettings)
      const methods = ['toggle', 'setUser', 'setCustomAttributes', 'setLocale', 'reset']
      window.$chatwoot = Object.fromEntries(methods.map((name) => [name, (...values) => say(name, ...values)]))
      const frame = document.createElement('iframe')
      frame.title = 'Live chat'
      frame.src = baseUrl + '/widget?website_token=' + websiteToken
      frame.onload = () => window.dispatchEvent(new Event('chatwoot:ready'))
      document.body.append(frame)
    },
  }
})()`

export async function startChatServer(): Promise<ChatServer> {
  const requests: string[] = []
  const calls: ChatCall[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    if (request.url === '/packs/js/sdk.js')
      return void response
        .writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' })
        .end(SDK)
    if (request.url === '/calls') {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        calls.push(JSON.parse(body) as ChatCall)
        response.writeHead(204).end()
      })
      return undefined
    }
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><title>Chat</title>Hello')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    calls,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
