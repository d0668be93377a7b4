import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Whose request it is, as far as limits go; behind a proxy, who asked the proxy. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded ?? getConnInfo(c).remote.address ?? 'unknown'
}

/** How the device names itself. */
export const userAgent = (c: Context): string | undefined => c.req.header('user-agent')?.slice(0, 300)
