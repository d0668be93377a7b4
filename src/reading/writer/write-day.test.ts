import { beforeAll, describe, expect, it } from 'vitest'
import { howMany } from '#test/how-many.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { dateAfter, factsOf, people, random } from '#test/readings/people.ts'
import { piecesOf, sentencesOf, sentencesOfDay } from '#test/readings/sentences.ts'
import { AREAS } from '../facts/areas.ts'
import type { DayFacts } from '../facts/day-facts.ts'
import { loadLibrary } from '../library/load-library.ts'
import { AREA_POINTS } from '../library/subjects.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { paragraphFaults, unfounded } from '../truth/check-text.ts'
import { corruptions } from '../truth/corruptions.fixture.ts'
import { wordsOf } from './day-thread.ts'
import type { DayReading } from './reading.ts'
import { writeDay } from './write-day.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const PEOPLE = howMany(30, 200)
const DAYS = 4

interface Page {
  lang: Lang
  person: number
  day: number
  date: string
  timeZone: string
  facts: DayFacts
  reading: DayReading
}

/** The pages of some people on some days in a row, everybody's beginning on another date unless told. */
function pagesOf(count: number, days: number, firstDay?: number): Page[] {
  return people(sky, count).flatMap((somebody, person) =>
    Array.from({ length: days }, (_, day) => {
      const date = dateAfter((firstDay ?? (person * 37) % 900) + day)
      const facts = factsOf(sky, somebody, date)
      const { timeZone, seed } = somebody
      return LANGS.map((lang) => {
        return {
          lang,
          person,
          day,
          date,
          timeZone,
          facts,
          reading: writeDay({ facts, library, lang, timeZone, date, seed }),
        }
      })
    }).flat(),
  )
}

