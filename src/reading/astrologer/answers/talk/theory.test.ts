import { expect, test } from 'vitest'
import { understand } from '../../understanding/understand.ts'
import { termsOf } from './theory.ts'

test.each([
  ['en', 'whats an orb', 'orb'],
  ['en', 'what does void of course mean?', 'void'],
  ['en', 'why do you use Placidus?', 'placidus'],
  ['en', 'is astrology a science?', 'science'],
  ['ru', 'что такое орбис?', 'orb'],
  ['ru', 'что такое стеллиум', 'stellium'],
  ['ru', 'чем ведическая астрология отличается от обычной', 'vedic'],
  ['ru', 'астрология это наука?', 'science'],
] as const)('in %s, “%s” asks for the meaning of %s', (lang, question, term) => {
  const asked = understand(lang, question, { today: '2026-11-23', people: [], age: 30 })
  expect(asked.intent).toBe('term')
  expect(termsOf(lang, asked.words)).toContain(term)
})
