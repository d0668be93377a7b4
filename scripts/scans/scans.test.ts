import { describe, expect, it } from 'vitest'
import { licencesOf } from './licences.ts'
import { secretsIn } from './secrets.ts'

// Put together here, so that the scan of this file finds nothing.
const joined = (...parts: string[]) => parts.join('')

describe('a scan for secrets', () => {
  it.each([
    ['a key of AWS', joined('AKIA', 'IOSFODNN7ACTUALX')],
    ['a live key of Stripe', joined('sk_', 'live_', '4eC39HqLyjWDarjtT1zdp7dc')],
    ['a key of Google', joined('AIza', 'SyA-1234567890abcdefghijklmnopqrstu')],
    ['a token of GitHub', joined('ghp_', '16C7e42F292c6912E7710c838347Ae178B4a')],
    ['a password in an address', joined('postgres://asteria:', 'hunter2hunter2@db.internal.net/x')],
    ['a path of a machine', joined('/ho', 'me/ada/asteria/src')],
    ['a private key', joined('-----BEGIN ', 'PRIVATE KEY-----\n', 'M'.repeat(64))],
  ])('finds %s', (what, text) => {
    expect(secretsIn(`const x = '${text}'`)).toEqual([what])
  })

  it('lets examples and names be', () => {
    expect(secretsIn('sk_test_… postgres://user:password@localhost/asteria whsec_… /home/user/asteria')).toEqual([])
  })
})

describe('a scan of licences', () => {
  const lock = (license: string, dev = false) =>
    JSON.stringify({ packages: { '': {}, 'node_modules/a': { license, dev } } })

  it.each(['GPL-3.0', 'AGPL-3.0-or-later', 'GPL-2.0-only AND MIT', 'SSPL-1.0', 'BUSL-1.1'])('refuses %s', (licence) => {
    expect(licencesOf(lock(licence)).refused).toEqual([`a (${licence})`])
    expect(licencesOf(lock(licence, true)).refused).toEqual([])
  })

  it('takes one of a choice', () => {
    expect(licencesOf(lock('(MIT OR GPL-3.0)'))).toEqual({ allowed: { '(MIT OR GPL-3.0)': 1 }, refused: [] })
  })
})
