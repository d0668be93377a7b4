import { expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { arcDates } from './arc-dates.ts'
import { knots, sortedOnDial } from './midpoints.ts'

const sky = loadEphemeris()
const born = jdUtFromIso('1990-05-17T10:30:00Z')

// In the thirty days after May 17, 1990 the Sun moves by 28.77° (0.959° a day at that time of the year), so at the age of thirty what stood
// that far before it has come to its place.
it('dates an arc: a point 28°46′ before the Sun meets it at thirty', () => {
  const found = arcDates(
    sky,
    born,
    [
      { point: 'sun', longitudeDeg: 56.263 },
      { point: 'mars', longitudeDeg: 56.263 - 28.77 },
    ],
    { fromJdUt: born + 25 * 365.2425, toJdUt: born + 35 * 365.2425 },
  ).filter(({ moving }) => moving === 'mars')
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ natal: 'sun', angleDeg: 0 })
  expect(Math.abs(((found[0]?.jdUt ?? 0) - born) / 365.2425 - 30)).toBeLessThan(0.1)
})

it('takes the half and the one and a half square for hard contacts, and no sextile', () => {
  const found = knots([
    { point: 'sun', longitudeDeg: 10 },
    { point: 'moon', longitudeDeg: 55.5 },
    { point: 'mars', longitudeDeg: 144 },
    { point: 'venus', longitudeDeg: 70 },
  ])
  expect(found).toEqual(
    [
      { pair: ['sun', 'moon'], angleDeg: 45, orbDeg: 0.5 },
      { pair: ['moon', 'mars'], angleDeg: 90, orbDeg: 1.5 },
      { pair: ['sun', 'mars'], angleDeg: 135, orbDeg: 1 },
    ].toSorted((a, b) => a.orbDeg / (a.angleDeg === 90 ? 4 : 2) - b.orbDeg / (b.angleDeg === 90 ? 4 : 2)),
  )
})

it('sorts the dial by a quarter of the circle', () => {
  const sorted = sortedOnDial([
    { point: 'sun', longitudeDeg: 100 },
    { point: 'moon', longitudeDeg: 5 },
    { point: 'mars', longitudeDeg: 272 },
  ])
  expect(sorted.map(({ point, placeDeg }) => [point, placeDeg])).toEqual([
    ['mars', 2],
    ['moon', 5],
    ['sun', 10],
  ])
})
