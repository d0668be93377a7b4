import { describe, expect, it } from 'vitest'
import { birthMentions } from './birth-mentions.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const mentions = birthMentions(
  [{ date: '1990-05-17', clocks: ['14:30', '10:30'], places: ['Moscow', 'Москва, Россия'] }],
  NOW,
)

describe('what gives a birth away', () => {
  it.each([
    'Born on May 17, 1990.',
    'the 17th of May',
    'on 17 May',
    'the Sun returns on May 18, 2027',
    'until May 16',
    '17 мая 1990 года',
    '17-го мая',
    '1990-05-17T10:30:00Z',
    '17.05.1990',
    '05/17/1990',
    'from birth to 31, 1990 to 2021',
    'at 14:30',
    'at 2:30 p.m.',
    'at 2:30 PM',
    '10:30 UT',
    'Nearest to Moscow is Mars',
    'родились в Москве',
    'Europe/Moscow',
  ])('%s', (text) => expect(mentions(text)).toBe(true))
})

describe('what doesn’t', () => {
  it.each([
    'May 171',
    'on May 1, 2027',
    'on May 7',
    '27 мая',
    '7 мая',
    'in March, at 4:30 p.m.',
    'at 12:30 p.m.',
    'from 2027 to 2031',
    'Taurus 26°15′',
    '19900 kilometers',
    'из Подмосковья',
  ])('%s', (text) => expect(mentions(text)).toBe(false))
})

it('a year of now says nothing of who was born in it', () => {
  const ofChild = birthMentions([{ date: '2026-02-03', clocks: [], places: [] }], NOW)
  expect(ofChild('Forecast for 2026')).toBe(false)
  expect(ofChild('February 3')).toBe(true)
})

it('of a turn of the year the days on both sides count', () => {
  const onNewYear = birthMentions([{ date: '1988-01-01', clocks: [], places: [] }], NOW)
  expect(['December 31', 'January 1', '2 января'].map(onNewYear)).toEqual([true, true, true])
  expect(onNewYear('December 30')).toBe(false)
})

it('of nobody’s birth nothing is told', () => {
  expect(birthMentions([], NOW)('May 17, 1990')).toBe(false)
})
