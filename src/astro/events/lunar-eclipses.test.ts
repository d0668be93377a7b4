import { describe, expect, it } from 'vitest'
import { referenceEclipses, referenceEvents } from '../../../test/fixtures/ephemeris/reference.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { lunarEclipses } from './lunar-eclipses.ts'

const sky = loadEphemeris()

describe('eclipses of the Moon', () => {
  it.each([referenceEclipses(), referenceEvents()])('are those of the reference from $from to $to', (reference) => {
    const found = lunarEclipses(sky, { fromJdUt: jdUtFromIso(reference.from), toJdUt: jdUtFromIso(reference.to) })
    expect(found.map(({ type }) => type)).toEqual(reference.lunarEclipses.map(({ type }) => type))
    reference.lunarEclipses.forEach(({ utc, umbralMagnitude, penumbralMagnitude }, i) => {
      const eclipse = found[i]
      expect(Math.abs((eclipse?.jdUt ?? 0) - jdUtFromIso(utc)) * 86_400, utc).toBeLessThan(6)
      expect(Math.abs(Math.max(0, eclipse?.umbralMagnitude ?? 9) - umbralMagnitude)).toBeLessThan(0.001)
      expect(Math.abs((eclipse?.penumbralMagnitude ?? 9) - penumbralMagnitude)).toBeLessThan(0.001)
    })
  })

  // Espenak & Meeus 2009, Five Millennium Canon of Lunar Eclipses (NASA/TP-2009-214172): greatest eclipse in TT.
  it.each([
    ['2015-04-04T12:01:24Z', 'total', 132, 1.0008, 2.079],
    ['2018-07-27T20:22:54Z', 'total', 129, 1.6087, 2.6792],
    ['2019-01-21T05:13:27Z', 'total', 134, 1.1953, 2.1684],
    ['2021-05-26T11:19:53Z', 'total', 121, 1.0095, 1.954],
    ['2022-11-08T11:00:22Z', 'total', 136, 1.3589, 2.4143],
  ])('has that of the canon: %s %s', (tt, type, saros, umbral, penumbral) => {
    const jdTt = jdUtFromIso(tt)
    const [eclipse, ...others] = lunarEclipses(sky, { fromJdUt: jdTt - 0.5, toJdUt: jdTt + 0.5 })
    expect(others).toEqual([])
    expect(eclipse).toMatchObject({ type, saros })
    expect(Math.abs(sky.jdTt(eclipse?.jdUt ?? 2_451_545) - jdTt) * 86_400).toBeLessThan(2)
    expect(eclipse?.umbralMagnitude).toBeCloseTo(umbral, 3)
    expect(eclipse?.penumbralMagnitude).toBeCloseTo(penumbral, 3)
  })

  it('has even the faintest: 18 July 2027 touches the penumbra alone', () => {
    const [eclipse] = lunarEclipses(sky, {
      fromJdUt: jdUtFromIso('2027-07-01T00:00Z'),
      toJdUt: jdUtFromIso('2027-08-01T00:00Z'),
    })
    expect(eclipse?.type).toBe('penumbral')
    expect(eclipse?.umbralMagnitude).toBeLessThan(0)
    expect(eclipse?.penumbralMagnitude).toBeLessThan(0.01)
  })
})

// Espenak & Meeus 2009: penumbral 83, partial 65, total 81 from 1901 to 2000; 86, 57 and 85 from 2001 to 2100.
it.each([
  ['1901', '2001', [83, 65, 81]],
  ['2001', '2101', [86, 57, 85]],
])('are as many from %s to %s as in the canon', (first, last, expected) => {
  const span = { fromJdUt: jdUtFromIso(`${first}-01-01T00:00Z`), toJdUt: jdUtFromIso(`${last}-01-01T00:00Z`) }
  const found = lunarEclipses(sky, span)
  expect(['penumbral', 'partial', 'total'].map((type) => found.filter((one) => one.type === type).length)).toEqual(
    expected,
  )
})
