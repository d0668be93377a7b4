import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BiosphereRing } from './biosphere-ring.tsx'

it('draws four quarters clockwise from the top, told apart by more than colour', () => {
  const svg = renderToStaticMarkup(<BiosphereRing lights={[2, 1, 0, 2]} title="6:00 green" />)
  const paths = [
    ...svg.matchAll(/<path data-light="(\d)" d="M([\d.]+) ([\d.]+)A[\d. ]+? 0 0 0 ([\d.]+) ([\d.]+)"([^>]*)>/g),
  ]
  expect(paths.map(([, light]) => light)).toEqual(['2', '1', '0', '2'])
  const middle = paths.map(([, , x0, y0, x1, y1]) => [
    Math.sign(Number(x0) + Number(x1) - 44),
    Math.sign(Number(y0) + Number(y1) - 44),
  ])
  expect(middle).toEqual([
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ])
  expect(new Set(paths.slice(0, 3).map(([, , , , , , style]) => style?.replace(/stroke="[^"]*"/, ''))).size).toBe(3)
  expect(svg).toContain('role="img" aria-label="6:00 green"')
})
