import { createHmac } from 'node:crypto'

/** RFC 6238 as every authenticator app speaks it: SHA-1, 30 seconds, 6 digits. */
const STEP_MS = 30_000
const DIGITS = 6
/** A step before and one after: clocks differ, and typing takes its time (RFC 6238, 5.2). */
const DRIFT_STEPS = [0, -1, 1] as const

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding (RFC 4648, 6), as apps take a secret that is typed. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The code of a counter (RFC 4226, 5.3). */
export function codeOfStep(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

export const stepAt = (at: Date): number => Math.floor(at.getTime() / STEP_MS)

/**
 * The step that a code belongs to, of those that may be in force; undefined for a wrong code, and for one of a step that
 * isn't later than the last one used: a code counts once.
 */
export function stepOfCode(secret: Uint8Array, code: string, at: Date, lastUsed: number | null): number | undefined {
  const now = stepAt(at)
  return DRIFT_STEPS.map((drift) => now + drift).find(
    (step) => (lastUsed === null || step > lastUsed) && codeOfStep(secret, step) === code,
  )
}

/** What an authenticator app reads from the QR code (the Key URI format that all of them know). */
export function keyUri(secret: Uint8Array, email: string): string {
  const issuer = 'Asteria'
  const query = new URLSearchParams({ secret: base32(secret), issuer, algorithm: 'SHA1', digits: '6', period: '30' })
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${query}`
}
