import { expect, it } from 'vitest'
import { foreignFactor } from './foreign-factor.ts'

const said = (subject: string, key: string, lang: 'en' | 'ru', text: string) =>
  foreignFactor({ file: '', line: 1, field: 'body', audience: null, subject, key, lang, text })

it.each([
  ['transit/mars', 'venus tense', 'ru', 'Марс теснит вашу Венеру.'],
  ['transit/mars', 'asc tense', 'en', 'Mars meets your ascendant, and your first quarter is over.'],
  ['planet-in-sign/moon', '3', 'en', 'The Moon in Cancer keeps house.'],
  ['planet-in-house/sun', '10', 'ru', 'Солнце в десятом доме.'],
  ['moon-day/house', '2', 'ru', 'Луна идёт по второму дому.'],
  ['phase/moon', 'full', 'en', 'The full Moon shows the dust.'],
  ['mantra/day', 'moon-sign 4', 'ru', 'Луна во Льве: свечу.'],
  ['planet-in-sign/sun', '0', 'ru', 'Весы на кухне'.toLowerCase()],
] as const)('%s ## %s, %s: %s', (subject, key, lang, text) => expect(said(subject, key, lang, text)).toEqual([]))

it.each([
  ['transit/mars', 'venus tense', 'ru', 'Сатурн', 1],
  ['planet-in-sign/moon', '3', 'en', 'In Leo or in the third house', 2],
  ['planet-in-house/sun', '4', 'en', 'in Leo, the fifth house', 2],
  ['transit/sun', 'mars flowing', 'en', 'The trine runs well.', 1],
  ['transit/sun', 'mars tense', 'ru', 'В полнолуние', 1],
] as const)('%s ## %s, %s: %s', (subject, key, lang, text, count) =>
  expect(said(subject, key, lang, text)).toHaveLength(count),
)
