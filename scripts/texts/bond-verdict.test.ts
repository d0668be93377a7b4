import { expect, it } from 'vitest'
import type { Audience } from '../../src/reading/library/audience.ts'
import { bondVerdict } from './bond-verdict.ts'

const said = (text: string, audience: Audience = 'any', subject = 'synastry/moon') =>
  bondVerdict({ file: '', line: 1, subject, key: '1', audience, field: 'body', lang: 'en', text }).length

// What families, friends and colleagues were told in the documents of November 23, when an outsider read them.
it.each([
  'You and Helen are family, and didn’t choose each other.',
  'Behind the reserve stands a fear of not being enough.',
  'In a temper, the sore spot is hit first in passing and then on purpose.',
  'Then the bright one stops bringing things.',
  'Asking begins to feel like running up a debt.',
  'You two have honest feelings for one another, if nothing else.',
  'What you have together has been paid for, and is yours.',
  'Being let down hurts out of proportion.',
])('“%s” is told to nobody but partners', (text) => {
  expect(said(text)).toBe(1)
  expect(said(text, 'child')).toBe(1)
  expect(said(text, 'partner')).toBe(0)
})

it.each([
  'Trust has been tried, and a kind word helps.',
  'The bill was paid by the one who had asked.',
  'It may be heard as a verdict; say first what was good.',
])('“%s” is for any two', (text) => expect(said(text)).toBe(0))

it('holds what is told of two people alone', () => {
  expect(said('You and Helen didn’t choose each other.', 'any', 'transit/moon')).toBe(0)
})
