import { describe, expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { dayTransits } from '../facts/day-transits.ts'
import { natalPositions } from '../facts/natal-points.ts'
import { tellable, TRANSIT_FIELDS, type TransitField } from './tellable.ts'

/** Counts days between two printings of one field of one entry. */
function shortestReturn(days: Iterable<[number, string, readonly TransitField[]]>): number {
  const last = new Map<string, number>()
  let shortest = Infinity
  for (const [day, entry, fields] of days) {
    for (const field of fields) {
      const before = last.get(`${entry} ${field}`)
      if (before !== undefined) shortest = Math.min(shortest, day - before)
      last.set(`${entry} ${field}`, day)
    }
  }
  return shortest
}

const FAR = { natal: 'venus', retrograde: false, nearStation: false, lap: null } as const

describe('the Moon', () => {
  it.each([
    ['conjunction', 'conjunction', [0]],
    ['flowing', 'trine', [60, 120, 240, 300]],
    ['tense', 'square', [90, 180, 270]],
  ] as const)('%s: every field has its turn and comes back after a month at least', (nature, aspect, aheads) => {
    for (let turn = 0; turn < 8; turn++) {
      const told = new Set<TransitField>()
      const days = Array.from({ length: 12 }, (_, i) => i - 6).flatMap((round) =>
        aheads.map((aheadDeg): [number, string, readonly TransitField[]] => {
          const fields = tellable({ ...FAR, transiting: 'moon', nature, aspect, lap: { aheadDeg, round } }, 0, turn)
          for (const field of fields) told.add(field)
          return [(27.32 * (360 * round + aheadDeg)) / 360, '', fields]
        }),
      )
      expect(shortestReturn(days)).toBeGreaterThan(31)
      expect([...told].toSorted()).toEqual([...TRANSIT_FIELDS].toSorted())
    }
  })

  it('has no long text on the planets of a generation', () => {
    for (let round = 0; round < 8; round++) {
      const lap = { aheadDeg: 0, round }
      const transit = {
        ...FAR,
        transiting: 'moon',
        natal: 'neptune',
        nature: 'conjunction',
        aspect: 'conjunction',
        lap,
      } as const
      expect(tellable(transit, 0, 0)).not.toContain('body')
    }
  })
})

describe('the planets', () => {
  const days = Array.from({ length: 121 }, (_, i) => i - 60)

  it.each(['sun', 'mars', 'jupiter', 'pluto'] as const)(
    '%s: a field comes back after 31 days at the least',
    (transiting) => {
      for (let turn = 0; turn < 12; turn++) {
        for (const retrograde of [false, true]) {
          const told = days.map((day): [number, string, readonly TransitField[]] => {
            return [day, '', tellable({ ...FAR, transiting, nature: 'tense', aspect: 'square', retrograde }, day, turn)]
          })
          expect(shortestReturn(told)).toBeGreaterThanOrEqual(31)
        }
      }
    },
  )

  it('have something to say on the day of exactness, whichever way they go', () => {
    for (const transiting of ['sun', 'mercury', 'mars', 'saturn'] as const) {
      for (const retrograde of [false, true]) {
        for (const nearStation of [false, true]) {
          const transit = { ...FAR, transiting, nature: 'tense', aspect: 'square', retrograde, nearStation } as const
          for (let turn = 0; turn < 4; turn++) expect(tellable(transit, 0, turn)).not.toEqual([])
        }
      }
    }
  })
})

it('over the sky of eight years no field of a chart comes back within 30 days', { timeout: 60_000 }, () => {
  const sky = loadEphemeris()
  const chart = natalChart(sky, { jdUt: 2_448_028.9, latitudeDeg: 55.75, longitudeDeg: 37.62 })
  const natal = natalPositions(chart, true)
  const days = Array.from({ length: 2900 }, (_, i) => 2_459_000.5 + i).flatMap((startJdUt, day) =>
    dayTransits(sky, natal, { startJdUt, endJdUt: startJdUt + 1 }).map(
      (transit): [number, string, readonly TransitField[]] => {
        const exactDay = transit.exactJdUt === null ? 5 : Math.floor(transit.exactJdUt - 2_459_000.5)
        const entry = `${transit.transiting} ${transit.natal} ${transit.nature}`
        return [day, entry, tellable(transit, day - exactDay, 3)]
      },
    ),
  )
  expect(days.flatMap(([, , fields]) => fields).length).toBeGreaterThan(10_000)
  expect(shortestReturn(days)).toBeGreaterThanOrEqual(31)
})
