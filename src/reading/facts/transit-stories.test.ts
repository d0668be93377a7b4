import { expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { visitStories } from './transit-stories.ts'

const sky = loadEphemeris()
const year = { fromJdUt: jdUtFromIso('2026-11-21T00:00:00Z'), toJdUt: jdUtFromIso('2027-11-21T00:00:00Z') }

it('has the passes of a visit that came before the span: the third isn’t taken for an only one', () => {
  // Saturn turns on 26 July 2026 at 14°45′ and on 10 December at 7°56′ of Aries (Swiss Ephemeris): it crosses all between three
  // times by 2027. Born at noon on 2 April 1983, the Sun is at 12° Aries.
  const chart = natalChart(sky, { jdUt: jdUtFromIso('1983-04-02T12:00:00Z'), latitudeDeg: 51.5, longitudeDeg: 0 })
  const stories = visitStories(sky, { chart, timeKnown: true }, { ...year, transiting: ['saturn'], natal: ['sun'] })
  const visit = stories.find(({ aspect }) => aspect === 'conjunction')
  expect(visit?.passes.map(({ retrograde }) => retrograde)).toEqual([false, true, false])
  expect(visit?.passes.filter(({ jdUt }) => jdUt >= year.fromJdUt)).toHaveLength(1)
})

it('gives a visit the same dates whatever the span it is looked up in', () => {
  const chart = natalChart(sky, { jdUt: jdUtFromIso('1990-05-17T10:30:00Z'), latitudeDeg: 55.75, longitudeDeg: 37.6 })
  const search = { transiting: ['saturn', 'uranus', 'neptune'] as const }
  const ofYear = visitStories(sky, { chart, timeKnown: true }, { ...year, ...search })
  const month = { ...year, toJdUt: year.fromJdUt + 120 }
  const ofMonth = visitStories(sky, { chart, timeKnown: true }, { ...month, ...search })
  expect(ofMonth.length).toBeGreaterThan(2)
  for (const { id, stays, passes } of ofMonth) {
    const same = ofYear.find((story) => story.id === id)
    expect(same?.stays, id).toEqual(stays)
    expect(same?.passes, id).toEqual(passes)
  }
})
