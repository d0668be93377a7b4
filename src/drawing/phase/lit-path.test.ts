import { describe, expect, it } from 'vitest'
import { flattenPath } from '../geometry/flatten-path.ts'
import { polygonArea } from '../geometry/polygon-area.ts'
import { litPath } from './lit-path.ts'

const DISC = { centre: { x: 50, y: 50 }, radius: 40 }
const shapeOf = (illuminatedFraction: number, litRight: boolean) =>
  flattenPath(litPath({ ...DISC, illuminatedFraction, litRight })).flat()

describe('litPath', () => {
  it.each([0, 0.01, 0.1, 0.230087, 0.5, 0.77, 0.9, 0.99, 1])('lights %f of the disc, within 1%%', (fraction) => {
    for (const litRight of [true, false]) {
      const share = polygonArea(shapeOf(fraction, litRight)) / (Math.PI * DISC.radius ** 2)
      expect(Math.abs(share - fraction)).toBeLessThan(0.01)
    }
  })

  it.each([0.1, 0.5, 0.9])('lights the asked side at %f', (fraction) => {
    const meanOf = (litRight: boolean) => {
      const points = shapeOf(fraction, litRight)
      return points.reduce((sum, { x }) => sum + x, 0) / points.length
    }
    expect(meanOf(true)).toBeGreaterThan(50)
    expect(meanOf(false)).toBeLessThan(50)
    // Mirror images about the middle.
    expect(meanOf(true) + meanOf(false)).toBeCloseTo(100, 6)
  })

  it('stays in the disc', () => {
    for (const { x, y } of shapeOf(0.37, true)) expect(Math.hypot(x - 50, y - 50)).toBeLessThan(40.001)
  })

  it('refuses what is no share', () => {
    expect(() => litPath({ ...DISC, illuminatedFraction: 1.2, litRight: true })).toThrow(/0–1/)
    expect(() => litPath({ ...DISC, illuminatedFraction: NaN, litRight: true })).toThrow(/0–1/)
  })
})
