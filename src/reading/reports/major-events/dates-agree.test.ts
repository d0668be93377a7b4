import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { beginsJdUt, type LifeDate, lifeDates, passesOf } from './life-dates.ts'
import { majorEvents } from './major-events.ts'
import { majorFacts } from './major-facts.ts'
import { levelStretches } from './write-density.ts'
import { majorTexts } from './words.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const SAMPLES = [0, 1, 2, 3, 4, 7, 13, 19, 23, 31, 43]
const YEAR_DAYS = 365.2425

function life(index: number) {
  const request = sampleRequest(room, majorEvents, 'en', index)
  if (!request) throw new Error('no such sample')
  const facts = majorFacts(request.sky, request.person.birth)
  return { request, facts, dates: lifeDates(facts, request.nowJdUt, request.person.birth.timeKnown) }
}

const cornersIn = (dates: readonly LifeDate[]) =>
  dates.flatMap(({ what, age }) => ('corner' in what ? [{ round: what.round, age }] : []))

describe.each(SAMPLES)('what the dates of a life say of one another, %i', (index) => {
  it('has every told date in the table at the end, in order of time', () => {
    const { request, facts, dates } = life(index)
    const words = room.library.texts(majorTexts, 'en')
    const table = majorEvents
      .write(request)
      .chapters.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
      .find((block) => block.kind === 'table' && block.caption === words.table.caption)
    const rows = table?.kind === 'table' ? table.rows : []
    // A corner or a return that isn't among the great meetings has rows beside theirs.
    const others = dates.filter(({ what }) => 'corner' in what || 'cycle' in what)
    const great = facts.great.flatMap((one) => (one.kind === 'passage' ? one.passesJdUt : [one.jdUt]))
    expect(others.length).toBeGreaterThan(0)
    expect(rows).toHaveLength(great.length + others.flatMap(({ what }) => passesOf(what)).length)
    const ages = rows.map(([, age]) => Number(age))
    expect(ages).toEqual(ages.toSorted((a, b) => a - b))
    const saturns = dates.filter(({ what }) => 'corner' in what || ('cycle' in what && what.cycle === 'saturn-return'))
    for (const { age } of saturns)
      expect(rows.some((row) => row[1] === `${age}` && row[3]?.includes('Saturn'))).toBe(true)
  })

  it('calls no stretch flat in which something falls', () => {
    const { facts, dates } = life(index)
    const told = dates.flatMap(({ what }) => passesOf(what))
    const great = facts.great.flatMap((one) => (one.kind === 'passage' ? one.passesJdUt : [one.jdUt]))
    const ages = [...told, ...great].map((jdUt) => Math.floor((jdUt - facts.fromJdUt) / YEAR_DAYS))
    for (const { from, to } of levelStretches(facts, dates))
      expect(
        ages.filter((age) => age >= from && age <= to),
        `${from}–${to}`,
      ).toEqual([])
  })

  it('lets nothing that runs begin at an age that the reader has yet to reach', () => {
    const { request, dates, facts } = life(index)
    const now = Math.floor((request.nowJdUt - facts.fromJdUt) / YEAR_DAYS)
    const running = room.library.texts(majorTexts, 'en').chapters.running
    const sections = majorEvents.write(request).chapters.find(({ title }) => title === running)?.sections ?? []
    expect(dates.filter(({ time }) => time === 'running').every((date) => beginsJdUt(date) <= request.nowJdUt)).toBe(
      true,
    )
    for (const { blocks } of sections) {
      const [first] = blocks
      const said = first?.kind === 'paragraph' ? /(?:age of|when you were) (\d+)/.exec(first.text) : null
      if (said) expect(Number(said[1])).toBeLessThanOrEqual(now)
    }
  })

  it('tells of the first round of Saturn to the grown only, and of the second to those who had one grown', () => {
    const { dates } = life(index)
    for (const { round, age } of cornersIn(dates)) {
      expect(age < 14 || age >= 18).toBe(true)
      // Saturn needs 29.5 years for a round.
      if (round === 1) expect(age).toBeGreaterThanOrEqual(18 + 28)
      if (round === 2) expect(age).toBeGreaterThanOrEqual(18 + 57)
    }
  })
})
