import { describe, expect, it } from 'vitest'
import { arcSeconds, referenceCharts } from '../../../test/fixtures/ephemeris/reference.ts'
import { turn } from '../ephemeris/angle.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { HOUSE_SYSTEMS, type HouseSystem } from './chart.ts'
import { houses, housesAt, InvalidPlaceError } from './houses.ts'

const sky = loadEphemeris()
const KOCH = [
  128.8641635, 150.4250298, 172.0622817, 193.8070543, 256.5443175, 286.0780097, 308.8641635, 330.4250298, 352.0622817,
  13.8070543, 76.5443175, 106.0780097,
]

function apart(found: number[], expected: number[]): number {
  return Math.max(...expected.map((cusp, i) => arcSeconds(cusp, found[i] ?? Number.NaN)))
}

describe('against the reference charts', () => {
  for (const chart of referenceCharts()) {
    const at = { jdUt: jdUtFromIso(chart.utc), latitudeDeg: chart.lat, longitudeDeg: chart.lon }
    const { cusps, asc, mc, alternatives } = chart.houses

    it(`${chart.id}: angles and Placidus`, () => {
      const found = housesAt(sky, at)
      expect(arcSeconds(found.ascendantDeg, asc)).toBeLessThan(0.05)
      expect(arcSeconds(found.midheavenDeg, mc)).toBeLessThan(0.05)
      expect(found.requested).toBe('placidus')
      expect(found.system).toBe(cusps ? 'placidus' : 'porphyry')
      expect(apart(found.cuspsDeg, cusps ?? alternatives?.porphyry ?? [])).toBeLessThan(0.05)
    })

    for (const [system, expected] of Object.entries(alternatives ?? {})) {
      it(`${chart.id}: ${system}`, () => {
        const found = housesAt(sky, { ...at, houseSystem: system as HouseSystem })
        expect(found.system).toBe(system)
        expect(apart(found.cuspsDeg, expected)).toBeLessThan(0.05)
      })
    }
  }
})

// Swiss Ephemeris 2.10.03, swe_houses(2447948.0, 55.7522, 37.6156, 'K').
it('has the Koch cusps of a published program', () => {
  const found = housesAt(sky, { jdUt: 2_447_948, latitudeDeg: 55.7522, longitudeDeg: 37.6156, houseSystem: 'koch' })
  expect(apart(found.cuspsDeg, KOCH)).toBeLessThan(0.05)
})

describe('everywhere and always', () => {
  it('opposite cusps lie opposite, and twelve houses make one turn', () => {
    for (const houseSystem of HOUSE_SYSTEMS) {
      for (let latitudeDeg = -66; latitudeDeg <= 66; latitudeDeg += 6) {
        for (let ramcDeg = 0; ramcDeg < 360; ramcDeg += 7) {
          const { cuspsDeg } = houses({ ramcDeg, obliquityDeg: 23.44, latitudeDeg }, houseSystem)
          const widths = cuspsDeg.map((cusp, i) => turn((cuspsDeg[(i + 1) % 12] ?? Number.NaN) - cusp))
          expect(Math.min(...widths)).toBeGreaterThan(0)
          expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(360, 6)
          for (let i = 0; i < 6; i++) expect(turn((cuspsDeg[i + 6] ?? 0) - (cuspsDeg[i] ?? 0))).toBeCloseTo(180, 6)
        }
      }
    }
  })

  it('names the fallback where Placidus and Koch do not exist, and uses none where the system exists', () => {
    for (const latitudeDeg of [67, -67, 89.9, 90, -90]) {
      for (const requested of HOUSE_SYSTEMS) {
        const found = houses({ ramcDeg: 100, obliquityDeg: 23.44, latitudeDeg }, requested)
        const fallsBack = requested === 'placidus' || requested === 'koch'
        expect([found.system, found.requested]).toEqual([fallsBack ? 'porphyry' : requested, requested])
        expect(found.cuspsDeg.every((cusp) => cusp >= 0 && cusp < 360)).toBe(true)
      }
    }
  })

  it('refuses places that do not exist', () => {
    for (const [latitudeDeg, longitudeDeg] of [
      [90.01, 0],
      [-91, 0],
      [Number.NaN, 0],
      [0, 180.5],
      [0, Infinity],
    ] as const) {
      expect(() => housesAt(sky, { jdUt: 2_451_545, latitudeDeg, longitudeDeg })).toThrow(InvalidPlaceError)
    }
  })
})
