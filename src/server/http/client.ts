import ipaddr from 'ipaddr.js'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { plainLine } from '#contract/field.ts'

/** What one subscriber is commonly given in IPv6: whoever has one of its addresses has all of them. */
const IPV6_BLOCK_BITS = 64

/**
 * Whom an address is counted as: an IPv4 address by itself, also where it is written as IPv6; of IPv6 the /64 it lies in.
 * A port behind it says nothing of whose it is. What isn't an address is counted as it is written.
 */
export function addressBlock(address: string): string {
  const bare = address.replace(/^\[|\](:\d+)?$|%.*$/g, '').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  if (!ipaddr.isValid(bare)) return address.slice(0, 64)
  const parsed = ipaddr.process(bare)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const [network] = ipaddr.parseCIDR(`${bare}/${IPV6_BLOCK_BITS}`)
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${network.toString()}/${IPV6_BLOCK_BITS}`).toString()}/${IPV6_BLOCK_BITS}`
}

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
