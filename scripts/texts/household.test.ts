import { expect, it } from 'vitest'
import type { Audience } from '../../src/reading/library/audience.ts'
import { household } from './household.ts'

const said = (lang: 'en' | 'ru', text: string, audience: Audience = 'any', subject = 'composite/moon-sign') =>
  household({ file: '', line: 1, subject, key: '1', audience, field: 'body', lang, text }).length

// What colleagues, friends and brothers were told in the documents of 23 November, when an outsider read them.
it.each([
  ['en', 'You have an opinion on how to load a dishwasher.'],
  ['en', 'Both of you are calm when there’s bread in the house.'],
  ['en', 'You’d both give a lot for a closed carriage.'],
  ['en', 'Generosity with money is how it shows between you.'],
  ['ru', 'Посудомойку загружают трижды.'],
  ['ru', 'В такси весь вечер пересматривается заново.'],
  ['ru', 'Раз в месяц смотрите, на что ушли деньги.'],
  ['ru', 'Голосовое без слов, одно мурлыканье.'],
  ['ru', 'Кошелёк этой связи дырявый.'],
  ['en', 'When neither has spoken for a day, bring something warm to drink.'],
  ['ru', 'Если молчите уже сутки, заговорите первыми.'],
  ['ru', 'Достаток ваш измеряется ещё и тем, чему вы порадовались.'],
] as const)('%s: “%s” is told to partners alone', (lang, text) => {
  expect(said(lang, text)).toBe(1)
  expect(said(lang, text, 'kin')).toBe(1)
  expect(said(lang, text, 'partner')).toBe(0)
})

it.each([
  ['en', 'In the sixth house, the house of daily work, you two organize.'],
  ['en', 'You keep the promise on time.'],
  ['ru', 'Шестой дом отвечает за труд и привычки.'],
  ['ru', 'Вы оба невиновны: вина приходит без повода.'],
] as const)('%s: “%s” is for any two', (lang, text) => expect(said(lang, text)).toBe(0))

it.each([
  'Поправляйте, когда гости разошлись.',
  'С братом или сестрой это перепалка длиной в жизнь.',
  'Подгонять могут из соседнего отдела.',
  'Новые знакомые принимают вас за родню.',
])('“%s” names a bond that any two are told', (text) => {
  expect(said('ru', text, 'any', 'overlay/mars')).toBe(1)
  expect(said('ru', text, 'kin', 'overlay/mars')).toBe(0)
  expect(said('ru', text, 'any', 'natal-sign/mars')).toBe(0)
})

it('holds the texts on the chart of a bond alone', () => {
  expect(said('en', 'The dishwasher.', 'any', 'synastry/moon')).toBe(0)
  expect(said('en', 'The dishwasher.', 'child')).toBe(0)
})
