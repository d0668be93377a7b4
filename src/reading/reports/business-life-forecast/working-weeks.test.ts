import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { businessFacts } from './business-facts.ts'
import { businessLifeForecast } from './business-life-forecast.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const year = { fromJdUt: jdUtFromIso('2026-11-21T00:00:00Z'), toJdUt: jdUtFromIso('2027-11-21T00:00:00Z') }
const years = [0, 1, 2, 3].flatMap((index) => {
  const request = sampleRequest(room, businessLifeForecast, 'en', index)
  return request ? [businessFacts(room.sky, request.person.birth, year)] : []
})

describe('the dates of a working year', () => {
  it('recommends none while Mercury or Mars goes back, nor next to an eclipse', () => {
    // Mars is retrograde from January 10 to April 1, 2027; the Sun is eclipsed on February 6 and August 2.
    for (const { asking, closing, weeks, pauses } of years) {
      expect(pauses.mars).toHaveLength(1)
      expect(pauses.eclipses.filter(({ kind }) => kind === 'solar')).toHaveLength(2)
      const recommended = [...asking, ...closing].flatMap(({ datesJdUt }) => datesJdUt)
      const inside = (jdUt: number) =>
        [...pauses.mercury, ...pauses.mars].some(({ fromJdUt, toJdUt }) => jdUt >= fromJdUt && jdUt <= toJdUt) ||
        pauses.eclipses.some((eclipse) => Math.abs(eclipse.jdUt - jdUt) < 1)
      expect(recommended.filter(inside)).toEqual([])
      expect(weeks.best.filter(({ fromJdUt, toJdUt }) => inside(fromJdUt) || inside(toJdUt))).toEqual([])
    }
  })

  it('calls no week both good and one to keep free', () => {
    for (const { weeks } of years) {
      const good = new Set(weeks.best.map(({ fromJdUt }) => fromJdUt))
      expect(weeks.free.filter(({ fromJdUt }) => good.has(fromJdUt))).toEqual([])
      expect(good.size).toBeGreaterThan(0)
    }
  })
})
