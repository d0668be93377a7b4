import { expect, it } from 'vitest'
import { turn } from '../ephemeris/angle.ts'
import { chartShape } from './chart-shape.ts'
import { placedAt } from './test-placements.ts'

it.each([
  ['bundle', [0, 10, 20, 30, 40, 50, 60, 80, 100, 119], []],
  ['bowl', [0, 10, 20, 30, 40, 50, 60, 80, 100, 121], ['sun']],
  ['bowl', [0, 20, 40, 60, 80, 100, 120, 140, 160, 179], ['sun']],
  ['bucket', [0, 20, 40, 60, 80, 100, 120, 140, 170, 260], ['pluto']],
  ['bucket', [260, 20, 40, 60, 80, 100, 120, 140, 170, 268], ['sun', 'pluto']],
  ['seesaw', [0, 10, 20, 30, 50, 150, 170, 190, 200, 210], []],
  ['locomotive', [0, 25, 50, 75, 100, 125, 150, 180, 210, 235], ['sun']],
  ['splash', [0, 36, 72, 108, 144, 180, 216, 252, 288, 324], []],
  ['splay', [0, 5, 15, 100, 105, 115, 200, 205, 285, 295], []],
])('%s: %j', (shape, longitudes, focus) => {
  for (const rotation of [0, 77, 200, 345]) {
    expect(chartShape(placedAt(longitudes.map((longitude) => turn(longitude + rotation))))).toEqual({ shape, focus })
  }
})

it('no handle stands beside its bucket, nor two too wide apart for one', () => {
  expect(chartShape(placedAt([0, 20, 40, 60, 80, 100, 120, 140, 170, 195])).shape).not.toBe('bucket')
  expect(chartShape(placedAt([250, 20, 40, 60, 80, 100, 120, 140, 170, 280])).shape).not.toBe('bucket')
})
