import { expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { DatedPage } from '../dated-page.ts'
import { MONEY } from '../financial-potential/design.ts'
import { financialPotential } from '../financial-potential/financial-potential.ts'
import { PORTRAIT } from '../personality/design.ts'
import { personality } from '../personality/personality.ts'
import { WORK } from '../professional/design.ts'
import { professional } from '../professional/professional.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import type { ReportModule } from '../report-module.ts'
import type { ReportDesign } from './chapter-design.ts'
import { planChapters } from './plan-chapters.ts'
import { strongest } from './strongest.ts'
import { sunStateOf } from './sun-state.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const REPORTS: readonly (readonly [ReportModule, ReportDesign])[] = [
  [personality, PORTRAIT],
  [financialPotential, MONEY],
  [professional, WORK],
]
const LONDON = { latitudeDeg: 51.5, longitudeDeg: 0 }
const bornAt = (utc: string): NatalBirth => ({
  chart: natalChart(room.sky, { jdUt: jdUtFromIso(utc), ...LONDON }),
  timeKnown: true,
  uncertain: [],
})
const bornOn = (date: string): NatalBirth => {
  const jdUtStart = jdUtFromIso(`${date}T00:00:00Z`)
  return { timeKnown: false, ...wholeDayChart(room.sky, { jdUtStart, jdUtEnd: jdUtStart + 1, ...LONDON }) }
}
const requestOf = (birth: NatalBirth, module = personality, lang: Lang = 'en') => {
  const request = sampleRequest(room, module, lang, 0)
  if (!request) throw new RangeError('the first sample has an hour')
  // A grown-up reader: children are told nothing of love.
  return { ...request, nowJdUt: jdUtFromIso('2046-11-21T09:00:00Z'), person: { ...request.person, birth } }
}
const stateAt = (birth: NatalBirth) => sunStateOf(new DatedPage(requestOf(birth)), 'venus')

// Venus passed before the Sun on 6 June 2012, nearest to its middle at 1:30 UT (NASA), and behind the Sun's disk on 9 June 2016.
const TRANSIT = '2012-06-06T01:30:00Z'
const BEHIND = '2016-06-06T22:00:00Z'

it('counts a planet before or behind the Sun’s disk as cazimi, and one beside it as combust', () => {
  expect(stateAt(bornAt(TRANSIT))).toBe('cazimi')
  expect(stateAt(bornAt(BEHIND))).toBe('cazimi')
  expect(stateAt(bornAt('2012-06-07T01:30:00Z'))).toBe('combust')
  expect(strongest(new DatedPage(requestOf(bornAt('2012-06-07T01:30:00Z'))))).not.toContain('venus')
})

it('tells of a day without an hour only what holds all day', () => {
  expect(stateAt(bornOn('2012-06-06'))).toBeNull()
  expect(stateAt(bornOn('2012-06-08'))).toBe('combust')
})

it.each(LANGS)('tells a cazimi planet as the strongest and never as combust, %s', (lang) => {
  for (const [module] of REPORTS)
    for (const birth of [bornAt(TRANSIT), bornAt(BEHIND)])
      expect(JSON.stringify(module.write(requestOf(birth, module, lang)))).not.toMatch(
        /Venus[^.]*combust|combust[^.]*Venus|Венера[^.]*сожж|сожж[^.]*Венера/i,
      )
  expect(JSON.stringify(personality.write(requestOf(bornAt(BEHIND), personality, lang)))).toMatch(
    /heart of the Sun|Sun’s heart|сердц\S* Солнца/,
  )
})

it('lets no planet in the heart of the Sun object to the Sun, nor the Sun to it', () => {
  for (const birth of [bornAt(TRANSIT), bornAt(BEHIND)])
    for (const [module, designs] of REPORTS)
      for (const { first, counter } of Object.values(planChapters(new DatedPage(requestOf(birth, module)), designs)))
        expect([first.planet, counter.planet].toSorted()).not.toEqual(['sun', 'venus'])
})
