import { expect, it } from 'vitest'
import { decanOf } from './flowers-minerals.ts'

// The faces as Lilly prints them (Christian Astrology, 1647, table of essential dignities).
const LILLY = [
  'mars sun venus',
  'mercury moon saturn',
  'jupiter mars sun',
  'venus mercury moon',
  'saturn jupiter mars',
  'sun venus mercury',
  'moon saturn jupiter',
  'mars sun venus',
  'mercury moon saturn',
  'jupiter mars sun',
  'venus mercury moon',
  'saturn jupiter mars',
]

it('has the thirty-six faces in the order that Lilly prints', () => {
  const faces = LILLY.map((_, sign) => [5, 15, 25].map((deg) => decanOf(sign * 30 + deg).byFaces).join(' '))
  expect(faces).toEqual(LILLY)
})

it('gives the thirds of a sign to the signs of its element, the sign itself first', () => {
  expect([0, 10, 20].map((deg) => decanOf(deg).byElement)).toEqual(['mars', 'sun', 'jupiter'])
  expect([90, 100, 110].map((deg) => decanOf(deg).byElement)).toEqual(['moon', 'mars', 'jupiter'])
})

it('changes at the tenth degree and not before', () => {
  expect([9.999, 10, 19.999, 20].map((deg) => decanOf(deg).face)).toEqual([0, 1, 1, 2])
})
