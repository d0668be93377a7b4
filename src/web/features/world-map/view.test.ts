import { describe, expect, it } from 'vitest'
import { fromScreen, latitudeAt, leastScale, moved, northOf, toScreen, turned, within, zoomed } from './view.ts'

const size = { width: 390, height: 416 }
const view = { lon: 37.6, north: northOf(55.75), scale: 10 }

it('is the projection of Mercator', () => {
  // Snyder 1987, p. 45: at 35° north, y = 0.6528366 on a sphere of radius 1.
  expect((northOf(35) * Math.PI) / 180).toBeCloseTo(0.6528366, 6)
  expect(northOf(0)).toBeCloseTo(0, 12)
  for (const latitude of [-59, -10, 0, 45, 83]) expect(latitudeAt(northOf(latitude))).toBeCloseTo(latitude, 9)
})

it('finds on the screen what it shows there, over the 180th meridian too', () => {
  for (const lon of [37.6, 179.9, -179.9, 0])
    for (const at of [
      { x: 0, y: 0 },
      { x: 195, y: 208 },
      { x: 389, y: 401 },
    ]) {
      const shown = { ...view, lon }
      const found = toScreen(shown, size, fromScreen(shown, size, at))
      expect(found.x).toBeCloseTo(at.x, 6)
      expect(found.y).toBeCloseTo(at.y, 6)
    }
})

describe('a moved or zoomed view', () => {
  it('keeps the point under the finger', () => {
    const at = { x: 100, y: 300 }
    const under = fromScreen(view, size, at)
    const near = toScreen(zoomed(view, size, at, 2.5), size, under)
    expect(near.x).toBeCloseTo(at.x, 6)
    expect(near.y).toBeCloseTo(at.y, 6)
    const after = toScreen(moved(view, size, { x: 30, y: -40 }), size, under)
    expect(after.x).toBeCloseTo(130, 6)
    expect(after.y).toBeCloseTo(260, 6)
  })

  it('shows nothing beyond the map’s edges, however far somebody pulls', () => {
    for (const field of [size, { width: 1200, height: 608 }, { width: 320, height: 700 }]) {
      for (const y of [-1e6, 1e6]) {
        const far = moved(within({ ...view, scale: 0.1 }, field), field, { x: 5000, y })
        expect(far.scale).toBeCloseTo(leastScale(field), 9)
        expect(latitudeAt(fromScreen(far, field, { x: 0, y: 0 }).north)).toBeLessThanOrEqual(84.0001)
        expect(latitudeAt(fromScreen(far, field, { x: 0, y: field.height }).north)).toBeGreaterThanOrEqual(-60.0001)
        expect(Math.abs(turned(far.lon))).toBeLessThanOrEqual(180)
      }
    }
  })
})
