import { describe, expect, it } from 'vitest'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Factor } from '../../facts/factor.ts'
import { falseWords } from './check-answer.ts'

const jdOf = (date: string) => jdUtFromIso(`${date}T12:00:00Z`)
const stretch: Factor = {
  id: 'retrograde:mercury',
  kind: 'transit',
  transiting: 'mercury',
  sinceJdUt: jdOf('2026-10-24'),
  untilJdUt: jdOf('2026-11-30'),
}
const check = { timeZone: 'UTC', named: ['2026-11-21', '2026-11-27'] }

describe('what an answer may say of dates', () => {
  it('ends a stretch of time only when a fact does, and not today or on a day that was asked about', () => {
    expect(falseWords('en', 'It lasts until November 30.', [stretch], check)).toEqual([])
    expect(falseWords('en', 'It lasts until November 21.', [stretch], check)).toEqual(['November 21'])
    expect(falseWords('en', 'It has lasted since November 27.', [stretch], check)).toEqual(['November 27'])
    expect(falseWords('ru', 'Это продлится до 30 ноября.', [stretch], check)).toEqual([])
    expect(falseWords('ru', 'Это продлится до 21 ноября.', [stretch], check)).toEqual(['21 ноября'])
  })

  it('lets what rests on no fact, such as a plan, end when it does', () => {
    expect(falseWords('en', 'Your plan is paid until November 27.', [], check)).toEqual([])
  })

  it('may name today and the days that were asked about otherwise', () => {
    expect(falseWords('en', 'November 21 is a day like any other.', [stretch], check)).toEqual([])
    expect(falseWords('ru', 'Про 27 ноября вы и спрашивали.', [stretch], check)).toEqual([])
  })
})
