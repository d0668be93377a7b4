import { expect, it } from 'vitest'
import { visibleDates } from './list-days.ts'

it('the free plan reads today, a paid one three days back to tomorrow', () => {
  expect(visibleDates('2026-11-21', 'free')).toEqual(['2026-11-21'])
  for (const plan of ['month', 'six_months', 'year'] as const)
    expect(visibleDates('2026-11-21', plan)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ])
})

it('the strip goes over the ends of months and years, and over a leap day', () => {
  expect(visibleDates('2027-01-01', 'year')).toEqual([
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
  expect(visibleDates('2028-03-01', 'year').slice(1, 3)).toEqual(['2028-02-28', '2028-02-29'])
})
