import { expect, test } from 'vitest'
import { holidayOf, isDayOff } from './days-off.ts'

const civil = (iso: string) => {
  const date = new Date(`${iso}T00:00:00Z`)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}
const isOff = (timeZone: string, iso: string) => isDayOff(timeZone, civil(iso))

// Dates as government calendars have them.
test.each([
  ['America/New_York', '2026-11-26', 'Thanksgiving'],
  ['America/Los_Angeles', '2027-05-31', 'Memorial Day'],
  ['Europe/London', '2027-03-26', 'Good Friday'],
  ['Europe/London', '2026-08-31', 'the summer bank holiday'],
  ['Europe/Dublin', '2026-03-17', 'Saint Patrick’s Day'],
  ['Europe/Berlin', '2026-05-14', 'Ascension'],
  ['Europe/Moscow', '2027-01-06', 'the New Year holidays'],
  ['Asia/Yekaterinburg', '2026-11-04', 'Unity Day'],
  ['Europe/Minsk', '2026-04-21', 'Radunitsa'],
  ['Asia/Almaty', '2026-12-16', 'Independence Day'],
  ['Asia/Jerusalem', '2026-11-27', 'a Friday'],
  ['Asia/Kolkata', '2027-01-26', 'Republic Day'],
  ['Asia/Tokyo', '2027-01-01', 'New Year'],
  ['UTC', '2026-11-22', 'a Sunday'],
])('%s %s is off: %s', (timeZone, date) => {
  expect(isOff(timeZone, date)).toBe(true)
})

test.each([
  ['America/New_York', '2026-11-19', 'the third Thursday'],
  ['Europe/London', '2026-07-06', 'a Monday'],
  ['Europe/Moscow', '2026-12-25', 'a Friday'],
  ['Asia/Jerusalem', '2026-11-29', 'a Sunday'],
  ['Asia/Tokyo', '2026-12-25', 'a Friday'],
])('%s %s is no day off: %s', (timeZone, date) => {
  expect(isOff(timeZone, date)).toBe(false)
})

test.each([
  ['America/New_York', '2026-11-26', 'thanksgiving'],
  ['America/Toronto', '2026-10-12', 'thanksgiving'],
  ['Europe/London', '2026-11-26', null],
  ['America/Chicago', '2026-12-24', 'christmas-eve'],
  ['Europe/Berlin', '2026-12-25', 'christmas'],
  ['Europe/Moscow', '2026-12-24', null],
  ['Europe/Moscow', '2027-01-06', 'christmas-eve'],
  ['Asia/Yekaterinburg', '2027-01-07', 'christmas'],
  ['Europe/Moscow', '2027-01-04', 'new-year'],
  ['Europe/London', '2027-01-04', null],
  ['Asia/Tokyo', '2026-12-31', 'new-years-eve'],
  ['Asia/Tokyo', '2027-01-01', 'new-year'],
])('%s %s is %s', (timeZone, date, holiday) => {
  expect(holidayOf(timeZone, civil(date))).toBe(holiday)
})
