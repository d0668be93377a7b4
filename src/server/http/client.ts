import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { plainLine } from '#contract/field.ts'
import { addressBlock } from './address-block.ts'

/** Whose request it is, as far as limits go: an address or a block of them; behind a proxy, who asked the proxy. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return addressBlock(forwarded ?? getConnInfo(c).remote.address ?? 'unknown')
}

/** The solution of a puzzle that the call was told to solve first. */
export const proofOfWork = (c: Context): string | undefined => c.req.header('x-proof-of-work')

/** How the device names itself, in one line; it is shown and stored. */
export function userAgent(c: Context): string | undefined {
  const named = c.req.header('user-agent')
  return named === undefined ? undefined : plainLine(named).trim().slice(0, 300)
}
