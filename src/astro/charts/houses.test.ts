import { describe, expect, it } from 'vitest'
import { arcSeconds, referenceCharts } from '../../../test/fixtures/ephemeris/reference.ts'
import { randomFrom } from '../../../test/random.ts'
import { asinDeg, cosDeg, halfTurn, sinDeg, tanDeg, turn } from '../ephemeris/angle.ts'
import { equatorialPlace } from '../ephemeris/equatorial.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { HOUSE_SYSTEMS, type HouseSystem } from './chart.ts'
import { houses, housesAt, InvalidPlaceError, type HouseFrame } from './houses.ts'

const sky = loadEphemeris()
/** Swiss Ephemeris 2.10.03, swe_houses(2447948.0, 55.7522, 37.6156, …), cusps 1 to 6; in the south at 2451545.0. */
const MOSCOW: [HouseSystem, number[]][] = [
  ['koch', [128.8641635, 150.4250298, 172.0622817, 193.8070543, 256.5443175, 286.0780097]],
  ['regiomontanus', [128.8641635, 146.9245903, 165.7222505, 193.8070543, 240.6093756, 283.7317512]],
  ['campanus', [128.8641635, 156.2513086, 175.1797748, 193.8070543, 220.0131452, 263.7266687]],
  ['alcabitius', [128.8641635, 149.6602328, 171.5468116, 193.8070543, 234.5970458, 271.6196976]],
  ['topocentric', [128.8641635, 144.0104405, 164.4837796, 193.8070543, 234.7454949, 276.9755929]],
  ['morinus', [103.8070543, 135.1714484, 164.057917, 191.6873136, 220.2574189, 251.2547501]],
]
const SYDNEY = [152.4889091, 196.8574262, 230.3004654, 253.0891868, 273.0421096, 296.8851055]

const withOpposites = (half: readonly number[]) => [...half, ...half.map((cusp) => turn(cusp + 180))]

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

it.each(MOSCOW)('has the cusps of a published program: %s', (houseSystem, half) => {
  const found = housesAt(sky, { jdUt: 2_447_948, latitudeDeg: 55.7522, longitudeDeg: 37.6156, houseSystem })
  expect(apart(found.cuspsDeg, withOpposites(half))).toBeLessThan(0.05)
})

it('has them south of the equator', () => {
  const at = { jdUt: 2_451_545, latitudeDeg: -33.8688, longitudeDeg: 151.2093 }
  const found = housesAt(sky, { ...at, houseSystem: 'regiomontanus' })
  expect(apart(found.cuspsDeg, withOpposites(SYDNEY))).toBeLessThan(0.05)
})

