import { beforeAll, describe, expect, it } from 'vitest'
import { howMany } from '#test/how-many.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { dateAfter, factsOf, people, spanOf, type Person } from '#test/readings/people.ts'
import { piecesOfSpan } from '#test/readings/sentences.ts'
import { SPANS } from '../facts/span-facts.ts'
import { loadLibrary } from '../library/load-library.ts'
import { paragraphFaults } from '../truth/check-text.ts'
import { isDemanding } from './relation.ts'
import { sentencesIn } from './sentences.ts'
import type { SpanReading } from './span-reading.ts'
import { writeDay } from './write-day.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const PEOPLE = howMany(12, 100)
const DAY_MS = 86_400_000

interface Page {
  lang: Lang
  person: Person
  date: string
  reading: SpanReading
}

describe('the weeks, months and years of many people, in both languages', { timeout: 60_000 }, () => {
  let pages: Page[] = []
  beforeAll(() => {
    pages = people(sky, PEOPLE).flatMap((person, i) =>
      SPANS.flatMap((span) =>
        LANGS.map((lang) => {
          const date = dateAfter((i * 37) % 700)
          return { lang, person, date, reading: spanOf({ sky, library }, person, { span, lang, date }) }
        }),
      ),
    )
  }, 60_000)
  const label = ({ lang, person, date, reading }: Page) => `${lang} ${reading.span} of person ${person.seed} on ${date}`

  it('name nothing of the sky that is not among the factors of their paragraph', () => {
    const lies = pages.flatMap((page) =>
      piecesOfSpan(page.reading).flatMap(({ where, text, factors }) => {
        const faults = paragraphFaults(page.lang, { text, factors }, page.reading.factors, page.person.timeZone)
        return faults ? [`${label(page)}, ${where}: ${JSON.stringify(faults)} in «${text}»`] : []
      }),
    )
    expect(lies.slice(0, 20)).toEqual([])
  })

  it('have factors for every paragraph, and no broken text', () => {
    for (const page of pages) {
      for (const { where, text, factors } of piecesOfSpan(page.reading)) {
        const at = `${label(page)}, ${where}: ${text}`
        expect(factors.length, at).toBeGreaterThan(0)
        expect(text, at).toMatch(/^[\p{Lu}\d«“].*[.?!…]["”»]?$/su)
        expect(text, at).not.toMatch(/undefined|null|NaN| {2}|\.\.| [.,;:]|\bthe the\b|[«“]\s|[{}]/u)
      }
    }
  })

  it('say no sentence twice on a page', () => {
    for (const page of pages) {
      const all = piecesOfSpan(page.reading).flatMap(({ where, text }) => (where === 'label' ? [] : sentencesIn(text)))
      expect(
        all.filter((sentence, i) => all.indexOf(sentence) !== i),
        label(page),
      ).toEqual([])
    }
  })

  it('speak of today on the first day of a week only', () => {
    const ofToday = /\btoday\b|сегодня/iu
    for (const page of pages) {
      const { headline, threads, parts } = page.reading
      const texts = [headline.text, ...threads.flatMap(({ meaning, text }) => [meaning, text])]
      // Its date may be today's, which the sentence after the first one says.
      const others = parts.slice(page.reading.span === 'week' ? 1 : 0).map(({ text }) => sentencesIn(text)[0])
      for (const text of [...texts, ...others]) expect(text, label(page)).not.toMatch(ofToday)
    }
  })

  it('have days without a gap from the first to the last, and parts that cover them', () => {
    for (const page of pages) {
      const { days, parts, from, to } = page.reading
      expect([days[0]?.date, days.at(-1)?.date], label(page)).toEqual([from, to])
      for (const [i, { date }] of days.entries()) expect(Date.parse(date)).toBe(Date.parse(from) + i * DAY_MS)
      expect([parts[0]?.from, parts.at(-1)?.to], label(page)).toEqual([from, to])
      for (const [i, part] of parts.slice(1).entries())
        expect(Date.parse(part.from)).toBe(Date.parse(parts[i]?.to ?? '') + DAY_MS)
      expect(page.reading.sky.map(({ jdUt }) => jdUt)).toEqual(page.reading.sky.map(({ jdUt }) => jdUt).toSorted())
    }
  })

  it('claim nothing of the hour where the birth time is unknown', () => {
    for (const { person, reading } of pages) {
      expect(reading.unknownHour === null).toBe(person.birth.timeKnown)
      if (person.birth.timeKnown) continue
      for (const { house, passesJdUt } of Object.values(reading.factors))
        expect([house, passesJdUt]).toEqual([undefined, undefined])
      expect(reading.threads.flatMap(({ passes, beganJdUt, endsJdUt }) => [...passes, beganJdUt, endsJdUt])).toEqual(
        reading.threads.flatMap(() => [null, null]),
      )
    }
  })
})

it('a week has the best and the hardest day that the page of its first day has', () => {
  for (const person of people(sky, 8)) {
    const date = dateAfter(326)
    const { timeZone, seed } = person
    const facts = factsOf(sky, person, date)
    const { week } = writeDay({ facts, library, lang: 'en', timeZone, date, seed })
    const span = spanOf({ sky, library }, person, { span: 'week', lang: 'en', date })
    expect([span.best.date, span.hardest.date]).toEqual([week.best.date, week.hardest.date])
    expect(span.days).toEqual(week.days)
  }
})

it('no best day is told by what presses, and no hardest one by what helps', () => {
  for (const person of people(sky, 12)) {
    const { best, hardest, parts, factors } = spanOf({ sky, library }, person, {
      span: 'week',
      lang: 'ru',
      date: dateAfter(40),
    })
    const kindOf = (date: string) => {
      const [id = ''] = parts.find((part) => part.from === date)?.factors ?? []
      const { kind, transiting, natal, aspect } = factors[id] ?? {}
      if (kind !== 'transit' || !aspect) return null
      const nature = aspect === 'conjunction' ? 'conjunction' : /square|opposition/.test(aspect) ? 'tense' : 'flowing'
      return isDemanding({ transiting, natal, nature } as Parameters<typeof isDemanding>[0])
    }
    // A conjunction may be kind and ask for care at once: an aspect of another nature is of one kind only.
    expect([kindOf(best.date), kindOf(hardest.date)]).not.toEqual([true, false])
  }
})

it('the same is written each time, and otherwise for another person', () => {
  const [one] = people(sky, 1)
  if (!one) throw new Error('nobody')
  const write = (seed: string) =>
    spanOf({ sky, library }, { ...one, seed }, { span: 'month', lang: 'en', date: '2026-03-01' })
  expect(write('a')).toEqual(write('a'))
  expect(write('b')).not.toEqual(write('a'))
})
