import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { randomCharts } from './test-charts.ts'
import { Wheel } from './wheel.ts'

/** The boxes of all glyphs in a drawing: of bodies, signs, angles and marks of retrograde motion. */
const boxesIn = (markup: string) =>
  [...markup.matchAll(/data-glyph="(\w+)" transform="translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)"/g)].map(
    ([, name = '', left, top, scale]) => {
      const half = Number(scale) * 12
      return { name, x: Number(left) + half, y: Number(top) + half, half }
    },
  )

it.each([320, 360, 560, 720])(
  'of random charts no two glyphs’ boxes overlap, and all stay inside, at %i px',
  (size) => {
    for (const [i, chart] of randomCharts().entries()) {
      const boxes = boxesIn(renderToStaticMarkup(<Wheel chart={chart} size={size} />))
      // Thirteen bodies, twelve signs, four angles.
      expect(boxes.filter(({ name }) => name !== 'retrograde')).toHaveLength(29)
      const faults = boxes.flatMap((a, j) => [
        ...(Math.min(a.x, a.y) - a.half < -0.02 || Math.max(a.x, a.y) + a.half > size + 0.02
          ? [`${a.name} leaves the drawing`]
          : []),
        ...boxes
          .slice(j + 1)
          .filter((b) => a.half + b.half - Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) > 0.02)
          .map((b) => `${a.name} overlaps ${b.name}`),
      ])
      expect(faults, `chart ${i}`).toEqual([])
    }
  },
)
