import { expect, it } from 'vitest'
import { civilDateAt, shiftDate } from './civil-today.ts'

it.each([
  ['2026-11-21T22:30:00Z', 'Etc/UTC', '2026-11-21'],
  ['2026-11-21T20:59:59Z', 'Europe/Moscow', '2026-11-21'],
  ['2026-11-21T21:00:00Z', 'Europe/Moscow', '2026-11-22'],
  ['2026-11-21T04:59:59Z', 'America/New_York', '2026-11-20'],
  ['2026-07-21T04:00:00Z', 'America/New_York', '2026-07-21'],
  ['2026-11-21T10:00:00Z', 'Pacific/Kiritimati', '2026-11-22'],
  ['2026-11-21T10:59:59Z', 'Pacific/Niue', '2026-11-20'],
  ['2026-11-21T18:15:00Z', 'Asia/Kathmandu', '2026-11-22'],
])('at %s a calendar in %s shows %s', (instant, timeZone, date) => {
  expect(civilDateAt(new Date(instant), timeZone)).toBe(date)
})

it.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
])('%s and %i days is %s', (date, days, shifted) => {
  expect(shiftDate(date, days)).toBe(shifted)
})
