import type { Dice } from './dice.ts'

/**
 * Values that break programs. None holds a word that a leak is known by (`judge-answer.ts`): what is kept and comes
 * back in an answer must not be taken for one.
 */
const TEXTS: readonly [string, ...string[]] = [
  '',
  ' ',
  '\t\r\n',
  '0',
  '-1',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDFFFy',
  '\uD83D',
  '\uFEFFbom',
  '\uFFFE\uFFFF',
  '\u202Eright to left\u202C',
  '\u2066\u2069\u200B\u200D',
  'שלום مرحبا',
  'Z̴͈͌ä̶́l̷̈́g̶̀ơ̵'.repeat(20),
  '👨‍👩‍👧‍👦🏳️‍🌈🇺🇳',
  'İıſßŉǰΐﬀ',
  '１２３４',
  'Ⅷ½٣',
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  "1'); select pg_sleep(20); --",
  '" or 1=1 /*',
  "\\'; --",
  '%',
  '_%_',
  '%%%\\',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '#{7*7}',
  '<%= 7*7 %>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "javascript:alert('x')",
  '<!--#exec cmd="id"-->',
  '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>',
  'a\r\nSet-Cookie: x=1',
  'a%0d%0aX-Bad: 1',
  'a@example.test\r\nBcc: b@example.test',
  '"a b"@example.test',
  'a@' + 'b.'.repeat(100) + 'test',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/etc/passwd',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  '//example.test',
  '| id',
  '$(id)',
  '`id`',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
  '9007199254740993',
  '99999999999999999999999999',
  '-9223372036854775809',
  '2147483648',
  '1e309',
  '1e-400',
  '0x10',
  '1,5',
  '٣',
  '1990-02-30',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  '-001-01-01',
  '10000-01-01',
  '1582-10-10',
  '2026-11-21T09:00:00Z',
  '1990-05-17 14:30',
  '24:00',
  '23:59:60',
  '02-30',
  '99-99',
  'thread_',
  'thread_' + 'f'.repeat(64),
  'chart:',
  'chart:natal',
  'chart:__proto__',
  'new',
  '(a+)+$',
  '[',
  '*',
  '\\',
  'a'.repeat(81),
  'я'.repeat(255),
  'a'.repeat(5001),
  'a.'.repeat(4000) + '@',
  'a'.repeat(30_000) + '!',
  '😀'.repeat(2001),
]

const NUMBERS: readonly [number, ...number[]] = [
  0, -0, 1, -1, 0.5, 1e-300, 255, 256, 32_767, 32_768, 65_536, 2_147_483_647, 2_147_483_648, -2_147_483_649,
  4_294_967_296, 9_007_199_254_740_991, 9_007_199_254_740_992, 9.223_372_036_854_776e18, 1e19, 1e100, 1.797e308,
]

function nested(depth: number, dice: Dice): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = dice.percent(50) ? [value] : { a: value }
  return value
}

/** An object whose keys mean something to JavaScript. */
const polluting = (): unknown =>
  JSON.parse('{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"toString":1}')

export const nastyText = (dice: Dice): string => {
  if (dice.percent(75)) return dice.pick(TEXTS)
  // Any sixteen-bit units: halves of pairs and unassigned ones, too.
  return String.fromCharCode(...Array.from({ length: 1 + dice.below(40) }, () => dice.below(65_536)))
}

/** Anything that JSON can say. */
export function nastyValue(dice: Dice): unknown {
  switch (dice.below(12)) {
    case 0:
      return null
    case 1:
      return dice.percent(50)
    case 2:
    case 3:
      return dice.pick(NUMBERS)
    case 4:
      return []
    case 5:
      return {}
    case 6:
      return dice.percent(50) ? polluting() : nested(1 + dice.below(2000), dice)
    case 7:
      return Array.from({ length: dice.below(500) }, () => dice.pick(NUMBERS))
    case 8:
      return { [nastyText(dice)]: nastyText(dice), email: { $gt: '' }, length: -1 }
    default:
      return nastyText(dice)
  }
}

/** Bodies that are no JSON, whatever their header says. */
export const BROKEN_BODIES: readonly [string, ...string[]] = [
  '{',
  '{"a":',
  '[1,]',
  "{'a':1}",
  '{"a":1}{"a":2}',
  '{"a":01}',
  '{"a":NaN}',
  '"\\ud800"',
  '"\\x"',
  'null',
  '1e999',
  '\u0000',
  '\uFEFF{}',
  '['.repeat(30_000),
  '['.repeat(30_000) + ']'.repeat(30_000),
  '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/hostname">]><a>&e;</a>',
  'a=1&a=2&a[]=3&a[b]=4&__proto__[x]=1&%zz=%',
  '&&&===&=',
  '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nhalf',
  '--x\r\nContent-Disposition: form-data; name="avatar"; filename="../../a.svg"\r\nContent-Type: image/svg+xml\r\n\r\n<svg onload="alert(1)"/>\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data\r\n\r\nno name\r\n--x--\r\n',
  '--x--',
]

export const MEDIA_TYPES: readonly [string, ...string[]] = [
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json;',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'multipart/form-data; boundary="',
  'multipart/form-data; boundary=' + 'b'.repeat(300),
  'text/plain',
  'application/xml',
  'application/octet-stream',
  '*/*',
  '',
  ';;;',
  'json',
]

/** A part of an address as it goes over the wire. */
export const RAW_PARTS: readonly [string, ...string[]] = [
  '%00',
  '%ED%A0%80',
  '%FF%FE',
  '%zz',
  '%',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '..',
  '.',
  '%5c..%5c',
  'a%0d%0aX-Bad:%201',
  '%25%32%35',
  "1'--",
  '1;',
  '@',
  '%F0%9F%98%80',
  'a'.repeat(2000),
]

export const HEADER_FLAWS: readonly [Record<string, string>, ...Record<string, string>[]] = [
  { 'accept-language': 'xx-YY;q=9,*;q=-1,ru;q=abc' },
  { 'accept-language': 'r'.repeat(3000) },
  { 'accept-language': ',;=,;q=' },
  { 'x-time-zone': 'Europe/Nowhere' },
  { 'x-time-zone': '../../etc/passwd' },
  { 'x-time-zone': '__proto__' },
  { 'x-time-zone': 'europe/moscow' },
  { 'x-time-zone': '+25:99' },
  { 'user-agent': 'ÿ'.repeat(2000) },
  { 'user-agent': '' },
  { 'x-forwarded-for': "1.2.3.4, ', x" },
  { 'x-forwarded-for': 'f'.repeat(3000) },
  { accept: 'text/event-stream' },
  { accept: 'image/*' },
  { cookie: 'theme=%; lang=../../x; __proto__=1; =;;' },
  { authorization: 'Bearer ' },
  { authorization: 'Bearer a b' },
  { authorization: "Bearer ' or 1=1" },
  { authorization: 'Basic YTpi' },
  { authorization: 'Bearer ' + 'ÿ'.repeat(3000) },
  { 'content-encoding': 'gzip' },
  { origin: 'https://elsewhere.example' },
  { 'if-none-match': '*' },
  { range: 'bytes=0-1,-' },
  { 'x-http-method-override': 'DELETE' },
]
