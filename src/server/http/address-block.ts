import ipaddr from 'ipaddr.js'

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