describe('many people on four days, in both languages', { timeout: 60_000 }, () => {
  let pages: Page[] = []
  beforeAll(() => {
    pages = pagesOf(PEOPLE, DAYS)
  }, 60_000)
  const label = ({ lang, person, date }: Page) => `${lang} person ${person} on ${date}`

  it('name no planet, sign, house, phase, date or minute that is not among the factors of their paragraph', () => {
    const lies = pages.flatMap((page) =>
      piecesOf(page.reading).flatMap(({ text, factors }) => {
        const faults = paragraphFaults(page.lang, { text, factors }, page.reading.factors, page.timeZone)
        return faults ? [`${label(page)}: ${JSON.stringify(faults)} in «${text}»`] : []
      }),
    )
    expect(lies.slice(0, 20)).toEqual([])
  })

  it('are found out when one name of the sky is changed: at least 99 of 100 times', () => {
    const next = random(99)
    const changed = pages.flatMap((page) =>
      piecesOf(page.reading).flatMap(({ text, factors }) => {
        const held = factors.flatMap((id) => page.reading.factors[id] ?? [])
        return corruptions(page.lang, text, next).map((corrupted) => ({ page, text, corrupted, held }))
      }),
    )
    const missed = changed.filter(({ page, corrupted, held }) => unfounded(page.lang, corrupted, held).length === 0)
    expect(changed.length).toBeGreaterThan(50 * PEOPLE)
    const some = missed.slice(0, 20).map(({ text, corrupted }) => `${text} → ${corrupted}`)
    expect(missed.length / changed.length, some.join('\n')).toBeLessThanOrEqual(0.01)
  })

  it('have factors for every paragraph, and no broken text', () => {
    for (const page of pages) {
      for (const { where, text, factors } of piecesOf(page.reading)) {
        const at = `${label(page)}, ${where}: ${text}`
        expect(factors.length, at).toBeGreaterThan(0)
        expect(text, at).toMatch(/^[\p{Lu}\d«“]/u)
        expect(text.trim(), at).toBe(text)
        expect(text, at).toMatch(/[.?!…]["”»]?$/u)
        expect(text, at).not.toMatch(/undefined|null|NaN| {2}|\.\.| [.,;:]|\bthe the\b|[«“]\s|[{}]/u)
      }
      const { thread, love, career, health } = page.reading
      expect(thread.length, label(page)).toBeLessThanOrEqual(3)
      for (const { paragraphs } of [love, career, health]) expect(paragraphs.length, label(page)).toBe(1)
    }
  })

  it('say no sentence twice on a page', () => {
    for (const page of pages) {
      const all = sentencesOf(page.reading)
      const twice = all.filter((sentence, i) => all.indexOf(sentence) !== i)
      expect(twice, label(page)).toEqual([])
    }
  })

  it('tell a part of life of nothing but its own points and the Moon', () => {
    for (const page of pages) {
      for (const { name, texts } of AREAS) {
        const { paragraphs, next } = page.reading[name]
        const own: readonly string[] = AREA_POINTS[texts]
        const held = [...paragraphs, ...(next ? [next] : [])].flatMap(({ factors }) => factors)
        for (const id of held) {
          const { kind, natal } = page.reading.factors[id] ?? {}
          if (kind !== 'moon') expect([kind, own.includes(natal ?? '')], label(page)).toEqual(['transit', true])
        }
      }
    }
  })

  it('give strengths and points of attention of the day alone, with titles of their own, and no transit in both', () => {
    for (const { reading, ...page } of pages) {
      const all = [...reading.strengths, ...reading.attention]
      expect(new Set(all.map(({ title }) => title)).size, page.date).toBe(all.length)
      const ids = all.flatMap(({ factors }) => factors)
      expect(new Set(ids).size, page.date).toBe(ids.length)
      for (const id of ids)
        expect(
          page.facts.transits.some((one) => one.id === id),
          id,
        ).toBe(true)
      expect(Math.max(reading.strengths.length, reading.attention.length)).toBeLessThanOrEqual(3)
    }
  })

  it('have a thread of 200 words at most, and of 120 as a rule', () => {
    const counts = pages.map(({ reading }) => wordsOf(reading.thread.map(({ text }) => text).join(' ')))
    expect(Math.max(...counts)).toBeLessThanOrEqual(200)
    expect(counts.filter((count) => count >= 120).length / counts.length).toBeGreaterThan(0.7)
  })

  it('give scores within 0 to 100, whole, and trends within ±1', () => {
    for (const { reading } of pages) {
      const { mood, love, career, health } = reading
      for (const score of [...Object.values(mood), love.score, career.score, health.score]) {
        expect(Number.isInteger(score) && score >= 0 && score <= 100, `${score}`).toBe(true)
      }
      for (const { trend } of [love, career, health]) expect(Math.abs(trend)).toBeLessThanOrEqual(1)
    }
  })

  it('claim nothing of the hour where the birth time is unknown, and say so', () => {
    for (const { reading, facts, date } of pages) {
      expect(reading.unknownHour === null, date).toBe(facts.timeKnown)
      if (facts.timeKnown) continue
      for (const { kind, natal, house, orbDeg } of Object.values(reading.factors)) {
        expect(house).toBeUndefined()
        if (kind !== 'transit') continue
        expect(orbDeg).toBeUndefined()
        expect(['asc', 'mc']).not.toContain(natal)
      }
      expect(reading.now.flatMap(({ passes }) => passes)).toEqual([])
    }
  })

  it('share next to nothing with the day before but what runs for weeks', () => {
    const shares = pages.flatMap(({ reading, person, day, lang }) => {
      const before = pages.find((one) => one.person === person && one.lang === lang && one.day === day - 1)
      if (!before) return []
      const last = new Set(sentencesOfDay(before.reading))
      const own = sentencesOfDay(reading)
      return [own.filter((sentence) => last.has(sentence)).length / own.length]
    })
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.02)
    expect(shares.filter((share) => share > 0.1).length / shares.length).toBeLessThan(0.05)
  })
})

describe('a hundred and sixty people on one day', { timeout: 60_000 }, () => {
  it.each(LANGS)('%s: two of them share a few sentences at most', (lang) => {
    const pages = pagesOf(160, 1, 240).filter((page) => page.lang === lang)
    const all = pages.map(({ reading }) => new Set(sentencesOfDay(reading)))
    const shares = all.flatMap((one, i) =>
      all.slice(i + 1).map((other) => {
        const same = [...one].filter((sentence) => other.has(sentence)).length
        return same / Math.min(one.size, other.size)
      }),
    )
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.05)
    // What is left are pairs for whom one planet is exact on the same point that day.
    expect(shares.filter((share) => share > 0.2).length / shares.length).toBeLessThan(0.01)
  })
})

it('a person hardly sees a mantra again within 30 days', { timeout: 60_000 }, () => {
  const days = people(sky, howMany(10, 30)).flatMap((person) => {
    const shown = Array.from({ length: 30 }, (_, day) => {
      const date = dateAfter(200 + day)
      const facts = factsOf(sky, person, date)
      const { timeZone, seed } = person
      return writeDay({ facts, library, lang: 'en', timeZone, date, seed }).mantra.text
    })
    return shown.map((mantra, day) => shown.indexOf(mantra) < day)
  })
  expect(days.filter((isAgain) => isAgain).length / days.length).toBeLessThanOrEqual(0.005)
})

describe('a day', () => {
  const [somebody] = people(sky, 1)
  const facts = somebody && factsOf(sky, { ...somebody, timeZone: 'UTC' }, '2026-03-01')
  if (!facts) throw new Error('nobody')
  const day = { facts, library, lang: 'en', timeZone: 'UTC', date: '2026-03-01', seed: 'a' } as const

  it('is written the same each time', () => {
    expect(writeDay(day)).toEqual(writeDay(day))
  })

  it('is built otherwise for another person', () => {
    expect(writeDay({ ...day, seed: 'b' }).thread).not.toEqual(writeDay(day).thread)
  })
})
