import { expect, test } from 'vitest'
import { CHART_POINTS } from '#astro/charts/chart.ts'
import type { Factor } from '#contract/daily.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { plainFactor } from './plain-lines.ts'
import { plainWords } from './plain-words.ts'

const inEnglish = (factor: Factor) => plainFactor(skyWords.en, plainWords.en, factor)
const inRussian = (factor: Factor) => plainFactor(skyWords.ru, plainWords.ru, factor)

test('a transit is told by its two points and what the angle between them is like', () => {
  const square: Factor = { id: 'a', kind: 'transit', transiting: 'moon', aspect: 'square', natal: 'mercury', orb: 1 }
  expect(inEnglish(square)).toMatchObject({
    lines: [
      { term: 'moon', name: 'Moon', means: 'the mood of these hours' },
      { term: 'square', name: 'Square', means: 'friction' },
      { term: 'mercury', name: 'Your Mercury', means: 'how you think and talk' },
    ],
    so: 'So the mood of these hours and how you think and talk are at odds.',
  })
  expect(inRussian(square).so).toBe(
    'Значит, настроение этих часов и то, как вы думаете и говорите, спорят между собой.',
  )
})

test('a place is told by its manner and its part of life', () => {
  const moon: Factor = { id: 'b', kind: 'moon', transiting: 'moon', sign: 1, house: 9 }
  expect(inEnglish(moon).so).toBe(
    'For the mood of these hours, that means: slow and sensual, above all in travel, study and beliefs.',
  )
  expect(inEnglish(moon).lines.map(({ term }) => term)).toEqual(['moon', 'taurus', 'house-9'])
  const venus: Factor = { id: 'c', kind: 'natal', natal: 'venus', sign: 4 }
  expect(inEnglish(venus)).toMatchObject({
    lines: [{ name: 'Your Venus' }, { name: 'Leo', means: 'warm and visible' }],
  })
})

test('in Russian, what two nouns name is told in the plural', () => {
  expect(inRussian({ id: 'g', kind: 'composite', natal: 'sun', sign: 0 }).so).toBe(
    'Значит, воля и самоощущение проявляются быстро и прямо.',
  )
  expect(inRussian({ id: 'h', kind: 'composite', natal: 'moon', house: 4 }).so).toBe(
    'Где проявляются чувства и привычки: дом и семья.',
  )
  expect(inRussian({ id: 'i', kind: 'natal', natal: 'mercury', sign: 5, house: 10 }).so).toBe(
    'Значит, то, как вы думаете и говорите, проявляется так: тщательно и точно. Где это заметнее всего: работа и репутация.',
  )
})

test('a phase, a lunar day, an eclipse and a turn are told by themselves', () => {
  expect(inEnglish({ id: 'd', kind: 'moon', phase: 'full' }).lines.at(-1)).toMatchObject({
    term: 'full',
    name: 'Full Moon',
  })
  expect(inEnglish({ id: 'e', kind: 'lunar_day', lunar_day: 9 }).lines.at(-1)).toMatchObject({ term: 'lunarDay' })
  expect(inEnglish({ id: 'f', kind: 'sky', transiting: 'venus', retrograde: true }).lines.at(-1)).toMatchObject({
    term: 'retrograde',
  })
})

test('every point of a chart has its plain words in both languages', () => {
  for (const point of CHART_POINTS)
    for (const plain of [plainWords.en, plainWords.ru]) expect(plain.points[point]?.now, point).toBeTruthy()
})
