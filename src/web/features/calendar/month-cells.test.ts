import { expect, test } from 'vitest'
import { dateAfter, isInReach, monthAfter, monthCells } from './month-cells.ts'

test('a month’s page begins with a Monday and has six weeks', () => {
  // 1 November 2026 is a Sunday.
  const november = monthCells('2026-11')
  expect(november).toHaveLength(42)
  expect(november[0]).toEqual({ date: '2026-10-26', inMonth: false })
  expect(november[6]).toEqual({ date: '2026-11-01', inMonth: true })
  expect(november.at(-1)).toEqual({ date: '2026-12-06', inMonth: false })
  // 1 February 2027 is a Monday.
  expect(monthCells('2027-02')[0]).toEqual({ date: '2027-02-01', inMonth: true })
  expect(monthCells('2028-02').filter(({ inMonth }) => inMonth)).toHaveLength(29)
})

test('days and months run over the year', () => {
  expect(dateAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect([isInReach('2025-12', '2026-11-21'), isInReach('2027-12', '2026-11-21')]).toEqual([false, true])
})
