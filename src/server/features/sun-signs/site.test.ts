import { expect, test } from 'vitest'
import { datesOf } from './site.ts'

test('a period has its day, the week from Monday, the month, and twelve months', () => {
  // November 23, 2026 is a Monday.
  expect(datesOf('today', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-24' })
  expect(datesOf('week', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-30' })
  expect(datesOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-23' })
  expect(datesOf('month', '2026-12-31')).toEqual({ from: '2026-12-01', to: '2027-01-01' })
  expect(datesOf('year', '2026-11-23')).toEqual({ from: '2026-11-01', to: '2027-11-01' })
})
