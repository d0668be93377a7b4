import { describe, expect, it } from 'vitest'
import { base32, codeOfStep, keyUri, stepAt, stepOfCode } from './totp.ts'

/** The secret of the RFCs' test vectors. */
const SECRET = Buffer.from('12345678901234567890', 'ascii')

describe('a code', () => {
  it.each([
    // RFC 4226, appendix D.
    [0, '755224'],
    [1, '287082'],
    [2, '359152'],
    [3, '969429'],
    [4, '338314'],
    [5, '254676'],
    [6, '287922'],
    [7, '162583'],
    [8, '399871'],
    [9, '520489'],
  ])('of the counter %d is %s', (counter, code) => expect(codeOfStep(SECRET, counter)).toBe(code))

  it.each([
    // RFC 6238, appendix B, SHA-1, eight digits.
    ['1970-01-01T00:00:59Z', '94287082'],
    ['2005-03-18T01:58:29Z', '07081804'],
    ['2005-03-18T01:58:31Z', '14050471'],
    ['2009-02-13T23:31:30Z', '89005924'],
    ['2033-05-18T03:33:20Z', '69279037'],
    ['2603-10-11T11:33:20Z', '65353130'],
  ])('at %s is %s', (at, code) => expect(codeOfStep(SECRET, stepAt(new Date(at)), 8)).toBe(code))
})

describe('a code that is typed', () => {
  const at = new Date('2026-11-21T09:00:10Z')
  const now = stepAt(at)

  it('holds for its half minute and for the one before and after', () => {
    for (const drift of [-1, 0, 1])
      expect(stepOfCode(SECRET, codeOfStep(SECRET, now + drift), at, null)).toBe(now + drift)
    for (const drift of [-2, 2]) expect(stepOfCode(SECRET, codeOfStep(SECRET, now + drift), at, null)).toBeUndefined()
  })

  it('counts once, and ends those before it', () => {
    expect(stepOfCode(SECRET, codeOfStep(SECRET, now), at, now)).toBeUndefined()
    expect(stepOfCode(SECRET, codeOfStep(SECRET, now - 1), at, now)).toBeUndefined()
    expect(stepOfCode(SECRET, codeOfStep(SECRET, now + 1), at, now)).toBe(now + 1)
  })
})

it.each([
  // RFC 4648, section 10, without the padding.
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %j', (text, coded) => expect(base32(Buffer.from(text))).toBe(coded))

it('is taken by apps from an address that names account and issuer', () => {
  const uri = new URL(keyUri(SECRET, 'ada+stars@example.test'))
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Asteria:ada+stars@example.test',
  ])
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Asteria',
    digits: '6',
    period: '30',
  })
})
