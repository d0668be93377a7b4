import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signature may be, in seconds, and how far ahead its clock may run. */
export const TOLERANCE_SECONDS = 300

export const SIGNATURE_HEADER = 'sandbox-signature'

const macOf = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** `t=<Unix seconds>,v1=<HMAC-SHA-256 of "t.body", hex>`. */
export function sign(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`
}

export function holds(secret: string, body: string, header: string | null, now: Date): boolean {
  const [, time = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (mac === '' || Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false
  return timingSafeEqual(Buffer.from(mac, 'hex'), Buffer.from(macOf(secret, Number(time), body), 'hex'))
}
