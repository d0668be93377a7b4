import { expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { ReportPage } from '../report-page.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { cityOf, demandOf, FAR_KM } from './city.ts'
import { DEFAULT_CITIES, defaultPlaces } from './default-cities.ts'
import { moving } from './moving.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const request = sampleRequest(room, moving, 'en', 0)
if (!request) throw new Error('the first sample has its hour')
const cities = defaultPlaces('en').map((place) => cityOf(new ReportPage(request), place))

it('is quiet only where no line is near, and demands where Mars or a slow planet carries', () => {
  expect(cities).toHaveLength(DEFAULT_CITIES.length)
  for (const { answer, lines, verdict } of cities) {
    expect(answer === 'quiet').toBe((lines[0]?.distanceKm ?? Infinity) > FAR_KM)
    const leading = verdict.carried[0]?.line.planet
    if (answer === 'demands') expect(['mars', 'saturn', 'uranus', 'neptune', 'pluto']).toContain(leading)
    if (answer === 'eases') expect(['sun', 'moon', 'mercury', 'venus', 'jupiter']).toContain(leading)
  }
})

it('ranks a city that eases and has a purpose before one that only demands', () => {
  const ranks = (answer: string) => cities.filter((city) => city.answer === answer).map(({ rank }) => rank)
  expect(Math.min(...ranks('eases'))).toBeGreaterThan(
    Math.max(
      ...cities.filter(({ answer, purposes }) => answer === 'demands' && purposes.length === 0).map(({ rank }) => rank),
    ),
  )
  expect(cities.filter(({ answer }) => answer === 'demands').every((city) => demandOf(city) !== null)).toBe(true)
})
