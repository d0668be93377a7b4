import { createHmac } from 'node:crypto'

/** The six digits that an authenticator app shows at a time: RFC 6238, written for the tests alone. */
export function codeAt(secret: string, at: Date): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const counter = Math.floor(at.getTime() / 30_000)
  const message = Buffer.from(counter.toString(16).padStart(16, '0'), 'hex')
  const mac = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(message)
    .digest()
  const truncated = mac.subarray((mac[19] ?? 0) & 15).readUInt32BE(0) & 0x7fffffff
  return String(truncated % 1_000_000).padStart(6, '0')
}
