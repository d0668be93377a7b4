import { expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { type Lang, LANGS } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { monthlyForecast } from './monthly-forecast.ts'
import { monthTexts } from './words.ts'
import type { ReportDocument } from '../report-document.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { speaksOfSigning, speaksOfStarting } from './write-weeks.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }

/** The paragraphs of days, each with its date: the first number of its first sentence. */
function datedIn({ chapters }: ReportDocument, lang: Lang): { day: number; text: string }[] {
  const title = room.library.texts(monthTexts, lang).chapters.weeks
  const sections = chapters.find((one) => one.title === title)?.sections ?? []
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.kind !== 'paragraph') return []
      const [opening = '', ...rest] = block.text.split(/(?<=\.)\s/u)
      const day = Number(/\d+/.exec(opening)?.[0] ?? NaN)
      return Number.isNaN(day) ? [] : [{ day, text: rest.join(' ') }]
    })
}

it('knows sentences about signing from others', () => {
  expect(speaksOfSigning('en', 'Sign the contract before noon.')).toBe(true)
  expect(speaksOfSigning('en', 'A sign of spring.')).toBe(false)
  expect(speaksOfSigning('ru', 'Подпишите договор до полудня.')).toBe(true)
  expect(speaksOfSigning('ru', 'Договоритесь заранее.')).toBe(false)
})

it.each(LANGS)('recommends no signing on days on which Mercury goes back, in %s', (lang) => {
  // Mercury is retrograde from June 29 to July 23, 2026, so for most of July.
  const days = [0, 1, 2, 3].flatMap((index) => {
    const request = sampleRequest(room, monthlyForecast, lang, index)
    if (!request) return []
    const july = monthlyForecast.write({ ...request, nowJdUt: jdUtFromIso('2026-07-10T09:00:00Z') })
    return datedIn(july, lang).filter(({ day }) => day < 23)
  })
  const prose = days.map(({ text }) => text)
  expect(prose.length).toBeGreaterThan(20)
  expect(prose.filter((text) => speaksOfSigning(lang, text))).toEqual([])
})

it.each(LANGS)('calls no day good for writing and deciding while Mercury goes back, in %s', (lang) => {
  const { forWhat } = room.library.texts(monthTexts, lang)
  const rows = Array.from({ length: 12 }, (_, index) => index).flatMap((index) => {
    const request = sampleRequest(room, monthlyForecast, lang, index)
    if (!request) return []
    const july = monthlyForecast.write({ ...request, nowJdUt: jdUtFromIso('2026-07-10T09:00:00Z') })
    const blocks = july.chapters[0]?.sections.flatMap((section) => section.blocks) ?? []
    return blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  })
  const returning = rows.filter(([date = '']) => Number(/\d+/.exec(date)?.[0] ?? 31) < 23)
  expect(returning.length).toBeGreaterThan(10)
  expect(returning.filter(([, , use = '']) => use.includes(forWhat.mercury.conjunction))).toEqual([])
})

it('tells the peak of each thread on the first page, in its chapter and in its week, on one date', () => {
  const words = room.library.texts(monthTexts, 'en')
  let held = 0
  for (let index = 0; index < 12; index++) {
    const request = sampleRequest(room, monthlyForecast, 'en', index)
    if (!request?.person.birth.timeKnown) continue
    const { chapters } = monthlyForecast.write(request)
    const textOf = (title: string) =>
      (chapters.find((one) => one.title === title)?.sections ?? [])
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
        .join('\n')
    const [first, threads, weeks] = [words.chapters.glance, words.chapters.threads, words.chapters.weeks].map(textOf)
    const peaks = (first ?? '').matchAll(/(November \d+) \((?:Jupiter|Saturn|Uranus|Neptune|Pluto|Mars) [a-z]+ your/g)
    for (const [, date = ''] of peaks) {
      expect(threads, `${index}`).toContain(date)
      expect(weeks, `${index}`).toContain(date)
      held++
    }
  }
  expect(held).toBeGreaterThan(3)
})

it.each(LANGS)('recommends no start under Mars while it goes back, in %s', (lang) => {
  // Mars is retrograde from January 10 to April 1, 2027.
  const told = Array.from({ length: 8 }, (_, index) => index).flatMap((index) => {
    const request = sampleRequest(room, monthlyForecast, lang, index)
    if (!request) return []
    const february = monthlyForecast.write({ ...request, nowJdUt: jdUtFromIso('2027-02-10T09:00:00Z') })
    const isOfMars = lang === 'en' ? /\(Mars / : /\(Марс /
    return datedIn(february, lang).filter(({ text }) => isOfMars.test(text))
  })
  expect(told.length).toBeGreaterThan(3)
  const ofMars = told.flatMap(({ text }) => text.split(/(?<=[.!?…])\s/u).filter((one) => /\((?:Mars|Марс) /.test(one)))
  expect(ofMars.filter((one) => speaksOfStarting(lang, one))).toEqual([])
})

it.each(LANGS)('gives no two threads one subject, in %s', (lang) => {
  const words = room.library.texts(monthTexts, lang)
  for (let index = 0; index < 30; index++) {
    const request = sampleRequest(room, monthlyForecast, lang, index)
    if (!request) continue
    const threads = monthlyForecast.write(request).chapters.find(({ title }) => title === words.chapters.threads)
    const subjects = threads?.sections.map(({ title }) => title.split(' · ')[0]) ?? []
    expect(subjects, `${index}`).toEqual([...new Set(subjects)])
  }
})
