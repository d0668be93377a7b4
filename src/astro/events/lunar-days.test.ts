import { describe, expect, it } from 'vitest'
import { referenceEvents, referenceLunarDays } from '../../../test/fixtures/ephemeris/reference.ts'
import { halfTurn } from '../ephemeris/angle.ts'
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

it('follow one another through ten years, each at its angle', () => {
  const days = lunarDaysByElongation(sky, { fromJdUt: 2_451_544.5, toJdUt: 2_451_544.5 + 3653 })
  days.slice(1).forEach(({ lunarDay, jdUt }, i) => {
    const before = days[i]
    expect(lunarDay).toBe(((before?.lunarDay ?? 0) % 30) + 1)
    // 12° take 19.7 to 26.2 hours.
    const hours = (jdUt - (before?.jdUt ?? 0)) * 24
    expect(hours > 19 && hours < 27).toBe(true)
    const apart = sky.position('moon', jdUt).longitudeDeg - sky.position('sun', jdUt).longitudeDeg
    expect(Math.abs(halfTurn(apart - 12 * (lunarDay - 1)))).toBeLessThan(1e-7)
  })
  // 123.7 lunations of thirty.
  expect(days).toHaveLength(Math.round((3653 / 29.530588861) * 30))
})
