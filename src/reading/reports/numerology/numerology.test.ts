import { describe, expect, it } from 'vitest'
import { dateNumbers, personalYear } from './date-numbers.ts'
import { letterValue, nameNumbers } from './name-numbers.ts'
import { reduction } from './reduce.ts'

describe('a name', () => {
  it('is counted as Decoz counts Thomas John Hancock', () => {
    // worldnumerology.com, "The Heart's Desire": 7 + 6 + 7 = 20, 2; "The Expression": 22 + 2 + 1 = 25, 7.
    expect(nameNumbers('Thomas John Hancock')).toMatchObject({ expression: 7, soulUrge: 2, personality: 5 })
  })

  it('has the values of the Pythagorean table, and of the same rule in Cyrillic', () => {
    expect([...'AIJRSZ'].map(letterValue)).toEqual([1, 9, 1, 9, 1, 8])
    expect([...'АЗИРСЩЪЯ'].map(letterValue)).toEqual([1, 9, 1, 9, 1, 9, 1, 6])
    // Анна: 1 + 6 + 6 + 1 = 14, 5; vowels 2, consonants 12, 3. By hand.
    expect(nameNumbers('Анна')).toMatchObject({ expression: 5, soulUrge: 2, personality: 3 })
  })

  it('takes Y for a vowel where none stands beside it', () => {
    expect(nameNumbers('Lynn')?.soulUrge).toBe(7)
    // O alone.
    expect(nameNumbers('Joy')?.soulUrge).toBe(6)
  })

  it('counts letters with accents as the letters they are, and says which it can’t count', () => {
    expect(nameNumbers('Zoë')).toEqual(nameNumbers('Zoe'))
    // Й 2, О 7, В 3: 12, 3.
    expect(nameNumbers('Йов')?.expression).toBe(3)
    expect(nameNumbers('Анна 李')?.uncounted).toEqual(['李'])
    expect(nameNumbers('李')).toBeNull()
    expect(nameNumbers('')).toBeNull()
  })
})

describe('a date', () => {
  it('has the pinnacles of Decoz’s example', () => {
    // decoz.com, course 19: May 15, 1949: 11, 11, 22, 1.
    const { lifePath, pinnacles } = dateNumbers('1949-05-15')
    expect(pinnacles.map(({ number }) => number)).toEqual([11, 11, 22, 1])
    // 5 + 6 + 5 = 16, 7; the first ends at 36 − 7 = 29.
    expect(lifePath).toBe(7)
    expect(pinnacles.map(({ fromAge, toAge }) => [fromAge, toAge])).toEqual([
      [0, 29],
      [29, 38],
      [38, 47],
      [47, null],
    ])
  })

  it.each([
    // worldnumerology.com: August 12, 1990 is 8 + 3 + 1 = 12, 3; October 15, 1998 is 7.
    ['1990-08-12', 3],
    ['1998-10-15', 7],
    // By hand: 11 + 22 + 1983 (21, 3) = 36, 9; 2 + 9 + 1975 (22) = 33.
    ['1983-11-22', 9],
    ['1975-02-09', 33],
  ])('%s has the life path %i', (date, lifePath) => expect(dateNumbers(date).lifePath).toBe(lifePath))

  it('has the challenges of its digits', () => {
    // May 11, 1962: 5, 2, 9: 3, 7, 4, 4. By hand.
    expect(dateNumbers('1962-05-11').challenges).toEqual([3, 7, 4, 4])
    expect(dateNumbers('1949-05-15').challenges).toEqual([1, 1, 0, 0])
  })

  it('has the personal years of McClain’s example', () => {
    // astrology-numerology.com, "The Personal Year": February 8 in 2015 is 9.
    expect(personalYear({ month: 2, day: 8 }, 2015)).toBe(9)
    expect(personalYear({ month: 11, day: 22 }, 2026)).toBe(7)
  })
})

it('is brought down step by step, and stops at a master number', () => {
  expect(reduction(1949)).toEqual([1949, 23, 5])
  expect(reduction(29)).toEqual([29, 11])
  expect(reduction(7)).toEqual([7])
})
