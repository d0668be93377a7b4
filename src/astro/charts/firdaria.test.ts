import { expect, it } from 'vitest'
import { firdaria } from './firdaria.ts'

const YEAR = 365.2422

// By hand from Abu Ma’shar’s years: the age at which each begins.
it.each([
  [
    'day',
    ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars', 'northNode', 'southNode'],
    [0, 10, 18, 31, 40, 51, 63, 70, 73],
  ],
  [
    'night',
    ['moon', 'saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'northNode', 'southNode'],
    [0, 9, 20, 32, 39, 49, 57, 70, 73],
  ],
] as const)('by %s begin at the ages that a hand finds', (sect, lords, ages) => {
  const found = firdaria(2_400_000, sect)
  expect(found.map(({ lord }) => lord)).toEqual(lords)
  expect(found.map(({ fromJdUt }) => Math.round(((fromJdUt - 2_400_000) / YEAR) * 1000) / 1000)).toEqual(ages)
  expect((found.at(-1)?.toJdUt ?? 0) - 2_400_000).toBeCloseTo(75 * YEAR, 6)
})

it('sevenths begin with the lord itself and go on in the order of the spheres; the nodes have none', () => {
  const [moon] = firdaria(2_400_000, 'night')
  expect(moon?.parts.map(({ lord }) => lord)).toEqual(['moon', 'saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury'])
  expect(moon?.parts.at(-1)?.toJdUt).toBeCloseTo(moon?.toJdUt ?? 0, 6)
  for (const { lord, parts } of firdaria(2_400_000, 'day')) expect(parts.length).toBe(lord.endsWith('Node') ? 0 : 7)
})
