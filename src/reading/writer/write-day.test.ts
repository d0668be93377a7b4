import { beforeAll, describe, expect, it } from 'vitest'
import { howMany } from '#test/how-many.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { dateAfter, factsOf, people, random } from '#test/readings/people.ts'
import { authoredOf, libraryOf, piecesOf, sentencesOf } from '#test/readings/sentences.ts'
import type { DayFacts } from '../facts/day-facts.ts'
import { loadLibrary } from '../library/load-library.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { paragraphFaults, unfounded } from '../truth/check-text.ts'
import { corruptions } from '../truth/corruptions.fixture.ts'
import { writeDay, type DayReading } from './write-day.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const PEOPLE = howMany(30, 200)
const DAYS = 4
const LASTING = howMany(6, 16)

interface Page {
  lang: Lang
  person: number
  day: number
  date: string
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
        return { lang, person, day, date, facts, reading: writeDay({ facts, library, lang, timeZone, date, seed }) }
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

  it('name no planet, sign, house or phase that is not among the factors of their paragraph', () => {
    const lies = pages.flatMap((page) =>
      piecesOf(page.reading).flatMap(({ text, factors }) => {
        const faults = paragraphFaults(page.lang, { text, factors }, page.reading.factors)
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
        expect(text.replace('left undefined', 'bare'), at).not.toMatch(
          /undefined|null|NaN| {2}|\.\.| [.,;:]|\bthe the\b|[«“]\s/u,
        )
      }
      const { general, love, career, health } = page.reading
      expect(general.length, label(page)).toBeGreaterThan(0)
      for (const { paragraphs } of [love, career, health]) expect(paragraphs.length, label(page)).toBeGreaterThan(0)
    }
  })

  it('say no sentence twice on a page', () => {
    for (const page of pages) {
      const all = sentencesOf(page.reading)
      const twice = all.filter((sentence, i) => all.indexOf(sentence) !== i)
      expect(twice, label(page)).toEqual([])
    }
  })

  it('give one to three strengths and points of attention with titles of their own', () => {
    for (const page of pages) {
      for (const focuses of [page.reading.strengths, page.reading.attention]) {
        expect([1, 2, 3], label(page)).toContain(focuses.length)
        expect(new Set(focuses.map(({ title }) => title)).size, label(page)).toBe(focuses.length)
      }
    }
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

  it('claim nothing of the hour where the birth time is unknown', () => {
    for (const { reading, facts } of pages) {
      if (facts.timeKnown) continue
      for (const factor of Object.values(reading.factors)) {
        if (factor.kind !== 'transit') continue
        expect(factor.orbDeg).toBeUndefined()
        expect(factor.exactJdUt).toBeUndefined()
        expect(['asc', 'mc']).not.toContain(factor.natal)
        // The natal Moon may be 7° off: only the Moon itself crosses so much in a day.
        if (factor.natal === 'moon') expect(factor.transiting).toBe('moon')
      }
    }
  })
})

describe('people on 32 days, in both languages', { timeout: 60_000 }, () => {
  let pages: Page[] = []
  beforeAll(() => {
    pages = pagesOf(LASTING, 32)
  }, 60_000)

  it.each(LANGS)('%s: read no sentence again within 30 days, nor one of the library woven into another', (lang) => {
    const authored = libraryOf(library, lang)
    const last = new Map<string, number>()
    const again: string[] = []
    for (const { lang: own, person, day, date, reading } of pages) {
      if (own !== lang) continue
      for (const sentence of new Set([...sentencesOf(reading), ...authoredOf(reading, authored)])) {
        const before = last.get(`${person} ${sentence}`)
        if (before !== undefined && day - before <= 30) again.push(`person ${person} on ${date}: ${sentence}`)
        last.set(`${person} ${sentence}`, day)
      }
    }
    expect(last.size).toBeGreaterThan(625 * LASTING)
    expect(again).toEqual([])
  })

  it('find something to read in every section', () => {
    for (const { reading, person, date } of pages) {
      for (const { where, text } of piecesOf(reading))
        expect(text.length, `${where} of ${person} on ${date}`).toBeGreaterThan(12)
      expect(sentencesOf(reading).length, `person ${person} on ${date}`).toBeGreaterThanOrEqual(9)
    }
  })
})

describe('a hundred and sixty people on one day', { timeout: 60_000 }, () => {
  it.each(LANGS)('%s: two of them share a few sentences at most', (lang) => {
    const pages = pagesOf(160, 1, 240).filter((page) => page.lang === lang)
    const all = pages.map(({ reading }) => new Set(sentencesOf(reading)))
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

describe('a day', () => {
  const [somebody] = people(sky, 1)
  const facts = somebody && factsOf(sky, { ...somebody, timeZone: 'UTC' }, '2026-03-01')
  if (!facts) throw new Error('nobody')
  const day = { facts, library, lang: 'en', timeZone: 'UTC', date: '2026-03-01', seed: 'a' } as const

  it('is written the same each time', () => {
    expect(writeDay(day)).toEqual(writeDay(day))
  })

  it('is built otherwise for another person', () => {
    expect(writeDay({ ...day, seed: 'b' }).general).not.toEqual(writeDay(day).general)
  })
})
