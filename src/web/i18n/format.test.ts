import { afterEach, expect, test, vi } from 'vitest'
import { civilDate, formatDate, formatMoney, formatStamp, formatTime, formatZone, monthNames } from './format.ts'

afterEach(() => vi.unstubAllGlobals())

test('a civil date is the same day whatever the zone of the machine', () => {
  expect(formatDate('en', '1990-05-17')).toBe('May 17, 1990')
  expect(formatDate('ru', '1990-05-17')).toBe('17 мая 1990')
  expect(formatDate('ru', '1990-05-17', 'day')).toBe('17 мая')
})

test('an instant is told on the clock of a zone', () => {
  expect(formatTime('en', '1990-05-17T10:30:00Z', 'Europe/Moscow')).toBe('14:30')
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
  expect(formatStamp('en', '2025-05-07T21:05:00Z', 'Asia/Tokyo')).toBe('May 8, 2025, 06:05')
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
      const expected = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
      expect(formatMoney(lang, amount, currency)).toBe(expected)
    }
})
