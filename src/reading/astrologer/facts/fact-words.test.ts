import { expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { natalFactors } from '../../facts/natal-factors.ts'
import { randomBirths } from '../../facts/random-births.fixture.ts'
import { LANGS } from '#language/lang.ts'
import { unfounded } from '../../truth/check-text.ts'
import { datesOf, tell } from './fact-words.ts'

it.each(LANGS)('every fact of a chart that is told is told truly and by name, %s', (lang) => {
  const dates = datesOf(lang, { nowJdUt: 2_461_365.5, timeZone: 'UTC' })
  let told = 0
  for (const { birth } of randomBirths(loadEphemeris(), 20))
    for (const factor of natalFactors(birth)) {
      const sentence = tell(lang, factor, { dates })
      if (sentence === null) continue
      told++
      expect(sentence, factor.id).not.toMatch(/undefined|null|NaN/)
      expect(unfounded(lang, sentence, [factor]), sentence).toEqual([])
    }
  expect(told).toBeGreaterThan(400)
})
