import { expect, it } from 'vitest'
import { referenceTransits } from '../../../test/fixtures/ephemeris/reference.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { ASPECT_ANGLES } from '#astro/charts/aspect.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { natalPositions } from './natal-points.ts'
import { TRANSIT_ORB_DEG } from './transit-weight.ts'
import { transitsAhead } from './transits-ahead.ts'

const sky = loadEphemeris()
const moscow = { latitudeDeg: 55.75, longitudeDeg: 37.62 }

it.each(referenceTransits().map((set) => [set.chart, set] as const))(
  'has every exact pass of the reference, retrograde ones too: %s',
  (_id, set) => {
    const chart = natalChart(sky, { jdUt: jdUtFromIso(set.utc), latitudeDeg: set.lat, longitudeDeg: set.lon })
    const span = { fromJdUt: jdUtFromIso(set.from), toJdUt: jdUtFromIso(set.to) }
    const stays = transitsAhead(sky, { chart, timeKnown: true, uncertain: [] }, span)
    for (const hit of set.hits) {
      const passes = stays
        .filter(({ id }) => id === `transit:${hit.transiting}:${hit.aspect}:${hit.natal}`)
        .flatMap(({ exact }) => exact)
      const nearest = passes.toSorted(
        (a, b) => Math.abs(a.jdUt - jdUtFromIso(hit.utc)) - Math.abs(b.jdUt - jdUtFromIso(hit.utc)),
      )[0]
      expect(nearest, `${hit.transiting} ${hit.aspect} ${hit.natal} ${hit.utc}`).toBeDefined()
      expect(nearest?.retrograde).toBe(hit.speed < 0)
      // Half a minute, but for planets that all but stand still (see the fixtures' README).
      if (Math.abs(hit.speed) > 0.05)
        expect(Math.abs((nearest?.jdUt ?? 0) - jdUtFromIso(hit.utc)) * 1440).toBeLessThan(0.5)
    }
  },
)

const span = { fromJdUt: jdUtFromIso('2026-11-21T00:00:00Z'), toJdUt: jdUtFromIso('2027-11-21T00:00:00Z') }

it('tells when the orb is entered and left: there the planet stands the orb away', () => {
  const chart = natalChart(sky, { jdUt: jdUtFromIso('1990-05-17T10:30:00Z'), ...moscow })
  const natal = natalPositions(chart, true)
  const stays = transitsAhead(sky, { chart, timeKnown: true, uncertain: [] }, span)
  expect(stays.length).toBeGreaterThan(200)
  for (const { transiting, natal: met, aspect, enterJdUt, leaveJdUt, exact } of stays) {
    const point = natal.find((one) => one.point === met)?.longitudeDeg ?? NaN
    for (const jdUt of [enterJdUt, leaveJdUt]) {
      if (jdUt === null) continue
      const separation = Math.abs(halfTurn(sky.position(transiting, jdUt).longitudeDeg - point))
      expect(Math.abs(separation - ASPECT_ANGLES[aspect])).toBeCloseTo(TRANSIT_ORB_DEG[transiting], 4)
    }
    for (const { jdUt } of exact) expect(jdUt >= (enterJdUt ?? 0) && jdUt <= (leaveJdUt ?? Infinity)).toBe(true)
  }
  expect(stays.some(({ transiting }) => transiting === 'moon')).toBe(false)
})

it('without the hour of birth tells only what holds for any hour of the day', () => {
  const day = { jdUtStart: jdUtFromIso('1990-05-16T20:00:00Z'), jdUtEnd: jdUtFromIso('1990-05-17T20:00:00Z') }
  const { chart, uncertain } = wholeDayChart(sky, { ...day, ...moscow })
  const stays = transitsAhead(sky, { chart, timeKnown: false, uncertain }, span)
  expect(stays.length).toBeGreaterThan(50)
  expect(stays.every(({ timed, exact, nearest }) => !timed && exact.length === 0 && nearest === null)).toBe(true)
  // The Moon runs some thirteen degrees a day, more than any orb; the angles need the hour.
  for (const point of ['moon', 'asc', 'mc']) expect(stays.some(({ natal }) => natal === point)).toBe(false)
  for (const jdUt of [day.jdUtStart, day.jdUtEnd]) {
    const born = natalPositions(natalChart(sky, { jdUt, ...moscow }), true)
    for (const { transiting, natal, aspect, enterJdUt, leaveJdUt } of stays)
      for (const at of [enterJdUt, leaveJdUt]) {
        const point = born.find((one) => one.point === natal)?.longitudeDeg ?? NaN
        if (at === null) continue
        const separation = Math.abs(halfTurn(sky.position(transiting, at).longitudeDeg - point))
        // A planet's motion of half a day is taken at noon; it changes a little within the day.
        expect(Math.abs(separation - ASPECT_ANGLES[aspect])).toBeLessThan(TRANSIT_ORB_DEG[transiting] + 0.02)
      }
  }
})
