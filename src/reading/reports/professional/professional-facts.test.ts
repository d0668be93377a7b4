import { expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { ReportPage } from '../report-page.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { fortune } from '../fortune.ts'
import { yearOfLife } from '../../facts/year-of-life.ts'
import { herald, spirit, yearsOfWork } from './professional-facts.ts'
import { professional } from './professional.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }

/** The first sample, born on 1990-05-17, some of whose bodies a test puts elsewhere. */
function pageOf(longitudes: Record<string, number> = {}): ReportPage {
  const request = sampleRequest(room, professional, 'en', 0)
  if (!request) throw new Error('no sample')
  const { chart } = request.person.birth
  const placements = chart.placements.map((placement) => {
    const longitudeDeg = longitudes[placement.body]
    return longitudeDeg === undefined ? placement : { ...placement, longitudeDeg }
  })
  const birth = { ...request.person.birth, chart: { ...chart, placements } }
  return new ReportPage({ ...request, person: { ...request.person, birth } })
}

it('takes for the herald the planet seen last to rise before the Sun', () => {
  expect(herald(pageOf({ sun: 100, mercury: 110, venus: 80, mars: 40, jupiter: 300, saturn: 200 }))).toBe('venus')
  expect(herald(pageOf({ sun: 5, mercury: 15, venus: 20, mars: 350, jupiter: 200, saturn: 330 }))).toBe('mars')
  expect(herald(pageOf({ sun: 100, mercury: 110, venus: 120, mars: 200, jupiter: 250, saturn: 270 }))).toBeNull()
  // Mercury, five degrees behind the Sun, is not to be seen.
  expect(herald(pageOf({ sun: 100, mercury: 95, venus: 80, mars: 40, jupiter: 300, saturn: 200 }))).toBe('venus')
})

it('has Fortune and Spirit equally far from the ascendant, on either side', () => {
  const page = pageOf()
  const [luck, will] = [fortune(page), spirit(page)]
  const ascendantDeg = page.birth.chart.houses?.ascendantDeg ?? Number.NaN
  const apart = (deg: number | undefined) => ((deg ?? Number.NaN) - ascendantDeg + 720) % 360
  expect((apart(luck?.longitudeDeg) + apart(will?.longitudeDeg)) % 360).toBeCloseTo(0, 6)
})

it('moves the year of life on by a sign with each birthday', () => {
  // Aries rising: the first year is of Mars; ten years on Capricorn, Saturn's sign, is tenth; after twelve it begins anew.
  expect(yearOfLife(0, 1990, 0)).toEqual({ age: 0, begins: 1990, house: 1, ruler: 'mars' })
  expect(yearOfLife(0, 1990, 9)).toEqual({ age: 9, begins: 1999, house: 10, ruler: 'saturn' })
  expect(yearOfLife(0, 1990, 36)).toEqual({ age: 36, begins: 2026, house: 1, ruler: 'mars' })
})

it('lists the coming years of the second, sixth and tenth house', () => {
  const years = yearsOfWork(pageOf())
  expect(years?.now.age).toBe(36)
  expect(years?.next.map(({ age, house }) => [age, house])).toEqual([
    [37, 2],
    [41, 6],
    [45, 10],
    [49, 2],
  ])
})
