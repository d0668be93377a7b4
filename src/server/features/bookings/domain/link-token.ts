import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (bookingId: number, key: string) =>
  createHmac('sha256', key).update(`booking:${bookingId}`).digest()

/** What the links of a consultant's mails carry: the booking and a signature that only the consultant's key makes. */
export const linkToken = (bookingId: number, key: string): string =>
  `${bookingId}.${signatureOf(bookingId, key).toString('base64url')}`

/** The booking that a token names, before its signature is looked at; null for what is no token. */
export function bookingInToken(token: string): number | null {
  const id = Number(/^([1-9]\d{0,9})\.[\w-]{43}$/.exec(token)?.[1])
  return Number.isInteger(id) && id <= 2_147_483_647 ? id : null
}

export function isSigned(token: string, bookingId: number, key: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(linkToken(bookingId, key))]
  return given.length === right.length && timingSafeEqual(given, right)
}
