import { expect, it } from 'vitest'
import { isoFromJdUt, jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { dayNumberOf, localTime } from './local-time.ts'

it.each([
  ['2026-03-10T08:29:59Z', 'Europe/Moscow', '11:29', '2026-03-10'],
  ['2026-03-10T22:30:00Z', 'Europe/Moscow', '01:30', '2026-03-11'],
  // New York set its clocks forward on 8 March 2026.
  ['2026-03-08T06:59:00Z', 'America/New_York', '01:59', '2026-03-08'],
  ['2026-03-08T07:00:00Z', 'America/New_York', '03:00', '2026-03-08'],
  ['2026-01-01T00:00:00Z', 'Asia/Kolkata', '05:30', '2026-01-01'],
  ['2025-12-31T23:59:00Z', 'UTC', '23:59', '2025-12-31'],
])('%s in %s is %s on %s', (utc, timeZone, clock, date) => {
  const local = localTime(jdUtFromIso(utc), timeZone)
  expect(local.clock).toBe(clock)
  expect(local.dayNumber).toBe(dayNumberOf(date))
  expect([local.year, local.month, local.day]).toEqual(date.split('-').map(Number))
})

it('is of the second that the answers name, so that a text and the note beside it agree on the minute', () => {
  // Three tenths of a second before 8:30.
  const jdUt = jdUtFromIso('2026-03-10T08:29:59.7Z')
  expect(isoFromJdUt(jdUt)).toBe('2026-03-10T08:30:00Z')
  expect(localTime(jdUt, 'UTC').clock).toBe('08:30')
})

it('counts days from 1970', () => {
  expect(dayNumberOf('1970-01-02')).toBe(1)
  expect(() => dayNumberOf('next Tuesday')).toThrow(RangeError)
})
