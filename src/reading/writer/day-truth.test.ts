import { beforeAll, describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS } from '#language/lang.ts'
import { howMany } from '#test/how-many.ts'
import { dateAfter, factsOf, people } from '#test/readings/people.ts'
import { AREAS } from '../facts/areas.ts'
import type { DayFacts } from '../facts/day-facts.ts'
import { loadLibrary } from '../library/load-library.ts'
import type { DayReading } from './reading.ts'
import { toneOf } from './relation.ts'
import { writeDay } from './write-day.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const PEOPLE = howMany(20, 200)
const DAYS = howMany(4, 10)

interface Page {
  label: string
  facts: DayFacts
  reading: DayReading
}

describe('the pages of many people', { timeout: 60_000 }, () => {
  let pages: Page[] = []
  beforeAll(() => {
    pages = people(sky, PEOPLE).flatMap((person, index) =>
      Array.from({ length: DAYS }, (_, day) => {
        const date = dateAfter(300 + ((index * 17) % 90) + day)
        const facts = factsOf(sky, person, date)
        const { timeZone, seed } = person
        return LANGS.map((lang) => ({
          label: `${lang} person ${index} on ${date}`,
          facts,
          reading: writeDay({ facts, library, lang, timeZone, date, seed }),
        }))
      }).flat(),
    )
  }, 300_000)

  it('tell one truth: the figures of love, work and body are on the side of what tells them, and the headline is on theirs', () => {
    const sides = { easy: [61, 100], mixed: [41, 60], hard: [0, 40] } as const
    for (const page of pages) {
      const { reading, facts, label } = page
      const toneOfId = (id: string | undefined) => {
        const transit = facts.transits.find((one) => one.id === id)
        return transit ? toneOf(transit) : null
      }
      const lead = toneOfId(reading.headline.factors[0])
      for (const { name } of AREAS) {
        const tone = toneOfId(reading[name].paragraphs[0]?.factors[0])
        const [least, most] = tone ? sides[tone] : [45, 55]
        expect(reading[name].score, `${label}, ${name}`).toBeGreaterThanOrEqual(least)
        expect(reading[name].score, `${label}, ${name}`).toBeLessThanOrEqual(most)
      }
      const scores = AREAS.map(({ name }) => reading[name].score)
      if (lead === 'easy') expect(scores.filter((score) => score <= 40).length, label).toBeLessThan(2)
      if (lead === 'hard') expect(scores.filter((score) => score > 60).length, label).toBeLessThan(2)
      const told = reading.thread.flatMap(({ factors }) => factors)
      if (lead !== null) expect(told, label).toContain(reading.headline.factors[0])
    }
  })

  it('have strengths and points of attention that rest on what the thread and the parts of life tell, and few without either', () => {
    let [without, apart] = [0, 0]
    for (const { reading } of pages) {
      const { strengths, attention, thread, love, career, health } = reading
      if (strengths.length === 0 || attention.length === 0) without++
      const told = [...thread, ...[love, career, health].flatMap(({ paragraphs }) => paragraphs)]
      const ids = new Set(told.flatMap(({ factors }) => factors))
      const own = [...strengths, ...attention].filter(({ factors }) => factors.some((id) => ids.has(id)))
      if (own.length === 0) apart++
    }
    expect(without / pages.length).toBeLessThan(0.02)
    expect(apart / pages.length).toBeLessThan(0.02)
  })

  it('announce a later day once at most', () => {
    for (const { reading } of pages) {
      expect([reading.love, reading.career, reading.health].filter(({ next }) => next).length).toBeLessThan(2)
    }
  })
})
