import { expect, it } from 'vitest'
import type { Line } from '../answer.ts'
import { shapedAs } from './shape.ts'

const line = (text: string, isNeeded = false): Line => ({ text, factors: [], held: 'nothing', isNeeded })
const LINES = [
  line('Better in spring, since work is quieter then. It lasts until May.'),
  line('Write three people before that.'),
  line('Ask somebody who reckons for a living.', true),
]
const shaped = (lang: 'en' | 'ru', question: string) =>
  shapedAs(lang, question.toLowerCase().replaceAll(/[:,?]/g, '').split(' '), LINES).map(({ text }) => text)

it.each([
  ['en', 'one sentence: when do I look for work', ['Better in spring, since work is quieter then.']],
  ['ru', 'одним предложением, когда искать работу', ['Better in spring, since work is quieter then.']],
] as const)('in %s, “%s” gets one', (lang, question, expected) => {
  expect(shaped(lang, question)).toEqual(expected)
})

it('keeps what must be said where a few sentences are wished', () => {
  expect(shaped('en', 'briefly, when do I look for work?').at(-1)).toBe('Ask somebody who reckons for a living.')
  expect(shaped('ru', 'да или нет, искать работу?')).toHaveLength(2)
})

it('leaves an answer whole where nothing is wished', () => {
  expect(shaped('en', 'when do I look for work?')).toHaveLength(3)
})
