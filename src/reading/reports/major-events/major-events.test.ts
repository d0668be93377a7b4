import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import type { ReportSection } from '../report-document.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { lifeDates } from './life-dates.ts'
import { majorEvents } from './major-events.ts'
import { majorFacts } from './major-facts.ts'
import { majorTexts, TIMES } from './words.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const SAMPLES = [0, 1, 2, 4, 43]
const YEAR_DAYS = 365.25

function written(lang: Lang, index: number) {
  const request = sampleRequest(room, majorEvents, lang, index)
  if (!request) throw new Error('no such sample')
  const words = room.library.texts(majorTexts, lang)
  const facts = majorFacts(request.sky, request.person.birth)
  const dates = lifeDates(facts, request.nowJdUt, request.person.birth.timeKnown)
  return { request, words, dates, chapters: majorEvents.write(request).chapters }
}

const wordsIn = ({ blocks }: ReportSection) =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' ? block.text.split(/\s+/) : []))
    .filter((word) => /\p{L}/u.test(word)).length

describe.each(LANGS)('the dates of a life, %s', (lang) => {
  it.each(SAMPLES)('are divided by the day of writing, each with a text of its own, %i', (index) => {
    const { request, words, dates, chapters } = written(lang, index)
    expect(dates.length).toBeGreaterThanOrEqual(15)
    for (const time of TIMES) {
      const mine = dates.filter((date) => date.time === time)
      const sections = chapters.find(({ title }) => title === words.chapters[time])?.sections ?? []
      if (mine.length > 0) expect(sections).toHaveLength(mine.length)
      else expect(sections.length).toBeLessThan(2)
      if (mine.length > 0)
        for (const section of sections) expect(wordsIn(section), section.title).toBeGreaterThanOrEqual(60)
      const begins = mine.map(({ fromJdUt }) => fromJdUt)
      expect(begins).toEqual(begins.toSorted((a, b) => a - b))
    }
    for (const { time, fromJdUt, toJdUt } of dates) {
      if (time === 'behind') expect(toJdUt).toBeLessThan(request.nowJdUt)
      if (time === 'ahead') expect(fromJdUt).toBeGreaterThan(request.nowJdUt)
      if (time === 'running') {
        expect(fromJdUt - YEAR_DAYS).toBeLessThan(request.nowJdUt)
        expect(toJdUt + YEAR_DAYS).toBeGreaterThan(request.nowJdUt)
      }
    }
  })

  it('have the age of the return of Saturn and of the opposition of Uranus', () => {
    const { dates } = written(lang, 3)
    const agesOf = (cycle: string) =>
      dates.flatMap(({ what, age }) => ('cycle' in what && what.cycle === cycle ? [age] : []))
    // Saturn's year is 29.46 years, half of that of Uranus 42.01; both are a year or two off for the paths are no circles.
    expect(agesOf('saturn-return').every((age) => [28, 29, 30, 57, 58, 59, 60, 86, 87, 88].includes(age))).toBe(true)
    expect(agesOf('uranus-opposition').every((age) => age >= 38 && age <= 44)).toBe(true)
    expect(agesOf('saturn-return').length).toBeGreaterThan(0)
  })

  it('are all in the table of the first page, in order of time', () => {
    const { dates, chapters } = written(lang, 0)
    const table = chapters[0]?.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'table')
    const rows = table?.kind === 'table' ? table.rows : []
    expect(rows).toHaveLength(dates.length)
    const years = rows.map(([when = '']) => Number(when.slice(0, 4)))
    expect(years).toEqual(years.toSorted((a, b) => a - b))
  })
})
