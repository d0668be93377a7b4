import { describe, expect, it } from 'vitest'
import { referenceEclipses, referenceEvents } from '../../../test/fixtures/ephemeris/reference.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { EphemerisRangeError } from '../ephemeris/range-error.ts'
import { solarEclipses } from './solar-eclipses.ts'

const sky = loadEphemeris()

describe('eclipses of the Sun', () => {
  it.each([referenceEclipses(), referenceEvents()])('are those of the reference from $from to $to', (reference) => {
    const found = solarEclipses(sky, { fromJdUt: jdUtFromIso(reference.from), toJdUt: jdUtFromIso(reference.to) })
    expect(found.map(({ type, central }) => [type, central])).toEqual(
      reference.solarEclipses.map((e) => [e.type, e.central]),
    )
    reference.solarEclipses.forEach(({ utc }, i) => {
      // The reference takes the least gap between the discs as greatest: of deep partial eclipses 10 s from the canon's.
      expect(Math.abs((found[i]?.jdUt ?? 0) - jdUtFromIso(utc)) * 86_400, utc).toBeLessThan(10.5)
    })
  })

  // Espenak & Meeus 2006, Five Millennium Canon of Solar Eclipses (NASA/TP-2006-214141): greatest eclipse in TT.
  it.each([
    ['2005-04-08T20:36:51Z', 'hybrid', true, 129, -0.3473, 1.0074],
    ['2010-01-15T07:07:39Z', 'annular', true, 141, 0.4002, 0.919],
    ['2013-11-03T12:47:36Z', 'hybrid', true, 143, 0.3272, 1.0159],
    ['2014-04-29T06:04:33Z', 'annular', false, 148, -1, 0.9868],
    ['2015-03-20T09:46:47Z', 'total', true, 120, 0.9454, 1.0445],
    ['2017-08-21T18:26:40Z', 'total', true, 145, 0.4367, 1.0306],
    ['2023-04-20T04:17:56Z', 'hybrid', true, 129, -0.3952, 1.0132],
    ['2024-04-08T18:18:29Z', 'total', true, 139, 0.3431, 1.0566],
    ['2043-04-09T18:57:49Z', 'total', false, 149, 1.0031, 1.0095],
  ])('has that of the canon: %s %s', (tt, type, central, saros, gamma, magnitude) => {
    const jdTt = jdUtFromIso(tt)
    const [eclipse, ...others] = solarEclipses(sky, { fromJdUt: jdTt - 0.5, toJdUt: jdTt + 0.5 })
    expect(others).toEqual([])
    expect(eclipse).toMatchObject({ type, central, saros })
    expect(Math.abs(sky.jdTt(eclipse?.jdUt ?? 2_451_545) - jdTt) * 86_400).toBeLessThan(2)
    expect(eclipse?.gamma).toBeCloseTo(gamma, 3)
    // The canon's umbra has the smaller radius k = 0.272281, which makes the magnitude 0.0008 less.
    expect(Math.abs((eclipse?.magnitude ?? 0) - magnitude)).toBeLessThan(0.002)
  })

  it('come two to five a year, each again a saros later in the same series', () => {
    const century = solarEclipses(sky, {
      fromJdUt: jdUtFromIso('1950-01-01T00:00Z'),
      toJdUt: jdUtFromIso('2050-01-01T00:00Z'),
    })
    const years = Map.groupBy(century, ({ jdUt }) => Math.floor((jdUt - jdUtFromIso('1950-01-01T00:00Z')) / 365.25))
    for (const year of years.values()) expect([2, 3, 4, 5]).toContain(year.length)
    for (const { jdUt, saros, gamma } of century.filter((e) => Math.abs(e.gamma) < 1.4 && e.jdUt < 2_460_000)) {
      const next = century.find((e) => Math.abs(e.jdUt - jdUt - 6585.32) < 1)
      expect([next?.saros, Math.abs((next?.gamma ?? 9) - gamma) < 0.15]).toEqual([saros, true])
    }
  })

  it('join at the borders of spans, and end with the tables', () => {
    const [eclipse] = solarEclipses(sky, { fromJdUt: 2_460_400, toJdUt: 2_460_500 })
    const at = eclipse?.jdUt ?? Number.NaN
    expect(solarEclipses(sky, { fromJdUt: at, toJdUt: at + 1e-6 })).toHaveLength(1)
    expect(solarEclipses(sky, { fromJdUt: at - 1, toJdUt: at })).toHaveLength(0)
    expect(() => solarEclipses(sky, { fromJdUt: sky.fromJdUt - 1, toJdUt: sky.fromJdUt + 10 })).toThrow(
      EphemerisRangeError,
    )
    expect(() => solarEclipses(sky, { fromJdUt: sky.toJdUt - 10, toJdUt: sky.toJdUt + 1 })).toThrow(EphemerisRangeError)
  })
})

// Espenak & Meeus 2006, table 4-3: partial 77, annular 72, total 68, hybrid 7 from 2001 to 2100; 228 in all before.
it('are as many in two centuries as in the canon', () => {
  const century = (first: string, last: string) =>
    solarEclipses(sky, { fromJdUt: jdUtFromIso(`${first}-01-01T00:00Z`), toJdUt: jdUtFromIso(`${last}-01-01T00:00Z`) })
  const count = (type: string) => century('2001', '2101').filter((eclipse) => eclipse.type === type).length
  expect(['partial', 'annular', 'total', 'hybrid'].map(count)).toEqual([77, 72, 68, 7])
  expect(century('1901', '2001')).toHaveLength(228)
})
