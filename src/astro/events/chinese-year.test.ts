import { expect, it } from 'vitest'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { chineseYear, chineseYearOf, lunarNewYear } from './chinese-year.ts'

const sky = loadEphemeris()

// Gregorian–Lunar Calendar Conversion Tables of the Hong Kong Observatory; 1984–85 and 2033–34 have a leap month near the solstice.
const PUBLISHED =
  '1924-02-05 1954-02-03 1966-01-21 1971-01-27 1976-01-31 1985-02-20 1988-02-17 1989-02-06 1990-01-27 1992-02-04 1996-02-19 ' +
  '1997-02-07 1998-01-28 1999-02-16 2000-02-05 2001-01-24 2004-01-22 2007-02-18 2010-02-14 2012-01-23 2015-02-19 2019-02-05 ' +
  '2020-01-25 2023-01-22 2024-02-10 2025-01-29 2026-02-17 2027-02-06 2030-02-03 2033-01-31 2034-02-19'
it.each(PUBLISHED.split(' '))('a Chinese year began on %s', (date) => {
  expect(lunarNewYear(sky, Number(date.slice(0, 4)))).toBe(date)
})

it.each([
  ['1990-01-20', 1989, 'snake', 'earth', false],
  ['1990-01-27', 1990, 'horse', 'metal', true],
  ['1988-02-10', 1987, 'rabbit', 'fire', false],
  ['1988-08-08', 1988, 'dragon', 'earth', true],
  ['1992-01-28', 1991, 'goat', 'metal', false],
  ['1998-12-30', 1998, 'tiger', 'earth', true],
  ['1971-03-15', 1971, 'pig', 'metal', false],
  ['2004-07-03', 2004, 'monkey', 'wood', true],
] as const)('%s lies in the year of %d: %s, %s', (date, year, animal, element, isYang) => {
  expect(chineseYearOf(sky, date)).toEqual({ year, animal, element, isYang })
})

it('counts back over the beginning of a cycle', () => {
  expect(chineseYear(1900)).toEqual({ year: 1900, animal: 'rat', element: 'metal', isYang: true })
  expect(chineseYear(2027)).toEqual({ year: 2027, animal: 'goat', element: 'fire', isYang: false })
})
