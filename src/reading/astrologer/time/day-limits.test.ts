import { expect, it } from 'vitest'
import { dayLimitsOf } from './day-limits.ts'
import { wordsOf } from '../understanding/vocabulary.ts'

/** A Tuesday. */
const today = '2026-11-24'
const limits = (text: string, more: { from: string; to: string } | null = null) =>
  dayLimitsOf(wordsOf(text), { today, within: more, mayBeBare: true })

it.each([
  ['before the 10th', null, '2026-12-09'],
  ['by december 10', null, '2026-12-10'],
  ['no later than the 5th', null, '2026-12-05'],
  ['after the 15th', '2026-12-16', null],
  ['not before jan 5', '2027-01-05', null],
  ['between jan 2 and 9', '2027-01-02', '2027-01-09'],
  ['between 2 and 9 january', '2027-01-02', '2027-01-09'],
  ['from feb 5 till feb 20', '2027-02-05', '2027-02-20'],
  ['before christmas', null, '2026-12-24'],
  ['after new year', '2027-01-02', null],
  ['before summer', null, '2027-05-31'],
  // Easter Sunday 2027 is March 28, Orthodox Easter May 2.
  ['before easter', null, '2027-03-27'],
  ['до пасхи', null, '2027-05-01'],
  ['at the end of january', '2027-01-22', '2027-01-31'],
  ['by friday', null, '2026-11-27'],
  ['до 10 числа', null, '2026-12-09'],
  ['не позже 10 декабря', null, '2026-12-10'],
  ['после 15-го', '2026-12-16', null],
  ['не раньше 5 января', '2027-01-05', null],
  ['между 2 и 9 января', '2027-01-02', '2027-01-09'],
  ['с 5 по 20 февраля', '2027-02-05', '2027-02-20'],
  ['до Нового года', null, '2026-12-31'],
  ['после праздников', '2027-01-09', null],
  ['до лета', null, '2027-05-31'],
  ['до конца месяца', null, '2026-11-30'],
  ['в начале марта', '2027-03-01', '2027-03-10'],
] as const)('“%s” leaves the days from %s to %s', (text, from, to) => {
  expect(limits(text)).toMatchObject({ from, to })
})

it('a day without its month is one of the days spoken of', () => {
  expect(limits('between the 10th and the 20th', { from: '2027-04-01', to: '2027-04-30' })).toMatchObject({
    from: '2027-04-10',
    to: '2027-04-20',
  })
})

it.each([
  ['not on a weekend', [1, 2, 3, 4, 5]],
  ['weekdays only', [1, 2, 3, 4, 5]],
  ['weekends please', [6, 7]],
  ['not mondays', [2, 3, 4, 5, 6, 7]],
  ['mondays dont work', [2, 3, 4, 5, 6, 7]],
  ['only fri or sat', [5, 6]],
  ['только будни', [1, 2, 3, 4, 5]],
  ['не в выходные', [1, 2, 3, 4, 5]],
  ['в понедельник не могу', [2, 3, 4, 5, 6, 7]],
  ['только пятница или суббота', [5, 6]],
] as const)('“%s” leaves some weekdays', (text, weekdays) => {
  expect(limits(text)?.weekdays).toEqual(weekdays)
})

it.each([
  ['in the morning', 'morning'],
  ['after work', 'evening'],
  ['утром', 'morning'],
  ['после обеда', 'afternoon'],
] as const)('“%s” is a part of the day', (text, part) => {
  expect(limits(text)?.part).toBe(part)
})

it.each([
  'friday',
  'what does saturn mean',
  'after 5 years',
  'what happened from 2017 to 2019',
  'мы с Димой',
  'why not the 4th',
])('“%s” sets no limit', (text) => {
  expect(limits(text)).toBeNull()
})
