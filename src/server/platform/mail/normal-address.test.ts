import { expect, it } from 'vitest'
import { normalAddress } from './normal-address.ts'

it.each([
  ['Ada@Example.org', 'ada@example.org'],
  ['ada+trial@example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['a.d.a@example.org', 'a.d.a@example.org'],
  ['A.D.A+x@Gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['+only@example.org', '+only@example.org'],
  ['ada@ｅxample.org', 'ada@example.org'],
  [' ada@example.org ', 'ada@example.org'],
])('%s is %s', (written, normal) => {
  expect(normalAddress(written)).toBe(normal)
})

it('leaves different mailboxes apart', () => {
  expect(normalAddress('ada@example.org')).not.toBe(normalAddress('ada@example.com'))
  expect(normalAddress('ada@example.org')).not.toBe(normalAddress('adb@example.org'))
})
