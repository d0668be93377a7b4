import { expect, it } from 'vitest'
import { gregorianFromJulian, isJulianDate, julianFromGregorian } from './julian-calendar.ts'

const date = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

it.each([
  ['1582-10-05', '1582-10-15', 'the first day of the new calendar'],
  ['1752-09-03', '1752-09-14', 'the first one in Britain'],
  ['1799-05-26', '1799-06-06', 'Pushkin'],
  ['1900-02-29', '1900-03-13', 'a day that only old style has'],
  ['1905-01-09', '1905-01-22', 'Bloody Sunday'],
  ['1917-10-25', '1917-11-07', 'the October Revolution'],
  ['1918-01-31', '1918-02-13', 'the last day of old style in Russia'],
])('%s old style is %s: %s', (julian, gregorian) => {
  expect(gregorianFromJulian(date(julian))).toEqual(date(gregorian))
  expect(julianFromGregorian(date(gregorian))).toEqual(date(julian))
})

it('knows which days old style has', () => {
  expect(['1900-02-29', '1904-02-29'].map(date).every(isJulianDate)).toBe(true)
  expect(['1901-02-29', '1900-02-30', '1900-13-01', '1900-04-31', '1900-00-10'].map(date).some(isJulianDate)).toBe(
    false,
  )
})