/** Any sidereal time, the obliquities of the tables; every third place near a polar circle, every third beyond it. */
function randomFrame(next: () => number, i: number): HouseFrame {
  const side = next() < 0.5 ? -1 : 1
  const latitudeDeg = [side * (66 + next()), 132 * next() - 66, side * (66.6 + 23.4 * next())][i % 3] ?? 0
  return { ramcDeg: 360 * next(), obliquityDeg: 23.41 + 0.06 * next(), latitudeDeg }
}

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

  it('so they do at random places, to the poles and along the polar circles', () => {
    const next = randomFrom(20_261_121)
    for (let i = 0; i < 4000; i++) {
      const frame = randomFrame(next, i)
      for (const houseSystem of HOUSE_SYSTEMS) {
        const { cuspsDeg, ascendantDeg, midheavenDeg } = houses(frame, houseSystem)
        const widths = cuspsDeg.map((cusp, k) => turn((cuspsDeg[(k + 1) % 12] ?? Number.NaN) - cusp))
        // Where the ecliptic almost lies in the horizon, ascendant and midheaven meet, and houses all but close.
        expect(Math.min(...widths), `${houseSystem} ${JSON.stringify(frame)}`).toBeGreaterThan(0)
        expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(360, 6)
        for (let k = 0; k < 6; k++) expect(turn((cuspsDeg[k + 6] ?? 0) - (cuspsDeg[k] ?? 0))).toBeCloseTo(180, 6)
        // Morinus divides the equator without regard to the horizon, so that neither angle is a cusp.
        if (houseSystem === 'wholeSign') expect((cuspsDeg[0] ?? Number.NaN) % 30).toBe(0)
        else if (houseSystem !== 'morinus') expect(cuspsDeg[0]).toBe(ascendantDeg)
        const quadrants = !['wholeSign', 'equal', 'morinus'].includes(houseSystem)
        if (quadrants) expect(cuspsDeg[9]).toBeCloseTo(midheavenDeg, 9)
      }
    }
  })

  it('a cusp of Placidus has gone through its third of its own arc', () => {
    const next = randomFrom(3)
    for (let i = 0; i < 2000; i++) {
      const frame = { ...randomFrame(next, 1), latitudeDeg: 132 * next() - 66 }
      const { cuspsDeg } = houses(frame, 'placidus')
      // Part of the semi-arc from the upper meridian (cusps 11, 12) and from the lower (2, 3), eastwards.
      for (const [cusp, part] of [
        [10, 1 / 3],
        [11, 2 / 3],
        [1, 2 / 3],
        [2, 1 / 3],
      ] as const) {
        const place = equatorialPlace({ longitudeDeg: cuspsDeg[cusp] ?? NaN, latitudeDeg: 0 }, frame.obliquityDeg)
        const difference = asinDeg(tanDeg(frame.latitudeDeg) * tanDeg(place.declinationDeg))
        const above = cusp > 9
        const fromMeridian = halfTurn(place.rightAscensionDeg - frame.ramcDeg - (above ? 0 : 180))
        const semiArc = above ? 90 + difference : 90 - difference
        expect(above ? fromMeridian : -fromMeridian).toBeCloseTo(part * semiArc, 6)
      }
    }
  })

  it('the ascendant stands on the horizon, rising outside the polar circles', () => {
    const next = randomFrom(4)
    for (let i = 0; i < 2000; i++) {
      const frame = randomFrame(next, i)
      const { ascendantDeg, midheavenDeg } = houses(frame)
      const [asc, mc] = [ascendantDeg, midheavenDeg].map((longitudeDeg) =>
        equatorialPlace({ longitudeDeg, latitudeDeg: 0 }, frame.obliquityDeg),
      )
      if (!asc || !mc) throw new Error('no angles')
      const hourAngle = frame.ramcDeg - asc.rightAscensionDeg
      const [phi, delta] = [frame.latitudeDeg, asc.declinationDeg]
      const sinAltitude = sinDeg(phi) * sinDeg(delta) + cosDeg(phi) * cosDeg(delta) * cosDeg(hourAngle)
      expect(sinAltitude).toBeCloseTo(0, 9)
      expect(halfTurn(mc.rightAscensionDeg - frame.ramcDeg)).toBeCloseTo(0, 9)
      if (Math.abs(phi) < 66) expect(sinDeg(hourAngle)).toBeLessThan(0)
    }
  })

  it('names the fallback where a system does not exist, and uses none where it exists', () => {
    const frame = { ramcDeg: 100, obliquityDeg: 23.44 }
    const systemAt = (latitudeDeg: number, requested: HouseSystem) =>
      houses({ ...frame, latitudeDeg }, requested).system
    for (const requested of HOUSE_SYSTEMS) {
      for (const latitudeDeg of [67, -67, 89.9, 90, -90]) {
        const found = houses({ ...frame, latitudeDeg }, requested)
        expect(found.requested).toBe(requested)
        expect([requested, 'porphyry']).toContain(found.system)
        expect(found.cuspsDeg.every((cusp) => cusp >= 0 && cusp < 360)).toBe(true)
      }
      for (const latitudeDeg of [0, 55, -64]) expect(systemAt(latitudeDeg, requested)).toBe(requested)
    }
    for (const latitudeDeg of [67, 80, -89]) {
      for (const missing of ['placidus', 'koch'] as const) expect(systemAt(latitudeDeg, missing)).toBe('porphyry')
      for (const there of ['wholeSign', 'equal', 'porphyry', 'alcabitius', 'morinus'] as const)
        expect(systemAt(latitudeDeg, there)).toBe(there)
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
