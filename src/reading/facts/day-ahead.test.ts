import { describe, expect, it } from 'vitest'
import { referenceEvents, referenceTransits } from '../../../test/fixtures/ephemeris/reference.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import type { BodyPosition } from '#astro/ephemeris/ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { AREA_POINTS } from '../library/subjects.ts'
import { areasAhead, dayFacts } from './day-facts.ts'
import { AREAS } from './areas.ts'
import { daySky, skyTouches } from './day-sky.ts'
import { natalPositions } from './natal-points.ts'
import { weekAhead } from './week-ahead.ts'

const sky = loadEphemeris()
const MINUTE = 1 / 1440
const dayOf = (jdUt: number) => {
  const startJdUt = Math.floor(jdUt - 0.5) + 0.5
  return { startJdUt, endJdUt: startJdUt + 1 }
}

describe('the sky of a day', () => {
  const { stations, ingresses, solarEclipses, lunarEclipses } = referenceEvents()

  it('has its stations, ingresses and eclipses when the reference says', () => {
    const found = (utc: string, kind: string) =>
      daySky(sky, dayOf(jdUtFromIso(utc))).events.find(
        (event) => event.kind === kind && Math.abs(event.jdUt - jdUtFromIso(utc)) < 15 * MINUTE,
      )
    const turns = stations.filter(({ body }) => body !== 'chiron')
    expect(turns.length).toBeGreaterThan(3)
    for (const { body, type, utc } of turns) expect(found(utc, 'station')).toMatchObject({ planet: body, begins: type })
    const entered = ingresses.filter(({ body }) => ['sun', 'mercury', 'venus', 'mars', 'saturn'].includes(body))
    expect(entered.length).toBeGreaterThan(10)
    for (const { body, utc } of entered) expect(found(utc, 'ingress'), utc).toMatchObject({ planet: body })
    for (const { utc } of solarEclipses) expect(found(utc, 'eclipse')).toMatchObject({ eclipse: 'solar' })
    for (const { utc } of lunarEclipses) expect(found(utc, 'eclipse')).toMatchObject({ eclipse: 'lunar' })
  })

  it('touches a chart in a house, and near a point', () => {
    const event = { kind: 'phase', planet: 'moon', phase: 'full', jdUt: 0, longitudeDeg: 62 } as const
    const cuspsDeg = Array.from({ length: 12 }, (_, i) => 30 * i)
    const houses = { cuspsDeg } as Parameters<typeof skyTouches>[2]
    const venus = { point: 'venus', longitudeDeg: 64.9, slackDeg: 0 } as const
    expect(skyTouches([event], [venus], houses)).toEqual([{ ...event, house: 3, near: 'venus' }])
    expect(skyTouches([event], [{ ...venus, longitudeDeg: 65.1 }], null)).toEqual([])
    // Of an unknown hour only a point that is surely so near.
    expect(skyTouches([event], [{ ...venus, slackDeg: 0.5 }], null)).toEqual([])
  })
})

describe('what comes next for a part of life', () => {
  it('is a transit of the reference, with none of its area between', () => {
    for (const { utc, lat, lon, hits } of referenceTransits()) {
      const chart = natalChart(sky, { jdUt: jdUtFromIso(utc), latitudeDeg: lat, longitudeDeg: lon })
      const first = hits[10]
      if (!first) continue
      const day = dayOf(jdUtFromIso(first.utc))
      const { ahead } = areasAhead(sky, natalPositions(chart, true), day)
      for (const { name, texts } of AREAS) {
        const coming = ahead[name]
        expect(coming && (AREA_POINTS[texts] as readonly string[]).includes(coming.natal)).toBe(true)
        if (!coming) continue
        expect(coming.exactJdUt).toBeGreaterThanOrEqual(day.endJdUt)
        const between = hits.filter(({ natal, utc: at }) => {
          const jdUt = jdUtFromIso(at)
          const isBefore = jdUt >= day.endJdUt && jdUt < day.endJdUt + coming.daysAhead - 1
          return isBefore && (AREA_POINTS[texts] as readonly string[]).includes(natal)
        })
        expect(between).toEqual([])
      }
    }
  })
})

describe('a week', () => {
  it('is best and hardest by what comes to it and goes again', () => {
    // Saturn stands square to Venus on every day; the Moon, 13° further each day, comes to its trine on the third.
    const moving = {
      position: (body: string, jdUt: number): BodyPosition => ({
        longitudeDeg: body === 'saturn' ? 0 : body === 'moon' ? (184 + 13 * (jdUt - 2)) % 360 : 15,
        latitudeDeg: 0,
        distanceAu: 1,
        speedDegPerDay: 0,
        latitudeSpeedDegPerDay: 0,
      }),
    }
    const venus = { point: 'venus', longitudeDeg: 90, slackDeg: 0 } as const
    const sun = { point: 'sun', longitudeDeg: 64, slackDeg: 0 } as const
    const week = weekAhead(moving as unknown as typeof sky, { natal: [venus, sun], houses: null, timeKnown: true }, 0)
    expect(week.days).toHaveLength(7)
    expect(week.best).toMatchObject({ index: 2, by: { transiting: 'moon', natal: 'sun', aspect: 'trine' } })
    expect(week.hardest.by?.transiting).not.toBe('saturn')
  })
})

it('a visit has the passes that the reference tells, the nearest counted', () => {
  // Born at noon on 2 April 1983, the Sun is at 12° Aries, over which Saturn goes three times in 2026 (see transit-stories.test.ts).
  const chart = natalChart(sky, { jdUt: jdUtFromIso('1983-04-02T12:00:00Z'), latitudeDeg: 51.5, longitudeDeg: 0 })
  const birth = { chart, timeKnown: true, uncertain: [] }
  const visitOn = (date: string) =>
    dayFacts(sky, { ...birth, ...dayOf(jdUtFromIso(`${date}T12:00:00Z`)) }).visits.find(
      ({ id }) => id === 'transit:saturn:conjunction:sun',
    )
  const visit = visitOn('2026-06-20')
  expect(visit?.passes.map(({ retrograde }) => retrograde)).toEqual([false, true, false])
  expect(visit?.pass).toBe(1)
  const [first, second] = visit?.passes ?? []
  expect(second && visitOn(new Date((second.jdUt - 2440587.5) * 86_400_000).toISOString().slice(0, 10))?.pass).toBe(2)
  expect((visit?.sinceJdUt ?? Infinity) < (first?.jdUt ?? 0)).toBe(true)
})
