import { expect, it } from 'vitest'
import { loadAsteroids } from '#astro/asteroids/load-asteroids.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { contacts } from './asteroids-horoscope.ts'
import { storiesEn } from './stories-en.ts'
import { storiesRu } from './stories-ru.ts'

it('finds what stands within a degree, across 0° too, the closest first', () => {
  const bodies = ['Astraea', 'Hebe', 'Iris', 'Flora'].map((name, i) => ({ number: i + 5, name }))
  const positions = {
    longitudeDeg: Float64Array.of(359.6, 0.2, 1.3, 180),
    speedDegPerDay: Float64Array.of(0.3, -0.1, 0.2, 0.2),
  }
  expect(contacts({ bodies }, positions, 0).map(({ body, retrograde }) => [body.name, retrograde])).toEqual([
    ['Hebe', true],
    ['Astraea', false],
  ])
})

it('finds Ceres where Ceres stands', () => {
  const sky = loadEphemeris()
  const asteroids = loadAsteroids()
  const jdUt = jdUtFromIso('1990-05-17T10:30:00Z')
  const [first] = contacts(asteroids, asteroids.positions(sky, jdUt), sky.position('ceres', jdUt).longitudeDeg)
  expect(first?.body).toMatchObject({ number: 1, name: 'Ceres' })
  expect(first?.distanceDeg).toBeCloseTo(0, 6)
})

it('tells the same bodies in both languages, most of which ship with the product', () => {
  const asteroids = loadAsteroids()
  const numbers = Object.keys(storiesEn).map(Number)
  expect(Object.keys(storiesEn)).toEqual(Object.keys(storiesRu))
  expect(numbers.filter((number) => asteroids.findByNumber(number)).length).toBeGreaterThan(70)
  expect([433, 588, 94].map((number) => asteroids.findByNumber(number)?.name)).toEqual(['Eros', 'Achilles', 'Aurora'])
})
