import { expect, it } from 'vitest'
import { midpointStructures } from './midpoints.ts'

it('finds what stands on a half-sum, square to it, or at half of a square', () => {
  // (10 + 50) / 2 = 30. Mars at 30 stands on it, Jupiter at 210 across, Saturn at 120.5 square, Uranus at 75.75 at 45°.
  const found = midpointStructures([
    { point: 'sun', longitudeDeg: 10 },
    { point: 'moon', longitudeDeg: 50 },
    { point: 'mars', longitudeDeg: 30 },
    { point: 'jupiter', longitudeDeg: 210 },
    { point: 'saturn', longitudeDeg: 120.5 },
    { point: 'uranus', longitudeDeg: 75.75 },
  ]).filter(({ pair }) => pair.join() === 'sun,moon')
  expect(found).toEqual([
    { point: 'mars', pair: ['sun', 'moon'], orbDeg: 0, isDirect: true },
    { point: 'jupiter', pair: ['sun', 'moon'], orbDeg: 0, isDirect: true },
    { point: 'saturn', pair: ['sun', 'moon'], orbDeg: 0.5, isDirect: true },
    { point: 'uranus', pair: ['sun', 'moon'], orbDeg: 0.75, isDirect: false },
  ])
})

it('takes either half of the circle for the middle', () => {
  // The nearer middle of 350 and 20 is 5; the half-sum 185 lies across it.
  const found = midpointStructures([
    { point: 'mercury', longitudeDeg: 350 },
    { point: 'venus', longitudeDeg: 20 },
    { point: 'sun', longitudeDeg: 5 },
  ])
  expect(found).toContainEqual({ point: 'sun', pair: ['mercury', 'venus'], orbDeg: 0, isDirect: true })
})

it('allows a degree and a half to a personal point, and a degree to others', () => {
  const pair = [
    { point: 'jupiter', longitudeDeg: 100 },
    { point: 'saturn', longitudeDeg: 140 },
  ] as const
  const on = (point: 'sun' | 'mars') =>
    midpointStructures([...pair, { point, longitudeDeg: 121.4 }]).some((structure) => structure.point === point)
  expect(on('sun')).toBe(true)
  expect(on('mars')).toBe(false)
})
