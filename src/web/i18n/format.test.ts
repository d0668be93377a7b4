import { afterEach, expect, test, vi } from 'vitest'
import {
  civilDate,
  formatClock,
  formatDate,
  formatMoney,
  formatStamp,
  formatTime,
  formatZone,
  monthNames,
} from './format.ts'

afterEach(() => vi.unstubAllGlobals())

test('a civil date is the same day whatever the zone of the machine', () => {
  expect(formatDate('en', '1990-05-17')).toBe('May 17, 1990')
  expect(formatDate('ru', '1990-05-17')).toBe('17 мая 1990')
  expect(formatDate('ru', '1990-05-17', 'day')).toBe('17 мая')
})

test('an instant is told on the clock of a zone', () => {
  expect(formatTime('en', '1990-05-17T10:30:00Z', 'Europe/Moscow')).toBe('2:30\u00a0p.m.')
  expect(formatTime('ru', '2025-05-17T21:05:00Z', 'UTC')).toBe('21:05')
  expect(formatZone('en', '2025-05-17T10:30:00Z', 'Europe/Moscow')).toBe('GMT+3')
})

test('the day of an instant depends on the zone', () => {
  const instant = new Date('2025-05-17T21:30:00Z')
  expect(civilDate(instant, 'UTC')).toBe('2025-05-17')
  expect(civilDate(instant, 'Europe/Moscow')).toBe('2025-05-18')
})

test('dates of a fixed form do not depend on the order in which an engine writes a date', () => {
  // WebKit with ICU 72 writes en-CA as 5/17/2025, Chromium as 2025-05-17.
  class Reordered extends Intl.DateTimeFormat {
    override formatToParts(date?: Date) {
      return super.formatToParts(date).toReversed()
    }
    override format(date?: Date) {
      return this.formatToParts(date)
        .map(({ value }) => value)
        .join('')
    }
  }
  vi.stubGlobal('Intl', { ...Intl, NumberFormat: Intl.NumberFormat, DateTimeFormat: Reordered })
  expect(civilDate(new Date('2025-05-17T21:30:00Z'), 'Asia/Tokyo')).toBe('2025-05-18')
  expect(formatStamp('ru', '2025-05-07T21:05:00Z', 'Asia/Tokyo')).toBe('08.05.2025 06:05')
  expect(formatStamp('en', '2025-05-07T21:05:00Z', 'Asia/Tokyo')).toBe('May 8, 2025, 6:05\u00a0a.m.')
})

test('Russian months stand in the form that follows a day', () => {
  expect(monthNames('ru')[4]).toBe('мая')
  expect(monthNames('en')[0]).toBe('January')
})

test.each(['USD', 'EUR', 'RUB'])('an amount of money is written as Intl writes it, in %s', (currency) => {
  const amounts = [0, 0.005, 0.07, 1, 9.99, 16.665, 16.67, 100, 999.995, 1000, 1234.5, 12_345_678.9]
  for (const [lang, locale] of [
    ['en', 'en-US'],
    ['ru', 'ru-RU'],
  ] as const)
    for (const amount of [...amounts, ...amounts.slice(1).map((value) => -value)]) {
      const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
      expect(formatMoney(lang, amount, currency)).toBe(new Intl.NumberFormat(locale, options).format(amount))
    }
})

test.each([
  ['en', 9, 'USD', '$9'],
  ['en', 1490, 'USD', '$1,490'],
  ['en', 16.5, 'USD', '$16.50'],
  ['en', 999.995, 'USD', '$1,000'],
  ['en', -9, 'USD', '-$9'],
  ['ru', 1490, 'RUB', '1\u00A0490\u00A0₽'],
  ['ru', 1490.5, 'RUB', '1\u00A0490,50\u00A0₽'],
  ['ru', 9, 'USD', '9\u00A0$'],
] as const)('an amount has no decimals when they are zero: %s %d %s', (lang, amount, currency, text) => {
  expect(formatMoney(lang, amount, currency)).toBe(text)
})

test('a short month keeps its last letter: «авг.» ends in «г.», as «2026 г.» does', () => {
  expect(formatDate('ru', '2026-08-23', 'dayMonthShort')).toBe('23 авг.')
  expect(formatDate('ru', '2026-08-23')).toBe('23 августа 2026')
})

test('a clock time of a birth is written as the other times of its page', () => {
  expect(formatClock('en', '14:45')).toBe('2:45\u00a0p.m.')
  expect(formatClock('ru', '07:20')).toBe('7:20')
})

test('times are told as the readings tell them', () => {
  expect(formatTime('en', '1990-05-17T11:20:00Z', 'Europe/Moscow')).toBe('3:20\u00a0p.m.')
  expect(formatTime('en', '1990-05-17T00:05:00Z', 'UTC')).toBe('12:05\u00a0a.m.')
  expect(formatTime('en', '1990-05-17T12:00:00Z', 'UTC')).toBe('12:00\u00a0p.m.')
  expect(formatTime('ru', '1990-05-17T11:20:00Z', 'Europe/Moscow')).toBe('15:20')
  expect(formatTime('ru', '1990-05-17T09:05:00Z', 'UTC')).toBe('9:05')
})
