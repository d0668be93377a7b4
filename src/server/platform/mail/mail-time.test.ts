import { expect, test } from 'vitest'
import { mailDate, mailDayTime, mailTime, mailWeekday } from './mail-time.ts'

const instant = new Date('2026-11-25T14:35:00Z')

test.each([
  ['en', 'UTC', 'November 25, 2026 at 2:35 p.m. (GMT)'],
  ['en', 'Asia/Kolkata', 'November 25, 2026 at 8:05 p.m. (GMT+5:30)'],
  ['ru', 'Europe/London', '25 ноября 2026 года в 14:35 (GMT)'],
  ['ru', 'Asia/Yekaterinburg', '25 ноября 2026 года в 19:35 (GMT+5)'],
] as const)('a time is written with its zone, in %s for %s', (lang, timeZone, text) => {
  expect(mailTime(lang, instant, timeZone)).toBe(text)
})

test('a date has its year, and a day its name', () => {
  expect(mailDate('en', instant, 'Asia/Tokyo')).toBe('November 25, 2026')
  expect(mailDate('ru', instant, 'Asia/Tokyo')).toBe('25 ноября 2026 года')
  expect(mailDayTime('en', instant, 'UTC')).toBe('Wednesday, November 25, 2026 at 2:35 p.m. (GMT)')
  expect(mailDayTime('ru', instant, 'UTC')).toBe('среда, 25 ноября 2026 года в 14:35 (GMT)')
})

test('a day of the week has no year', () => {
  expect(mailWeekday('en', '2026-11-25')).toBe('Wednesday, November 25')
  expect(mailWeekday('ru', '2026-11-25')).toBe('среда, 25 ноября')
})
