import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '#language/lang.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { howMany } from '#test/how-many.ts'
import { dateAfter, factsOf, people } from '#test/readings/people.ts'
import { piecesOf } from '#test/readings/sentences.ts'
import type { DayFacts } from '../facts/day-facts.ts'
import { loadLibrary } from '../library/load-library.ts'
import { presumedTimes } from '../truth/presumed-time.ts'
import { at, DAY, handMade, transit } from './day-facts.fixture.ts'
import type { DayReading } from './reading.ts'
import { writeDay } from './write-day.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const write = (given: Partial<DayFacts>, { lang = 'en' as Lang, date = DAY, seed = 'a' } = {}) =>
  writeDay({ facts: handMade(given), library, lang, timeZone: 'UTC', date, seed })

/** What a page says that presumes work, but for what lasts for weeks. */
const ofWork = (lang: Lang, reading: DayReading) =>
  piecesOf(reading)
    .filter(({ where }) => where !== 'now')
    .flatMap(({ where, text }) =>
      presumedTimes(lang, text).flatMap(({ when, words }) =>
        when === 'workday' ? [`${where}, ${words}: ${text}`] : [],
      ),
    )

describe('a page of a Saturday or a Sunday', { timeout: 60_000 }, () => {
  it('presumes no office, whoever reads it', () => {
    // 31 October and 1 November 2026.
    const found = people(sky, howMany(25, 200)).flatMap((person) =>
      [303, 304].flatMap((day) => {
        const date = dateAfter(day)
        const facts = factsOf(sky, person, date)
        const { timeZone, seed } = person
        return LANGS.flatMap((lang) => ofWork(lang, writeDay({ facts, library, lang, timeZone, date, seed })))
      }),
    )
    expect(found).toEqual([])
  })
})

describe('a page fits the reader’s age', { timeout: 60_000 }, () => {
  const told = people(sky, howMany(60, 200)).flatMap((person) =>
    [320, 324].flatMap((day) => {
      const date = dateAfter(day)
      const facts = factsOf(sky, person, date)
      const { timeZone, seed } = person
      return LANGS.flatMap((lang) => {
        const { factors: _, ...reading } = writeDay({ facts, library, lang, timeZone, date, seed })
        return piecesOf({ ...reading, factors: {} }).flatMap(({ where, text }) =>
          presumedTimes(lang, text).map(({ when, words }) => ({
            age: facts.ageYears,
            when,
            said: `${where}, ${words}: ${text}`,
          })),
        )
      })
    }),
  )
  const saidTo = (when: string, isOf: (age: number) => boolean) =>
    told.filter((one) => one.when === when && isOf(one.age)).map(({ said }) => said)

  it('speaks of parents and grandparents to those who may have them', () => {
    expect(saidTo('elders', (age) => age >= 58)).toEqual([])
    expect(saidTo('elders', (age) => age < 58).length).toBeGreaterThan(0)
  })

  it('speaks of no household, lease or marriage to a minor', () => {
    expect(saidTo('adult', (age) => age < 18)).toEqual([])
    expect(saidTo('adult', (age) => age >= 18).length).toBeGreaterThan(0)
  })

  it('tells of a profession, under what lasts as well, nobody who has none', () => {
    expect(saidTo('workday', (age) => age < 18 || age >= 68)).toEqual([])
  })
})

// On a working morning it speaks of people in charge, whichever of its two texts a reader has.
const midheaven = (time: string) => transit('sun square mc', time)
const seeds = Array.from({ length: 8 }, (_, i) => `${i}`)
const pagesAt = (time: string, more: Partial<DayFacts> = {}, date = DAY) =>
  LANGS.flatMap((lang) =>
    seeds.flatMap((seed) => ofWork(lang, write({ transits: [midheaven(time)], ...more }, { lang, date, seed }))),
  )

describe('what presumes an office', () => {
  it('is told on a weekday before eight in the evening, and not after', () => {
    expect(pagesAt('10:00').length).toBeGreaterThan(0)
    expect(pagesAt('20:30')).toEqual([])
  })

  it('is told to nobody under eighteen or retired', () => {
    expect(pagesAt('10:00', { ageYears: 16 })).toEqual([])
    expect(pagesAt('10:00', { ageYears: 71 })).toEqual([])
  })

  it('gives way where the Moon helps twice, too, and to another text each time', () => {
    const twice = [transit('moon trine sun', '10:00'), transit('moon sextile mc', '16:33')]
    for (const lang of LANGS)
      for (const seed of seeds) {
        const page = write({ transits: twice, ageYears: 70 }, { lang, seed })
        expect(ofWork(lang, page)).toEqual([])
        expect(page.thread[0]?.text).not.toBe(page.thread[1]?.text)
      }
  })

  it('gives way to what the transit brings on a day off', () => {
    const saturday = '2026-11-28'
    const hour = at(`${saturday} 10:00`)
    const startJdUt = at(`${saturday} 00:00`)
    const mc = { ...midheaven('10:00'), exactJdUt: hour, exactToday: true }
    for (const seed of seeds) {
      const { headline, thread, career } = write(
        { transits: [mc], startJdUt, endJdUt: startJdUt + 1, moon: { ...handMade({}).moon, house: null } },
        { date: saturday, seed },
      )
      expect(headline.factors).toEqual([mc.id])
      expect(thread[0]?.text).toContain('10:00 a.m.')
      expect(career.paragraphs[0]?.factors).toEqual([mc.id])
    }
  })
})
