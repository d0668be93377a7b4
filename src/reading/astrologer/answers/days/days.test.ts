import { expect, it, test } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadLibrary } from '../../../library/load-library.ts'
import { answerQuestion, type Ask } from '../../answer-question.ts'
import { textOf } from '../../answer.ts'
import { understand } from '../../understanding/understand.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const BRISTOL = { jdUt: jdUtFromIso('1986-02-01T13:10:00Z'), latitudeDeg: 51.4545, longitudeDeg: -2.5879 }

const answer = (question: string, more: Partial<Ask> = {}) =>
  answerQuestion(sky, library, {
    question,
    lang: 'en',
    firstName: '',
    birth: { chart: natalChart(sky, BRISTOL), timeKnown: true, uncertain: [] },
    people: [],
    age: 40,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-23T09:00:00Z'),
    timeZone: 'UTC',
    ...more,
  })
const said = (question: string, more: Partial<Ask> = {}) => textOf(answer(question, more))

test.each([
  ['en', 'best day for a job interview next week', 'best_day'],
  ['en', 'which day should I sign the lease, December 3 or 8', 'best_day'],
  ['en', 'when should I get a haircut in December', 'best_day'],
  ['en', 'is Friday good for a first date', 'best_day'],
  ['en', 'what is my sign today', null],
  ['en', 'what happened in March 2020', null],
  ['ru', 'какой день лучше для свадьбы в мае', 'best_day'],
  ['ru', 'когда лучше подписать договор', 'best_day'],
  ['ru', 'когда лучше подстричься', 'best_day'],
  ['ru', 'какой сегодня лунный день', null],
] as const)('in %s, “%s” is understood as %s', (lang, question, kind) => {
  const { intent } = understand(lang, question, { today: '2026-11-23', people: [], age: 30 })
  if (kind === null) expect(intent).not.toBe('best_day')
  else expect(intent).toBe(kind)
})

it('names two days of the time asked of, and one to leave aside', () => {
  const text = said('best day to launch my shop in January 2027')
  expect(text).toMatch(/these days stand out: \w+, January \d+, 2027 and \w+, January \d+, 2027/)
  expect(text).toContain('I would leave aside')
  // Mars is retrograde from 10 January to 1 April 2027.
  expect(text).toContain('Mars is retrograde')
})

it('chooses among the days that were named, and none else', () => {
  const { lines } = answer('job interview on December 1, December 3 or December 8, which one?')
  const dates = lines.flatMap(({ text }) => text.match(/day, December \d+/g) ?? [])
  expect(new Set(dates)).toEqual(new Set(['day, December 1', 'day, December 3', 'day, December 8']))
})

it('counts the new Moon of December 9, 00:52 UT, against the day before', () => {
  expect(said('is December 8 good for a wedding?')).toMatch(/the new Moon on December 9 at 00:5[12]/)
})

it('goes on with what the day was for', () => {
  const before = ['best day for a wedding in May 2027']
  expect(said('Saturdays please', { before })).toMatch(/For a wedding, these days stand out: Saturday.* and Saturday/)
  expect(said('why not May 15?', { before })).toContain('Saturday, May 15, 2027 will do for a wedding')
  expect(said('what time?', { before: [...before, 'why not May 15?'] })).toContain('On Saturday, May 15, 2027, between')
  expect(said('is mercury retrograde then', { before })).toContain('Mercury is direct')
})

it('ranks no day for an operation, and says where the Moon is', () => {
  const text = said('best date for my knee surgery: December 4, December 11 or January 8')
  expect(text).toContain('belongs to the doctor')
  expect(text).not.toMatch(/stand out|would take|good day/)
  for (const one of [
    'December 4 the Moon is in Libra',
    'December 11 the Moon is in Capricorn',
    'January 8, 2027 the Moon is in Capricorn',
  ])
    expect(text).toContain(one)
})

it('weighs the sky alone without a birth', () => {
  expect(said('best day for a trip in December', { birth: null })).toContain('by the sky alone')
})

it.each([
  // Between day and month in either order: no date is made of a day and the month before it.
  ['en', 'wedding: 5 June, 19 June, 3 July or 28 August 2027, which one', 4],
  ['en', 'sign the lease on the 12th or the 19th?', 2],
  ['en', 'sign the lease on December 8 or the 10th?', 2],
  ['ru', 'для свадьбы 5 июня, 19 июня, 3 июля или 28 августа 2027?', 4],
  ['ru', 'переезд 12 или 19 числа, какой день лучше', 2],
] as const)('in %s, “%s” compares %d days', (lang, question, count) => {
  const { lines } = answer(question, { lang })
  const days = lang === 'en' ? /^\w+, (\w+ \d+)/ : /^\S+, (\d+ [а-я]+)/
  expect(new Set(lines.flatMap(({ text }) => days.exec(text)?.[1] ?? [])).size).toBe(count)
})

it('chooses between two months, and between two stays', () => {
  // Mars is retrograde from 10 January to 1 April 2027.
  const months = said('March or April 2027 for a launch?')
  expect(months).toMatch(/^For a launch I would take April\./)
  expect(months).toContain('The other one, March, is weaker')
  expect(said('which trip is smoother, January 12-22 or March 15-25')).toMatch(
    /^For traveling I would take (January|March)/,
  )
})

it('names the hardest days where those are asked for, and fears none of them', () => {
  const text = said('which days in December should I avoid')
  expect(text).toMatch(/^The hardest day of that time is \w+, December \d+: /)
  expect(text).toContain('don’t fear it')
})

it('names as many days as are wished', () => {
  expect(
    said('three best dates for a wedding in May 2027').match(/\w+day, May \d+, 2027/g)?.length,
  ).toBeGreaterThanOrEqual(6)
})
