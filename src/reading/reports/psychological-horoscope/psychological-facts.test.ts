import { expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { ReportPage } from '../report-page.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { areStrangers, type Figure, front, judge, mediator, tiesOf } from './psychological-facts.ts'
import { psychologicalHoroscope } from './psychological-horoscope.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }

/** A page of a chart that has only some figures, at longitudes in degrees. */
function pageOf(longitudes: Partial<Record<Figure, number>>, timeKnown = true): ReportPage {
  const request = sampleRequest(room, psychologicalHoroscope, 'en', 0)
  if (!request) throw new Error('no sample')
  const { chart } = request.person.birth
  const placements = chart.placements.flatMap((placement) => {
    const longitudeDeg = longitudes[placement.body as Figure]
    return longitudeDeg === undefined ? [] : [{ ...placement, longitudeDeg, sign: Math.floor(longitudeDeg / 30) }]
  })
  const birth = { ...request.person.birth, timeKnown, chart: { ...chart, placements, aspects: [] } }
  return new ReportPage({ ...request, person: { ...request.person, birth } })
}

const pairs = (page: ReportPage) => tiesOf(page).map(({ pair, aspect }) => `${pair} ${aspect}`)

it('reads figures with orbs of eight, seven and five degrees', () => {
  expect(pairs(pageOf({ saturn: 100, pluto: 106 }))).toEqual(['saturn pluto conjunction'])
  expect(pairs(pageOf({ saturn: 100, pluto: 107.1 }))).toEqual([])
  expect(pairs(pageOf({ moon: 10, saturn: 107.9 }))).toEqual(['moon saturn square'])
  expect(pairs(pageOf({ moon: 10, saturn: 108.1 }))).toEqual([])
  expect(pairs(pageOf({ venus: 10, mars: 74.9 }))).toEqual(['venus mars sextile'])
  expect(pairs(pageOf({ venus: 10, mars: 75.1 }))).toEqual([])
})

it('without the hour counts only what holds all day, and calls only those strangers who are so all day', () => {
  expect(pairs(pageOf({ saturn: 100, pluto: 106.5 }, false))).toEqual([])
  expect(areStrangers(pageOf({ saturn: 100, pluto: 106.5 }, false), 'saturn pluto')).toBe(false)
  expect(areStrangers(pageOf({ saturn: 100, pluto: 120 }, false), 'saturn pluto')).toBe(true)
  expect(areStrangers(pageOf({ moon: 100, saturn: 120 }, false), 'moon saturn')).toBe(false)
})

it('weighs what helps a figure against what presses it', () => {
  const lean = (longitudes: Partial<Record<Figure, number>>) => {
    const page = pageOf(longitudes)
    return judge(page, tiesOf(page), 'moon').lean
  }
  expect(lean({ moon: 10, saturn: 100 })).toBe('pressed')
  expect(lean({ moon: 10, venus: 130 })).toBe('helped')
  expect(lean({ moon: 10, venus: 130, saturn: 100 })).toBe('both')
  expect(lean({ moon: 10 })).toBe('alone')
})

it('has a third figure speak to the two of a quarrel only by an easy aspect', () => {
  const page = pageOf({ sun: 10, saturn: 100, venus: 130 })
  const ties = tiesOf(page)
  const quarrel = ties.find(({ pair }) => pair === 'sun saturn')
  expect(quarrel && mediator(ties, quarrel)).toBeNull()
  const helped = tiesOf(pageOf({ sun: 10, saturn: 100, mars: 130 }))
  const between = helped.find(({ pair }) => pair === 'sun saturn')
  expect(between && mediator(helped, between)?.figure).toBe('mars')
})

it('puts Venus before Mars where she alone is in dignity', () => {
  expect(front(pageOf({ venus: 40, mars: 33 }, false))).toBe('venus')
  expect(front(pageOf({ venus: 70, mars: 75 }, false))).toBe('even')
})
