import { expect, it } from 'vitest'
import { hasReachedAge } from './require-age.ts'

it.each([
  ['2010-11-22', '2026-11-21', false],
  ['2010-11-22', '2026-11-22', true],
  ['2010-11-22', '2027-01-01', true],
  ['2010-01-01', '2025-12-31', false],
  ['1800-01-02', '2026-11-21', true],
  // 2020 is a leap year; 2021 isn't.
  ['2004-02-29', '2020-02-28', false],
  ['2004-02-29', '2020-02-29', true],
])('born on %s, on %s: 16 is reached %j', (birthdate, today, reached) => {
  expect(hasReachedAge(birthdate, 16, today)).toBe(reached)
})

it('a leap day’s birthday is March 1 where the year has no leap day', () => {
  expect(hasReachedAge('2004-02-29', 17, '2021-02-28')).toBe(false)
  expect(hasReachedAge('2004-02-29', 17, '2021-03-01')).toBe(true)
})
