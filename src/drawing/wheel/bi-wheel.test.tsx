import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Chart } from '#astro/charts/chart.ts'
import { angleOf, turnBetween } from '../geometry/polar.ts'
import { BiWheel } from './bi-wheel.ts'
import { placementAt, randomCharts } from './test-charts.ts'

const outerPart = (markup: string) => markup.slice(markup.indexOf('class="wheel-outer"'))

it('points at the true degrees of both charts and keeps the outer glyphs apart and inside, for random pairs', () => {
  const charts = randomCharts()
  for (const [i, inner] of charts.entries()) {
    const outer = charts[(i + 1) % charts.length] as Chart
    const size = i % 2 === 0 ? 360 : 680
    const markup = renderToStaticMarkup(<BiWheel inner={inner} outer={outer} aspects={[]} size={size} />)
    const [, shift = NaN] = [...(/translate\(([\d.]+) /.exec(markup) ?? [])].map(Number)
    const middle = size / 2 - shift
    const leaders = [
      ...outerPart(markup).matchAll(
        /data-point="(\w+)"(?:(?!data-point).)*?class="wheel-leader" points="([\d.]+),([\d.]+)/g,
      ),
    ]
    expect(leaders).toHaveLength(13)
    for (const [, body, x, y] of leaders) {
      const longitude = outer.placements.find((placement) => placement.body === body)?.longitudeDeg ?? NaN
      const drawn = angleOf({ x: middle, y: middle }, { x: Number(x), y: Number(y) }) - 180
      expect(Math.abs(turnBetween(drawn + (inner.houses?.ascendantDeg ?? 0), longitude))).toBeLessThan(0.5)
    }
    const boxes = [
      ...outerPart(markup).matchAll(
        /data-glyph="(?!retrograde)\w+" transform="translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)"/g,
      ),
    ].map(([, left, top, scale]) => ({
      left: Number(left) + shift,
      top: Number(top) + shift,
      side: Number(scale) * 24,
    }))
    expect(boxes).toHaveLength(13)
    for (const [j, a] of boxes.entries()) {
      expect(Math.min(a.left, a.top)).toBeGreaterThan(0)
      expect(Math.max(a.left, a.top) + a.side).toBeLessThan(size)
      for (const b of boxes.slice(j + 1))
        expect(Math.abs(a.left - b.left) < a.side - 0.02 && Math.abs(a.top - b.top) < a.side - 0.02).toBe(false)
    }
  }
})

it('draws the aspects from ring to ring, and lets the lines of other points step back', () => {
  const chart = (sun: number, moon: number): Chart => ({
    jdUt: 2451545,
    latitudeDeg: 0,
    longitudeDeg: 0,
    placements: [placementAt('sun', sun), placementAt('moon', moon)],
    houses: null,
    aspects: [],
  })
  const aspects = [
    { inner: 'sun', outer: 'moon', aspect: 'square', orbDeg: 1 },
    { inner: 'moon', outer: 'sun', aspect: 'trine', orbDeg: 2 },
  ] as const
  const markup = renderToStaticMarkup(
    <BiWheel
      inner={chart(10, 40)}
      outer={chart(162, 101)}
      aspects={aspects}
      selected={{ ring: 'outer', point: 'moon' }}
      onSelect={() => {}}
      labelOf={({ ring, point }) => `${ring} ${point}`}
    />,
  )
  const lines = [...markup.matchAll(/data-aspect="(\w+)"[^>]*stroke-opacity="([\d.]+)"/g)]
  expect(lines.map(([, aspect, opacity]) => [aspect, Number(opacity)])).toEqual([
    ['square', 1],
    ['trine', 0.14],
  ])
  expect(markup).toContain('aria-label="outer moon" aria-pressed="true"')
  expect(markup).toContain('aria-label="inner moon" aria-pressed="false"')
})
