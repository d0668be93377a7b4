import { expect, test } from 'vitest'
import { understand } from '../understand.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { siderealDeg, termsOf } from './theory.ts'

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

// Lahiri's ayanamsa by the Indian almanac: 23°51′ at the beginning of 2000, 22°28′ at that of 1900 (50.3″ a year).
test.each([
  ['2000-01-01T12:00:00Z', 23.85],
  ['1900-01-01T12:00:00Z', 22.46],
])('the sidereal zodiac of Lahiri lies back in %s by %d°', (date, back) => {
  expect(305 - siderealDeg(305, jdUtFromIso(date))).toBeCloseTo(back, 1)
})
