import { beforeAll, describe, expect, it } from 'vitest'
import { civilDay } from '#astro/birth-time/civil-day.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { dayFacts, type DayFacts, type NatalBirth } from '../facts/day-facts.ts'
import { loadLibrary } from '../library/load-library.ts'
import { LANGS, type Lang } from '../library/subjects.ts'
import { paragraphFaults, unfounded } from '../truth/check-text.ts'
import { corruptions } from '../truth/corruptions.fixture.ts'
import { writeDay, type DayReading } from './write-day.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const ZONES = ['Europe/Moscow', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland']
const PEOPLE = 200
const DAYS = 4

/** Numerical Recipes' linear congruential generator: 0 ≤ x < 1. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

interface Page {
  lang: Lang
  person: number
  day: number
  date: string
  facts: DayFacts
  reading: DayReading
}

const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10)

function birthOf(next: () => number, person: number): NatalBirth {
  const place = { latitudeDeg: next() * 120 - 55, longitudeDeg: next() * 360 - 180 }
  const jdUt = 2_433_282.5 + Math.floor(next() * 22_000)
  if (person % 4 === 3) {
    return { timeKnown: false, ...wholeDayChart(sky, { jdUtStart: jdUt, jdUtEnd: jdUt + 1, ...place }) }
  }
  return { timeKnown: true, uncertain: [], chart: natalChart(sky, { jdUt: jdUt + next(), ...place }) }
}

function pagesOf(people: number): Page[] {
  const next = random(2026)
  return Array.from({ length: people }, (_, person) => {
    const birth = birthOf(next, person)
    const timeZone = ZONES[person % ZONES.length] ?? 'UTC'
    const first = Date.UTC(2026, 0, 1) + Math.floor(next() * 900) * 86_400_000
    return Array.from({ length: DAYS }, (__, day) => {
      const date = iso(first + day * 86_400_000)
      const { startUtcMs, endUtcMs } = civilDay({ timeZone, date })
      const facts = dayFacts(sky, {
        ...birth,
        startJdUt: jdUtFromDate(new Date(startUtcMs)),
        endJdUt: jdUtFromDate(new Date(endUtcMs)),
      })
      return LANGS.map((lang) => {
        const reading = writeDay({ facts, library, lang, timeZone, date, seed: `${person}` })
        return { lang, person, day, date, facts, reading }
      })
    }).flat()
  }).flat()
}

interface Piece {
  where: string
  text: string
  factors: string[]
}

function piecesOf({ general, mantra, love, career, health, strengths, attention }: DayReading): Piece[] {
  const paragraphs = {
    general,
    mantra: [mantra],
    love: love.paragraphs,
    career: career.paragraphs,
    health: health.paragraphs,
  }
  const focuses = [...strengths, ...attention]
  return [
    ...Object.entries(paragraphs).flatMap(([where, list]) => list.map((paragraph) => ({ where, ...paragraph }))),
    ...focuses.flatMap(({ title, desc, aspects, factors }) => [
      { where: 'focus', text: desc, factors },
      ...aspects.flatMap(({ aspect, meaning }) => [
        { where: 'label', text: `${title}. ${aspect}.`, factors },
        { where: 'meaning', text: meaning, factors },
      ]),
    ]),
  ]
}

/** The sentences of a page, without titles and labels. */
const sentencesOf = (reading: DayReading) =>
  piecesOf(reading).flatMap(({ where, text }) => (where === 'label' ? [] : text.split(/(?<=[.!?…]["”»)]*)\s+/u)))

describe('two hundred people on four days, in both languages', { timeout: 60_000 }, () => {
  let pages: Page[] = []
  beforeAll(() => {
    pages = pagesOf(PEOPLE)
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
    expect(changed.length).toBeGreaterThan(10_000)
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
        expect(text, at).not.toMatch(/undefined|null|NaN| {2}|\.\.| [.,;:]|\bthe the\b|[«“]\s/u)
      }
      const { general, love, career, health } = page.reading
      expect(general.length, label(page)).toBeGreaterThanOrEqual(3)
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

  it('repeat at most a fifth of a day’s sentences on the next', () => {
    for (const page of pages) {
      const before = pages.find((p) => p.person === page.person && p.lang === page.lang && p.day === page.day - 1)
      if (!before) continue
      const known = new Set(sentencesOf(before.reading))
      const all = sentencesOf(page.reading)
      const share = all.filter((sentence) => known.has(sentence)).length / all.length
      expect(share, label(page)).toBeLessThanOrEqual(0.2)
    }
  })

  it('give two or three strengths and points of attention with titles of their own', () => {
    for (const page of pages) {
      for (const focuses of [page.reading.strengths, page.reading.attention]) {
        expect([2, 3], label(page)).toContain(focuses.length)
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

describe('a day', () => {
  const next = random(7)
  const birth = birthOf(next, 0)
  const facts = dayFacts(sky, { ...birth, startJdUt: 2_461_100.5, endJdUt: 2_461_101.5 })
  const day = { facts, library, lang: 'en', timeZone: 'UTC', date: '2026-03-01', seed: 'a' } as const

  it('is written the same each time', () => {
    expect(writeDay(day)).toEqual(writeDay(day))
  })

  it('is built otherwise for another person', () => {
    expect(writeDay({ ...day, seed: 'b' }).general).not.toEqual(writeDay(day).general)
  })
})
