import { expect, it } from 'vitest'
import { EGYPTIAN_TERMS, faceRuler, termRuler, triplicityRuler } from './minor-dignities.ts'

it('the terms of each planet are the sums that Ptolemy gives, 360 together', () => {
  // Tetrabiblos I.20: Saturn 57, Jupiter 79, Mars 66, Venus 82, Mercury 76.
  const sums = new Map<string, number>()
  for (const bounds of EGYPTIAN_TERMS) {
    expect(bounds.map(([ruler]) => ruler).toSorted()).toEqual(['jupiter', 'mars', 'mercury', 'saturn', 'venus'])
    bounds.forEach(([ruler, until], i) => sums.set(ruler, (sums.get(ruler) ?? 0) + until - (bounds[i - 1]?.[1] ?? 0)))
  }
  expect(Object.fromEntries(sums)).toEqual({ saturn: 57, jupiter: 79, mars: 66, venus: 82, mercury: 76 })
})

it.each([
  [5.99, 'jupiter'],
  [6, 'venus'],
  [359.9, 'saturn'],
  [127, 'venus'],
])('%d° is in the terms of %s', (longitude, ruler) => expect(termRuler(longitude)).toBe(ruler))

// Lilly, Christian Astrology (1647), his table of essential dignities.
it.each([
  [5, 'mars'],
  [15, 'sun'],
  [25, 'venus'],
  [35, 'mercury'],
  [65, 'jupiter'],
  [95, 'venus'],
  [125, 'saturn'],
  [275, 'jupiter'],
  [355, 'mars'],
])('%d° is in the face of %s', (longitude, ruler) => expect(faceRuler(longitude)).toBe(ruler))

it.each([
  [125, 'day', 'sun'],
  [125, 'night', 'jupiter'],
  [35, 'night', 'moon'],
  [65, 'day', 'saturn'],
  [215, 'night', 'mars'],
] as const)('%d° by %s has %s for its triplicity', (longitude, sect, ruler) =>
  expect(triplicityRuler(longitude, sect)).toBe(ruler),
)
