import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#platform/app-error.ts'

/** Far above any form of the product; calls that take files name a limit of their own. */
export const BODY_BYTES = 64 * 1024

/** What is still read of a body that is refused, so that the refusal arrives and the connection can be used again. */
const READ_ON_BYTES = 16 * 1024 * 1024

/** Node sees to it that a body is as long as it was declared to be. */
function isDeclaredWithin(c: Context, limit: number): boolean {
  if (c.req.header('transfer-encoding') !== undefined) return false
  return Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY) <= limit
}

/** Refuses a body that is longer than it may be, however it is sent. @throws {AppError} too_large */
export function limitBody(limitOf: (c: Context) => number): MiddlewareHandler {
  return async (c, next) => {
    const limit = limitOf(c)
    if (!c.req.raw.body || isDeclaredWithin(c, limit)) return next()
    const parts: Uint8Array[] = []
    let size = 0
    // Left open at the end: a stream that is cancelled would take the connection with it, and the answer.
    for await (const part of c.req.raw.body.values({ preventCancel: true })) {
      size += part.length
      if (size <= limit) parts.push(part)
      if (size > READ_ON_BYTES) break
    }
    if (size > READ_ON_BYTES) c.header('connection', 'close')
    if (size > limit) throw new AppError('too_large')
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body: Buffer.concat(parts) })
    return next()
  }
}
