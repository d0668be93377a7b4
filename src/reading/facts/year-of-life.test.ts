import { expect, it } from 'vitest'
import { ageOn, presentYear, yearOfLife } from './year-of-life.ts'

// Valens counts the twelfth year, and the twenty-fourth, back at the sign in which the count began (Anthologies IV.11).
it('the count comes back to the rising sign after twelve years', () => {
  for (const age of [0, 12, 24, 36, 84]) expect(yearOfLife(8, 1990, age)).toMatchObject({ house: 1, ruler: 'jupiter' })
  expect(yearOfLife(8, 1990, 23)).toMatchObject({ begins: 2013, house: 12, ruler: 'mars' })
})

it.each([
  ['1990-05-17', '2026-05-16', 35],
  ['1990-05-17', '2026-05-17', 36],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2024-02-29', '2024-02-29', 0],
])('somebody born on %s is on %s %d years old', (birthdate, date, age) => {
  expect(ageOn(birthdate, date)).toBe(age)
})

const placement = (body: 'mars' | 'sun', longitudeDeg: number) => ({
  body,
  longitudeDeg,
  latitudeDeg: 0,
  distanceAu: null,
  speedDegPerDay: 1,
  retrograde: false,
  sign: Math.floor(longitudeDeg / 30),
  degree: 0,
  minute: 0,
  house: 5,
})
const houses = {
  system: 'placidus',
  requested: 'placidus',
  cuspsDeg: Array.from({ length: 12 }, (_, i) => (128 + 30 * i) % 360),
  ascendantDeg: 128.86,
  midheavenDeg: 13.8,
} as const

it('a year lies between two birthdays and has the ruler of its sign', () => {
  const chart = { placements: [placement('mars', 200), placement('sun', 336)], houses: { ...houses, cuspsDeg: [] } }
  // Leo rises: the 37th year is that of Leo again, and the 40th of Scorpio, which Mars rules.
  expect(presentYear(chart, { birthdate: '1990-02-25', date: '2026-11-24' })).toMatchObject({
    age: 36,
    house: 1,
    from: '2026-02-25',
    to: '2027-02-25',
    lord: { sign: 4, planet: 'sun' },
  })
  expect(presentYear(chart, { birthdate: '1990-02-25', date: '2029-03-01' })).toMatchObject({
    age: 39,
    house: 4,
    lord: { sign: 7, planet: 'mars', placement: { house: 5 } },
  })
})

it('there is none without the hour', () => {
  const chart = { placements: [placement('sun', 336)], houses: null }
  expect(presentYear(chart, { birthdate: '2000-02-29', date: '2026-11-24' })).toBeNull()
})
