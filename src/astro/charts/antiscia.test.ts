import { expect, it } from 'vitest'
import { antiscionDeg, antisciaContacts, contraAntiscionDeg } from './antiscia.ts'

// Lilly, Christian Astrology (1647): a planet in 20° Leo has its antiscion in 10° Taurus, its contra-antiscion in 10° Scorpio.
it.each([
  [140, 40, 220],
  [0, 180, 0],
  [90, 90, 270],
  [359, 181, 1],
])('of %d° are %d° and %d°', (longitude, antiscion, contra) => {
  expect(antiscionDeg(longitude)).toBe(antiscion)
  expect(contraAntiscionDeg(longitude)).toBe(contra)
})

it('contacts are found once, within a degree', () => {
  const found = antisciaContacts([
    { point: 'sun', tropicalDeg: 140 },
    { point: 'moon', tropicalDeg: 40.5 },
    { point: 'mars', tropicalDeg: 219 },
    { point: 'venus', tropicalDeg: 42 },
  ])
  expect(found).toEqual([
    { point: 'moon', of: 'sun', mirror: 'antiscion', orbDeg: 0.5 },
    { point: 'mars', of: 'sun', mirror: 'contra', orbDeg: 1 },
  ])
})
