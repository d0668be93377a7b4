import { expect, it } from 'vitest'
import { lineAt, lineShapes } from './line-shapes.ts'
import { layMarks, MARK } from './line-marks.ts'
import { cityRank, layLabels } from './place-labels.ts'
import { northOf, toScreen } from './view.ts'

// The Sun overhead on the equator at Greenwich: it rises along 90° west and sets along 90° east.
const shapes = lineShapes([{ planet: 'sun', longitudeDeg: 0, latitudeDeg: 0 }])
const size = { width: 1200, height: 600 }
const at = (lon: number) => ({ lon, north: northOf(20), scale: 4 })

it('a line is found where it is drawn, on each side of the 180th meridian', () => {
  for (const [lon, angle] of [
    [0, 'mc'],
    [180, 'ic'],
    [-90, 'asc'],
    [90, 'dsc'],
  ] as const) {
    for (const off of [-20, 0, 20]) {
      const view = at(lon + off)
      const point = toScreen(view, size, { lon, north: northOf(10) })
      expect(lineAt(shapes, view, size, { x: point.x + 5, y: point.y }, 7)?.angle).toBe(angle)
      expect(lineAt(shapes, view, size, { x: point.x + 40, y: point.y }, 7)).toBeUndefined()
    }
  }
})

it('longitudes of a line run on without a jump', () => {
  const pacific = lineShapes([{ planet: 'moon', longitudeDeg: 100, latitudeDeg: 25 }])
  for (const { points } of pacific)
    for (const [i, { lon }] of points.entries()) expect(Math.abs(lon - (points[i - 1]?.lon ?? lon))).toBeLessThan(30)
})

it('marks and names of cities stand on nothing else', () => {
  const many = lineShapes(
    (['sun', 'moon', 'mercury', 'venus', 'mars'] as const).map((planet, i) => ({
      planet,
      longitudeDeg: i * 2,
      latitudeDeg: i * 3 - 6,
    })),
  )
  const view = at(10)
  const marks = layMarks(many, view, size)
  expect(marks.length).toBeGreaterThan(8)
  marks.forEach((one, i) =>
    marks
      .slice(i + 1)
      .forEach((other) =>
        expect(Math.abs(one.x - other.x) >= 2 * MARK || Math.abs(one.y - other.y) >= 2 * MARK - 8).toBe(true),
      ),
  )
  const cities = Array.from({ length: 200 }, (_, i) => ({
    name: `City ${i}`,
    latitudeDeg: (i % 20) * 2,
    lon: Math.floor(i / 20) * 4,
    north: northOf((i % 20) * 2),
  }))
  const laid = layLabels(cities, view, size, { most: 60, taken: [], widthOf: (name) => name.length * 7 })
  expect(laid.length).toBeGreaterThan(10)
  expect(laid[0]?.city.name).toBe('City 0')
  laid.forEach((one, i) =>
    laid.slice(i + 1).forEach((other) => {
      const apart =
        Math.abs(one.label.y - other.label.y) >= 15 ||
        one.label.x + one.city.name.length * 7 <= other.label.x ||
        other.label.x + other.city.name.length * 7 <= one.label.x
      expect(apart, `${one.city.name} ${other.city.name}`).toBe(true)
    }),
  )
  expect(cityRank(8)).toBeGreaterThan(cityRank(2))
})
