import { describe, expect, it } from 'vitest'
import { datesOf, monthAfter } from './civil-month.ts'

it('counts months over the year', () => {
  expect(monthAfter('2026-11', 1)).toBe('2026-12')
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2027-01', -1)).toBe('2026-12')
})

describe('the dates of a month', () => {
  it('are all of them', () => {
    expect(datesOf('2028-02', 'UTC').map(({ date }) => date.slice(8))).toEqual(
      Array.from({ length: 29 }, (_, i) => String(i + 1).padStart(2, '0')),
    )
    expect(datesOf('2026-12', 'Asia/Kolkata')).toHaveLength(31)
  })

  it('last 23 and 25 hours where the clocks change', () => {
    const hours = datesOf('2027-03', 'Europe/Berlin').map(({ startJdUt, endJdUt }) =>
      Math.round((endJdUt - startJdUt) * 24),
    )
    expect(hours[27]).toBe(23)
    expect(hours.filter((length) => length === 24)).toHaveLength(30)
  })

  it('lack the day that Samoa skipped at the date line', () => {
    const dates = datesOf('2011-12', 'Pacific/Apia').map(({ date }) => date)
    expect(dates).toHaveLength(30)
    expect(dates).not.toContain('2011-12-30')
  })
})
