import { expect, it } from 'vitest'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { loadLibrary } from '../library/load-library.ts'
import { LANGS } from '#language/lang.ts'
import { paragraphFaults } from '../truth/check-text.ts'
import { writeSign, type SignFacts } from './write-sign.ts'

const library = loadLibrary()

it.each(LANGS)('every body in every sign and house holds against its factors, %s', (lang) => {
  for (const body of [...PLANETS, 'ceres'] as const) {
    for (let sign = 0; sign < 12; sign++) {
      const next = (sign + 1) % 12
      const all: SignFacts[] = [
        { body, sign, house: sign + 1 },
        { body, sign, house: null },
        { body, signs: [sign, next], lacking: 'time' },
        { body, signs: [sign, next], lacking: 'place' },
      ]
      for (const facts of all) {
        const { title, paragraphs, factors } = writeSign(facts, { library, lang })
        expect(title).toMatch(/^\p{Lu}/u)
        for (const paragraph of paragraphs) expect(paragraphFaults(lang, paragraph, factors)).toBeNull()
      }
    }
  }
})

it('names sign and house, or neither', () => {
  const title = (facts: SignFacts, lang: 'en' | 'ru') => writeSign(facts, { library, lang }).title
  expect(title({ body: 'ceres', sign: 4, house: 2 }, 'en')).toBe('Ceres in Leo, second house')
  expect(title({ body: 'ceres', sign: 4, house: null }, 'ru')).toBe('Церера во Льве')
  expect(title({ body: 'moon', signs: [0, 1], lacking: 'time' }, 'ru')).toBe('Луна')
})
