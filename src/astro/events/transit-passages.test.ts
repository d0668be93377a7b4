import { describe, expect, it } from 'vitest'
import { referenceEvents } from '../../../test/fixtures/ephemeris/reference.ts'
import { ASPECT_ANGLES } from '../charts/aspect.ts'
import { halfTurn } from '../ephemeris/angle.ts'
import { PLANETS } from '../ephemeris/body.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { exactTransits } from './transit-hits.ts'
import { transitPassages, type TransitPassage } from './transit-passages.ts'

const sky = loadEphemeris()
const natal = { sun: 56.26, moon: 321.62, venus: 15.03, asc: 0.000_001, mc: 359.999_999 }
const orbs = (planet: string) => (planet === 'sun' ? 3 : planet === 'jupiter' ? 2 : 1.5)
const [fromJdUt, toJdUt] = [jdUtFromIso('2024-01-01T00:00Z'), jdUtFromIso('2027-01-01T00:00Z')]

const orbAt = ({ transiting, natal: point, aspect }: TransitPassage, jdUt: number) =>
  Math.abs(
    Math.abs(halfTurn(sky.position(transiting, jdUt).longitudeDeg - natal[point as keyof typeof natal])) -
      ASPECT_ANGLES[aspect],
  )

describe('three years of passages', () => {
  const found = transitPassages(sky, { natal, fromJdUt, toJdUt, orbDeg: orbs })

  it('begin and end at the orb, hold it between, and are exact where they say', () => {
    expect(found.length).toBeGreaterThan(500)
    for (const stay of found) {
      const [enter, leave] = [stay.enterJdUt ?? Number.NaN, stay.leaveJdUt ?? Number.NaN]
      const orb = orbs(stay.transiting)
      expect(orbAt(stay, enter)).toBeCloseTo(orb, 6)
      expect(orbAt(stay, leave)).toBeCloseTo(orb, 6)
      expect(leave > fromJdUt && enter < toJdUt && enter < leave).toBe(true)
      for (let i = 1; i < 40; i++) expect(orbAt(stay, enter + ((leave - enter) * i) / 40)).toBeLessThan(orb)
      stay.exact.forEach(({ jdUt, retrograde }, i) => {
        expect(orbAt(stay, jdUt)).toBeLessThan(1e-6)
        expect(sky.position(stay.transiting, jdUt).speedDegPerDay < 0).toBe(retrograde)
        expect(jdUt > (stay.exact[i - 1]?.jdUt ?? enter) && jdUt < leave).toBe(true)
      })
      const { nearest } = stay
      expect(nearest && orbAt(stay, nearest.jdUt)).toBeCloseTo(nearest?.orbDeg ?? Number.NaN, 6)
      if (stay.exact[0]) expect(nearest).toEqual({ jdUt: stay.exact[0].jdUt, orbDeg: 0 })
    }
  })

  it('hold every exact transit of the span, once', () => {
    const key = (t: { transiting: string; natal: string; aspect: string }, jdUt: number) =>
      `${t.transiting} ${t.aspect} ${t.natal} ${jdUt.toFixed(5)}`
    const exact = found.flatMap((stay) =>
      stay.exact.filter(({ jdUt }) => jdUt >= fromJdUt && jdUt < toJdUt).map(({ jdUt }) => key(stay, jdUt)),
    )
    const hits = exactTransits(sky, { natal, fromJdUt, toJdUt })
    expect(exact.toSorted()).toEqual(hits.map((hit) => key(hit, hit.jdUt)).toSorted())
  })

  it('are the same from any span that touches them', () => {
    for (const stay of found.filter((_, i) => i % 5 === 0)) {
      const { transiting, natal: point, aspect, enterJdUt, leaveJdUt } = stay
      const middle = ((enterJdUt ?? 0) + (leaveJdUt ?? 0)) / 2
      const same = transitPassages(sky, {
        natal: { [point]: natal[point as keyof typeof natal] },
        fromJdUt: middle,
        toJdUt: middle + 0.01,
        orbDeg: orbs,
        transiting: [transiting],
      }).find((one) => one.aspect === aspect && Math.abs((one.enterJdUt ?? 0) - (enterJdUt ?? 0)) < 1e-6)
      expect(same?.leaveJdUt).toBeCloseTo(leaveJdUt ?? Number.NaN, 6)
      expect(same?.exact.map(({ jdUt }) => jdUt.toFixed(6))).toEqual(stay.exact.map(({ jdUt }) => jdUt.toFixed(6)))
    }
  })

  it('a scan by six hours is within orb exactly then', () => {
    for (const transiting of PLANETS.filter((p) => p !== 'moon')) {
      const target = natal.sun + 90
      const mine = found.filter((s) => s.transiting === transiting && s.natal === 'sun' && s.aspect === 'square')
      for (let jdUt = fromJdUt; jdUt < toJdUt; jdUt += 0.25) {
        if (Math.abs(halfTurn(sky.position(transiting, jdUt).longitudeDeg - target)) >= orbs(transiting)) continue
        expect(mine.some((s) => jdUt > (s.enterJdUt ?? 0) && jdUt < (s.leaveJdUt ?? 0))).toBe(true)
      }
    }
  })
})

// events.json: Mars turns direct at 107.0152° on 2025-02-24 01:59:48.
describe('around a station', () => {
  const station = referenceEvents().stations.find(({ body, type }) => body === 'mars' && type === 'direct')
  const marsOver = (longitude: number, orbDeg: number) =>
    transitPassages(sky, {
      natal: { sun: longitude },
      fromJdUt: jdUtFromIso('2025-02-23T00:00Z'),
      toJdUt: jdUtFromIso('2025-02-24T00:00Z'),
      orbDeg: () => orbDeg,
      transiting: ['mars'],
    }).filter(({ aspect }) => aspect === 'conjunction')

  it('an orb that holds the loop has its three passes in one stay', () => {
    const [stay, ...others] = marsOver(115, 12)
    expect(others).toEqual([])
    expect(stay?.exact.map(({ retrograde }) => retrograde)).toEqual([false, true, false])
  })

  it('a planet that turns short of the point comes nearest at its station', () => {
    const [stay] = marsOver(106.5, 1)
    expect(stay?.exact).toEqual([])
    expect(stay?.nearest?.orbDeg).toBeCloseTo((station?.lon ?? 0) - 106.5, 3)
    expect(Math.abs((stay?.nearest?.jdUt ?? 0) - jdUtFromIso(station?.utc ?? '')) * 1440).toBeLessThan(1)
  })
})

it('a stay that the tables cut off has an open end', () => {
  const at = sky.position('pluto', sky.toJdUt - 1).longitudeDeg
  const cut = transitPassages(sky, {
    natal: { sun: at },
    fromJdUt: sky.toJdUt - 2,
    toJdUt: sky.toJdUt,
    orbDeg: () => 1,
    transiting: ['pluto'],
  }).find(({ aspect }) => aspect === 'conjunction')
  expect(cut?.leaveJdUt).toBeNull()
  expect(cut?.enterJdUt).toBeLessThan(sky.toJdUt - 2)
})
