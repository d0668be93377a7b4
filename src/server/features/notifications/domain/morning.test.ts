import { expect, it } from 'vitest'
import { isMonday, morningsDue, secondOf } from './morning.ts'

const due = (now: string, timeZone: string, hour = 7) =>
  morningsDue(new Date(now), { timeZone, hour }).map(({ date, begins }) => [date, begins.toISOString().slice(0, 16)])

it('a morning is planned from half an hour before its hour until four hours after', () => {
  expect(due('2026-11-24T03:29:59Z', 'Europe/Moscow')).toEqual([])
  expect(due('2026-11-24T03:30:00Z', 'Europe/Moscow')).toEqual([['2026-11-24', '2026-11-24T04:00']])
  expect(due('2026-11-24T07:59:59Z', 'Europe/Moscow')).toEqual([['2026-11-24', '2026-11-24T04:00']])
  expect(due('2026-11-24T08:00:00Z', 'Europe/Moscow')).toEqual([])
})

it('its date is that of the person’s calendar, on both sides of the date line', () => {
  expect(due('2026-11-24T16:45:00Z', 'Pacific/Kiritimati')).toEqual([['2026-11-25', '2026-11-24T17:00']])
  expect(due('2026-11-24T17:45:00Z', 'Pacific/Pago_Pago')).toEqual([['2026-11-24', '2026-11-24T18:00']])
})

it('goes by the clock before and after it changes', () => {
  // New York: 8 March 2026 to summer time, 1 November back; Lord Howe moves by half an hour.
  expect(due('2026-03-07T12:00:00Z', 'America/New_York')).toEqual([['2026-03-07', '2026-03-07T12:00']])
  expect(due('2026-03-08T11:00:00Z', 'America/New_York')).toEqual([['2026-03-08', '2026-03-08T11:00']])
  expect(due('2026-11-01T12:00:00Z', 'America/New_York')).toEqual([['2026-11-01', '2026-11-01T12:00']])
  expect(due('2026-10-03T20:30:00Z', 'Australia/Lord_Howe')).toEqual([['2026-10-04', '2026-10-03T20:00']])
})

it('people are spread evenly over the hour, and each keeps their second', () => {
  const minutes = Array.from({ length: 60 }, () => 0)
  for (let id = 1; id <= 60_000; id++) {
    const minute = Math.floor(secondOf(id) / 60)
    minutes[minute] = (minutes[minute] ?? 0) + 1
  }
  expect(Math.min(...minutes)).toBeGreaterThan(990)
  expect(Math.max(...minutes)).toBeLessThan(1010)
  expect(secondOf(2 ** 31 - 1)).toBe(secondOf(2 ** 31 - 1))
})

it('knows a Monday', () => {
  expect([isMonday('2026-11-23'), isMonday('2026-11-24'), isMonday('2024-02-26')]).toEqual([true, false, true])
})
