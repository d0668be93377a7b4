import { expect, test } from 'vitest'
import { civilDate, formatDate, formatMoney, formatTime, formatZone, monthNames } from './format.ts'

test('a civil date is the same day whatever the zone of the machine', () => {
  expect(formatDate('en', '1990-05-17')).toBe('17 May 1990')
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
