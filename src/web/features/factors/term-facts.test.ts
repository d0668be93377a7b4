import { expect, test } from 'vitest'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { ASPECTS } from '#astro/charts/aspect.ts'
import { CHART_POINTS } from '#astro/charts/chart.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { plainWords } from './plain-words.ts'
import { HOUSES, PHASES, termFacts } from './term-facts.ts'

test.each(['en', 'ru'] as const)('everything that a chart is drawn with is explained (%s)', (lang) => {
  const terms = [...CHART_POINTS, ...ASPECTS, ...SIGN_NAMES, ...HOUSES, ...PHASES, 'score', 'orb', 'void', 'retrograde']
  for (const term of terms) {
    const facts = termFacts(skyWords[lang], plainWords[lang], term)
    expect(facts?.name, term).toMatch(/^[\p{Lu}\d]/u)
    expect(facts?.what.join(' '), term).toMatch(/^\p{Lu}.{10,}\.$/u)
  }
  expect(termFacts(skyWords[lang], plainWords[lang], 'nothing')).toBeNull()
})
