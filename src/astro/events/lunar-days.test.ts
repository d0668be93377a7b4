import { describe, expect, it } from 'vitest'
import { referenceEvents, referenceLunarDays } from '../../../test/fixtures/ephemeris/reference.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { lunarDaysByElongation, lunarDaysByMoonrise } from './lunar-days.ts'

const sky = loadEphemeris()

it('begin every 12° as in the reference, to the second', () => {
  const { elongation12deg } = referenceLunarDays()
  const found = lunarDaysByElongation(sky, {
    fromJdUt: jdUtFromIso('2025-01-01T00:00Z'),
    toJdUt: jdUtFromIso('2025-03-01T00:00Z'),
  })
  expect(found.map(({ lunarDay }) => lunarDay)).toEqual(elongation12deg.map(({ lunarDay }) => lunarDay))
  elongation12deg.forEach(({ utc }, i) => {
    expect(Math.abs((found[i]?.jdUt ?? 0) - jdUtFromIso(utc)) * 86_400, utc).toBeLessThan(1)
  })
})

describe('by moonrise at a place', () => {
  const span = { fromJdUt: jdUtFromIso('2025-01-01T00:00Z'), toJdUt: jdUtFromIso('2025-02-01T00:00Z') }
  // The new moon of 30 December 2024, 22:27 (USNO), is before the rise of the 31st, so 1 January's rise opens day 3.
  const newMoon = referenceEvents().moonPhases.find(({ type }) => type === 'newMoon')?.utc ?? ''

  it.each(referenceLunarDays().moonriseMoonset.map((place) => [place.place, place] as const))('%s', (_name, place) => {
    const found = lunarDaysByMoonrise(sky, { ...span, latitudeDeg: place.lat, longitudeDeg: place.lon })
    const expected = [...place.moonrise, newMoon].toSorted()
    expect(found).toHaveLength(expected.length)
    let lunarDay = 2
    expected.forEach((utc, i) => {
      lunarDay = utc === newMoon ? 1 : lunarDay + 1
      expect(found[i]?.lunarDay, utc).toBe(lunarDay)
      expect(Math.abs((found[i]?.jdUt ?? 0) - jdUtFromIso(utc)) * 86_400, utc).toBeLessThan(7)
    })
  })

  it('counts on from any instant within the lunation', () => {
    const place = { latitudeDeg: 55.7558, longitudeDeg: 37.6173 }
    const whole = lunarDaysByMoonrise(sky, { ...span, ...place })
    const part = lunarDaysByMoonrise(sky, { ...place, fromJdUt: span.fromJdUt + 11.3, toJdUt: span.toJdUt })
    expect(part.map(({ lunarDay }) => lunarDay)).toEqual(whole.slice(-part.length).map(({ lunarDay }) => lunarDay))
  })
})
