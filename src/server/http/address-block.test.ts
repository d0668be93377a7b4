import { expect, it } from 'vitest'
import { addressBlock } from './client.ts'

it('counts all addresses of an IPv6 subscriber as one', () => {
  const block = addressBlock('2001:db8:1:2::1')
  expect(block).toBe('2001:db8:1:2::/64')
  for (const same of ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:DB8:1:2::abcd', '[2001:db8:1:2::9]:443'])
    expect(addressBlock(same), same).toBe(block)
  expect(addressBlock('2001:db8:1:3::1')).not.toBe(block)
  expect(addressBlock('fe80::1%eth0')).toBe('fe80::/64')
})

it('counts an IPv4 address by itself, however it is written', () => {
  expect(addressBlock('203.0.113.9')).toBe('203.0.113.9')
  for (const port of ['1', '443', '65535']) expect(addressBlock(`203.0.113.9:${port}`)).toBe('203.0.113.9')
  expect(addressBlock('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(addressBlock('::ffff:cb00:7109')).toBe('203.0.113.9')
})

it('takes what is no address as it is', () => {
  expect(addressBlock('unknown')).toBe('unknown')
  expect(addressBlock('x'.repeat(500))).toHaveLength(64)
})
