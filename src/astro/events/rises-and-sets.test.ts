import { describe, expect, it } from 'vitest'
import { referenceLunarDays } from '../../../test/fixtures/ephemeris/reference.ts'
import { InvalidPlaceError } from '../charts/houses.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { risesAndSets } from './rises-and-sets.ts'

const sky = loadEphemeris()
/** What the reference's refraction comes to on the horizon at 1013.25 hPa and 15 °C (Hohenkerk & Sinclair 1985). */
const REFERENCE_REFRACTION_DEG = 33.593 / 60
const seconds = (jdUt: number, utc: string) => Math.abs(jdUt - jdUtFromIso(utc)) * 86_400

describe.each(referenceLunarDays().moonriseMoonset.map((place) => [place.place, place] as const))(
  'the Moon at %s',
  (_name, place) => {
    const month = {
      body: 'moon' as const,
      latitudeDeg: place.lat,
      longitudeDeg: place.lon,
      fromJdUt: jdUtFromIso('2025-01-01T00:00Z'),
      toJdUt: jdUtFromIso('2025-02-01T00:00Z'),
    }
    it.each([
      ['with the refraction of the reference, to the second', REFERENCE_REFRACTION_DEG, 1],
      ['with the 34′ of almanacs', undefined, 6.5],
    ])('rises and sets %s', (_what, refractionDeg, tolerance) => {
      const found = risesAndSets(sky, { ...month, ...(refractionDeg && { refractionDeg }) })
      for (const [kind, expected] of [
        ['rise', place.moonrise],
        ['set', place.moonset],
      ] as const) {
        const same = found.filter((one) => one.kind === kind)
        expect(same).toHaveLength(expected.length)
        expected.forEach((utc, i) => expect(seconds(same[i]?.jdUt ?? 0, utc), `${kind} ${utc}`).toBeLessThan(tolerance))
      }
    })
  },
)

// Swiss Ephemeris 2.10.03, swe_rise_trans(…, SE_CALC_RISE and SE_CALC_SET, sea level, 1013.25 hPa, 15 °C).
it.each([
  ['sun', 51.5074, -0.1278, '2024-03-20T06:02:21Z', '2024-03-20T18:14:18Z'],
  ['sun', 69.6492, 18.9553, '2025-05-16T23:14:01Z', '2025-05-16T22:06:12Z'],
  ['sun', 69.6492, 18.9553, '2025-11-25T09:46:48Z', '2025-11-25T11:14:52Z'],
  ['mars', -33.8688, 151.2093, '1999-07-01T02:29:50Z', '1999-07-01T15:39:52Z'],
  ['jupiter', 64.1466, -21.9426, '2013-12-01T18:11:35Z', '2013-12-01T14:07:38Z'],
  ['venus', -0.1807, -78.4678, '1950-01-10T13:14:42Z', '1950-01-10T01:21:41Z'],
  ['moon', 64, 33.0827, '2006-06-08T15:52:30Z', '2006-06-08T22:16:15Z'],
] as const)('%s at %d, %d: rises %s, sets %s', (body, latitudeDeg, longitudeDeg, rise, set) => {
  const fromJdUt = Math.floor(jdUtFromIso(rise) - 0.5) + 0.5
  const place = { latitudeDeg, longitudeDeg, refractionDeg: REFERENCE_REFRACTION_DEG }
  const found = risesAndSets(sky, { body, ...place, fromJdUt, toJdUt: fromJdUt + 1 })
  const first = (kind: string) => found.find((one) => one.kind === kind)?.jdUt ?? Number.NaN
  expect(seconds(first('rise'), rise)).toBeLessThan(2)
  expect(seconds(first('set'), set)).toBeLessThan(2)
})

describe('where days have no rise', () => {
  const tromso = { latitudeDeg: 69.6492, longitudeDeg: 18.9553 }
  const year = { fromJdUt: jdUtFromIso('2025-01-01T00:00Z'), toJdUt: jdUtFromIso('2026-01-01T00:00Z') }

  it('the midnight Sun and the polar night stand between a rise and a set in turn', () => {
    const found = risesAndSets(sky, { body: 'sun', ...tromso, ...year })
    found.slice(1).forEach(({ kind }, i) => expect(kind).not.toBe(found[i]?.kind))
    const gaps = found.slice(1).map(({ kind, jdUt }, i) => ({ kind, days: jdUt - (found[i]?.jdUt ?? 0) }))
    // Tromsø: midnight sun from mid-May to late July, no sunrise from late November to mid-January.
    expect(gaps.filter(({ kind, days }) => kind === 'set' && days > 2).map(({ days }) => Math.round(days))).toEqual([
      expect.closeTo(70, -1),
    ])
    expect(found[0]?.jdUt).toBeGreaterThan(jdUtFromIso('2025-01-14T00:00Z'))
    expect(found.at(-1)?.jdUt).toBeLessThan(jdUtFromIso('2025-11-30T00:00Z'))
  })

  it('a scan by two minutes finds as many, at a latitude where the Moon grazes the horizon', () => {
    for (const body of ['moon', 'sun'] as const) {
      const place = { body, latitudeDeg: 66.2, longitudeDeg: 20 }
      const [fromJdUt, toJdUt] = [jdUtFromIso('2025-11-25T00:00Z'), jdUtFromIso('2026-01-25T00:00Z')]
      const whole = risesAndSets(sky, { ...place, fromJdUt, toJdUt })
      const parts = Array.from({ length: 61 * 24 * 4 }, (_, i) => fromJdUt + i / 96).flatMap((from) =>
        risesAndSets(sky, { ...place, fromJdUt: from, toJdUt: from + 1 / 96 }),
      )
      expect(parts.map(({ kind }) => kind)).toEqual(whole.map(({ kind }) => kind))
      parts.forEach(({ jdUt }, i) => expect(Math.abs(jdUt - (whole[i]?.jdUt ?? 0))).toBeLessThan(1e-7))
    }
  })

  it('at the pole the Sun rises and sets once a year', () => {
    const found = risesAndSets(sky, { body: 'sun', latitudeDeg: 90, longitudeDeg: 0, ...year })
    expect(found.map(({ kind }) => kind)).toEqual(['rise', 'set'])
  })
})

it('refuses a place that does not exist', () => {
  const nowhere = { body: 'sun' as const, latitudeDeg: 91, longitudeDeg: 0, fromJdUt: 2_460_000, toJdUt: 2_460_001 }
  expect(() => risesAndSets(sky, nowhere)).toThrow(InvalidPlaceError)
})
