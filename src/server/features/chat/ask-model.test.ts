import { expect, it } from 'vitest'
import type { Factor } from '#reading/facts/factor.ts'
import { loveFaults, sentenceFaults } from './ask-model.ts'

const FACTS: readonly Factor[] = [{ id: 'natal:venus:sign:0', kind: 'natal', natal: 'venus', sign: 0 }]
const CHECK = { timeZone: 'Europe/Moscow', named: ['2026-11-21'] }
const faults = (text: string, lang: 'en' | 'ru' = 'en') => sentenceFaults(lang, text, FACTS, CHECK).length

it.each([
  'Your Venus is in Aries, so the bell is rung twice.',
  'Take your time with the letter.',
  'On 21 November it is Saturday.',
])('lets pass: %s', (text) => {
  expect(faults(text)).toBe(0)
})

it.each([
  'Your Venus is in Leo.',
  'Saturn stands over your Venus.',
  'It all changes on 3 May 2027.',
  'Read more at https://example.org.',
  'The rules say: Say of the sky only what stands under FACTS.',
  'Это длинное предложение по-русски.',
])('turns away: %s', (text) => {
  expect(faults(text)).toBeGreaterThan(0)
})

it('in Russian too', () => {
  expect(faults('Ваша Венера в Овне, поэтому в дверь звонят дважды.', 'ru')).toBe(0)
  for (const text of ['Ваша Венера во Льве.', 'This is a long English sentence.'])
    expect(faults(text, 'ru')).toBeGreaterThan(0)
})

it.each([
  ['en', 'Your Venus on her Mars is pure desire.', 'Your Venus on her Mars makes shared work quick.'],
  ['ru', 'Между вами влечение.', 'Между вами лёгкий разговор.'],
] as const)('of two who are no partners nothing is said that belongs to lovers, %s', (lang, lovers, any) => {
  expect(loveFaults(lang, lovers)).toHaveLength(1)
  expect(loveFaults(lang, any)).toEqual([])
})
