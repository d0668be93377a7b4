import { expect, test } from 'vitest'
import { skyWords } from '../../i18n/sky-words.ts'
import { factorTitle, natureOf } from './factor-words.ts'

const trine = { id: 'a', kind: 'transit', transiting: 'mars', natal: 'mercury', aspect: 'trine', orb: 0.4 } as const

test('a transit is told in full, in the cases each aspect takes', () => {
  expect(factorTitle(skyWords.en, trine)).toBe('Mars trine your Mercury')
  expect(factorTitle(skyWords.ru, trine)).toBe('Марс в трине к вашему Меркурию')
  expect(factorTitle(skyWords.ru, { ...trine, natal: 'moon', aspect: 'conjunction' })).toBe(
    'Марс в соединении с вашей Луной',
  )
  expect(factorTitle(skyWords.en, { ...trine, natal: 'asc', aspect: 'square' })).toBe('Mars square your Ascendant')
})

test('the Moon of the day has its sign and house', () => {
  const moon = { id: 'b', kind: 'moon', transiting: 'moon', sign: 11, house: 4 } as const
  expect(factorTitle(skyWords.en, moon)).toBe('Moon in Pisces, in your 4th house')
  expect(factorTitle(skyWords.ru, moon)).toBe('Луна в Рыбах, в вашем 4-м доме')
})

test('a phase by its key, and a placement of the natal chart', () => {
  expect(factorTitle(skyWords.ru, { id: 'c', kind: 'moon', phase: 'waxing-gibbous' })).toBe('Растущая Луна')
  expect(factorTitle(skyWords.ru, { id: 'd', kind: 'natal', natal: 'venus', sign: 4 })).toBe('Ваша Венера во Льве')
  expect(factorTitle(skyWords.en, { ...trine, kind: 'natal' })).toBe('Your Mars trine your Mercury')
  expect(factorTitle(skyWords.en, { id: 'e', kind: 'natal', natal: 'saturn', retrograde: true })).toBe(
    'Your Saturn: retrograde',
  )
})

test('the sky that all share is nobody’s', () => {
  const square = { id: 'e', kind: 'sky', transiting: 'mars', natal: 'saturn', aspect: 'square' } as const
  expect(factorTitle(skyWords.en, square)).toBe('Mars square Saturn')
  expect(factorTitle(skyWords.ru, square)).toBe('Марс в квадрате к Сатурну')
  expect(factorTitle(skyWords.ru, { ...square, aspect: 'conjunction' })).toBe('Марс в соединении с Сатурном')
  const turn = { id: 'f', kind: 'sky', transiting: 'venus', retrograde: false } as const
  expect(factorTitle(skyWords.en, turn)).toBe('Venus turns direct')
  const eclipse = { id: 'g', kind: 'sky', transiting: 'sun', natal: 'moon', sign: 4, eclipse: 'solar' } as const
  expect(factorTitle(skyWords.ru, eclipse)).toBe('Солнечное затмение во Льве')
  expect(factorTitle(skyWords.ru, { id: 'h', kind: 'lunar_day', lunar_day: 9 })).toBe('9-й лунный день')
})

test('the nature of an aspect gives its line', () => {
  expect([natureOf('trine'), natureOf('square'), natureOf('conjunction'), natureOf(undefined)]).toEqual([
    'flowing',
    'tense',
    'conjunction',
    'conjunction',
  ])
})
