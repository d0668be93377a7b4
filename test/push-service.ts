import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A browser as a push service and the server know it. */
export interface PushBrowser {
  /** As `PushSubscription.toJSON` says it. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** What it was sent, decrypted. */
  messages: Record<string, unknown>[]
  /** How the service answers for it: 201 while it is there. */
  status: number
}

/** A push service on this machine: RFC 8030, whose messages are encrypted by RFC 8291 and signed by RFC 8292. */
export interface PushService {
  browser(): PushBrowser
  close(): void
}

const decode = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8188 and 8291: a single record, by the keys that only the browser has. */
function decrypted(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** RFC 8292: a token for this service, not long valid, signed by the key that the browser subscribed with. */
function isSigned({ headers }: IncomingMessage, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = decode(key)
  if (point.length !== 65) return false
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } })
  const { aud, exp, sub } = JSON.parse(decode(claims).toString()) as { aud: string; exp: number; sub: string }
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    decode(signature),
  )
  return isValid && aud === audience && exp < Date.now() / 1000 + 86_400 && /^(https:|mailto:.+@)/.test(sub)
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { told: PushBrowser; ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()
  const server = createServer((request, response) => {
    const known = browsers.get(request.url ?? '')
    void buffer(request).then((body) => {
      const end = (status: number) => response.writeHead(status).end()
      if (!known) return end(404)
      if (known.told.status !== 201) return end(known.told.status)
      const isWhole = request.method === 'POST' && request.headers['content-encoding'] === 'aes128gcm'
      if (!isWhole || !/^\d+$/.test(String(request.headers['ttl']))) return end(400)
      if (!isSigned(request, origin)) return end(403)
      known.told.messages.push(JSON.parse(decrypted(body, known.ecdh, known.auth)) as Record<string, unknown>)
      return end(201)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    browser() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
      const told: PushBrowser = { subscription: { endpoint: origin + path, keys }, messages: [], status: 201 }
      browsers.set(path, { told, ecdh, auth })
      return told
    },
    close: () => server.close(),
  }
}
