import { describe, expect, it } from 'vitest'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Factor } from '../../facts/factor.ts'
import type { Lang } from '#language/lang.ts'
import { falseWords } from './check-answer.ts'

const jdOf = (date: string) => jdUtFromIso(`${date}T12:00:00Z`)
const stretch: Factor = {
  id: 'retrograde:mercury',
  kind: 'transit',
  transiting: 'mercury',
  sinceJdUt: jdOf('2026-10-24'),
  untilJdUt: jdOf('2026-11-30'),
}
const passes: Factor = {
  id: 'transit:jupiter:conjunction:venus',
  kind: 'transit',
  transiting: 'jupiter',
  passesJdUt: [jdOf('2035-07-20'), jdOf('2036-03-08')],
  sinceJdUt: jdOf('2035-07-14'),
  untilJdUt: jdOf('2036-03-13'),
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

  it('calls exact only a date on which a fact is, and none between which it lasts', () => {
    const wrong = (lang: Lang, text: string) => falseWords(lang, text, [passes], check)
    expect(wrong('en', 'It is exact on July 20, 2035 and March 8, 2036, and is over on March 13, 2036.')).toEqual([])
    expect(wrong('en', 'It is exact on July 20, 2035 and March 13, 2036.')).toEqual(['March 13, 2036'])
    expect(wrong('en', 'It is exact on November 21.')).toEqual(['November 21'])
    expect(wrong('ru', 'Он точен 20 июля 2035 года и 8 марта 2036 года, а закончится 13 марта 2036 года.')).toEqual([])
    expect(wrong('ru', 'Он точен 20 июля 2035 года, а потом снова 13 марта 2036 года.')).toEqual(['13 марта 2036'])
  })

  it('ends no stretch on the day that it begins', () => {
    const wrong = (lang: Lang, text: string) => falseWords(lang, text, [], check)
    expect(wrong('en', 'From November 21 to November 27.')).toEqual([])
    expect(wrong('en', 'From November 27 to November 27.')).toEqual(['From November 27 to November 27'])
    expect(wrong('en', 'From time to time, and from day 2 to day 21.')).toEqual([])
    expect(wrong('ru', 'С 21 ноября по 27 ноября и с 21 по 27 ноября.')).toEqual([])
    expect(wrong('ru', 'С 27 ноября по 27 ноября.')).toEqual(['С 27 ноября по 27 ноября'])
    expect(wrong('ru', 'С 27 по 27 ноября.')).toEqual(['С 27 по 27'])
  })

  it('lets what rests on no fact, such as a plan, end when it does', () => {
    expect(falseWords('en', 'Your plan is paid until November 27.', [], check)).toEqual([])
  })

  it('may name today and the days that were asked about otherwise', () => {
    expect(falseWords('en', 'November 21 is a day like any other.', [stretch], check)).toEqual([])
    expect(falseWords('ru', 'Про 27 ноября вы и спрашивали.', [stretch], check)).toEqual([])
  })
})
