import { expect, test } from 'vitest'
import { spanDates } from './span-dates.ts'

test('a week is seven days and the midnight that ends it', () => {
  const { dates, partStarts } = spanDates('week', '2026-12-29')
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([8, '2026-12-29', '2027-01-05'])
  expect(partStarts).toEqual([])
})

test('a month ends before its date of the next month, and has four weeks', () => {
  const november = spanDates('month', '2026-11-23')
  expect([november.dates.length, november.dates.at(-1)]).toEqual([31, '2026-12-23'])
  expect(november.partStarts).toEqual([0, 7, 14, 21])
  // January 31 has no like in February.
  expect(spanDates('month', '2027-01-31').dates.at(-1)).toBe('2027-02-28')
})

test('a year has twelve months, each from the same date on', () => {
  const { dates, partStarts } = spanDates('year', '2027-10-31')
  // With the leap day of 2028.
  expect([dates.length, dates.at(-1)]).toEqual([367, '2028-10-31'])
  expect(partStarts.map((start) => dates[start])).toEqual([
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
    '2028-05-31',
    '2028-06-30',
    '2028-07-31',
    '2028-08-31',
    '2028-09-30',
  ])
})
