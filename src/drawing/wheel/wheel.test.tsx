import type { Chart } from '#astro/charts/chart.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { angleOf, turnBetween } from '../geometry/polar.ts'
import { placementAt, randomCharts } from './test-charts.ts'
import { Wheel } from './wheel.ts'

/** Per drawn point: its name and its leader line's points, read from the markup. */
function leadersIn(markup: string) {
  return [...markup.matchAll(/data-point="(\w+)"(?:(?!data-point).)*?class="wheel-leader" points="([^"]+)"/g)].map(
    ([, body, points = '']) => ({
      body,
      points: points.split(' ').map((pair) => {
        const [x = NaN, y = NaN] = pair.split(',').map(Number)
        return { x, y }
      }),
    }),
  )
}

/** Glyph boxes drawn as parts of points, read from the markup: left, top, side. */
function glyphBoxesIn(markup: string, names: readonly string[]) {
  return [...markup.matchAll(/data-glyph="(\w+)" transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)"/g)]
    .filter(([, name = '']) => names.includes(name))
    .map(([, , left, top, scale]) => ({ left: Number(left), top: Number(top), side: Number(scale) * 24 }))
}

const withoutHouses = (chart: Chart): Chart => ({ ...chart, houses: null })

describe('Wheel', () => {
  it('points at true degrees and parts glyphs in the drawn SVG, for charts with and without houses', () => {
    for (const [index, known] of randomCharts().entries()) {
      const chart = index % 5 === 0 ? withoutHouses(known) : known
      const size = index % 2 === 0 ? 360 : 720
      const markup = renderToStaticMarkup(<Wheel chart={chart} size={size} />)
      const leaders = leadersIn(markup)
      expect(leaders).toHaveLength(13)
      for (const { body, points } of leaders) {
        const longitude = chart.placements.find((placement) => placement.body === body)?.longitudeDeg ?? NaN
        const [tip = { x: NaN, y: NaN }] = points
        const drawn = angleOf({ x: size / 2, y: size / 2 }, tip) - 180 + (chart.houses?.ascendantDeg ?? 0)
        expect(Math.abs(turnBetween(drawn, longitude))).toBeLessThanOrEqual(0.5)
      }
      const boxes = glyphBoxesIn(
        markup,
        leaders.map(({ body }) => body ?? ''),
      )
      expect(boxes).toHaveLength(13)
      for (const [i, a] of boxes.entries()) {
        expect(Math.min(a.left, a.top)).toBeGreaterThan(0)
        expect(Math.max(a.left, a.top) + a.side).toBeLessThan(size)
        for (const b of boxes.slice(i + 1))
          expect(Math.abs(a.left - b.left) < a.side - 0.02 && Math.abs(a.top - b.top) < a.side - 0.02).toBe(false)
      }
    }
  })

  it('puts 0° Aries at the left and leaves houses and angles out when the birth time is unknown', () => {
    const chart: Chart = {
      jdUt: 2451545,
      latitudeDeg: 0,
      longitudeDeg: 0,
      placements: [placementAt('sun', 0), placementAt('moon', 90)],
      houses: null,
      aspects: [],
    }
    const markup = renderToStaticMarkup(<Wheel chart={chart} size={400} />)
    const [sun, moon] = leadersIn(markup)
    expect(angleOf({ x: 200, y: 200 }, sun?.points[0] ?? { x: 0, y: 0 })).toBeCloseTo(180, 2)
    // Longitudes run counterclockwise: 0° Cancer at the bottom.
    expect(angleOf({ x: 200, y: 200 }, moon?.points[0] ?? { x: 0, y: 0 })).toBeCloseTo(270, 2)
    expect(markup).not.toContain('wheel-houses')
    expect(markup).not.toContain('data-glyph="asc"')
  })

  it('tells natures of aspects apart by hue and by line', () => {
    const [, chart] = randomCharts()
    const markup = chart ? renderToStaticMarkup(<Wheel chart={chart} />) : ''
    const strokes = [
      ...markup.matchAll(
        /data-nature="(\w+)" d="[^"]+" stroke="([^"]+)" stroke-width="[^"]+"( stroke-dasharray="[^"]+")?/g,
      ),
    ]
    const looks = strokes.map(([, nature, colour, dashes]) => [nature, colour, dashes?.trim()])
    expect(looks).toEqual([
      ['flowing', 'var(--flowing)', undefined],
      ['tense', 'var(--tense)', 'stroke-dasharray="5 3"'],
      ['conjunction', 'var(--neutral)', 'stroke-dasharray="0 3"'],
    ])
  })

  it('is a picture without onSelect, and named buttons with it', () => {
    const [chart] = randomCharts()
    if (!chart) throw new Error('no chart')
    const still = renderToStaticMarkup(<Wheel chart={chart} label="Natal chart" />)
    expect(still).toContain('role="img" aria-label="Natal chart"')
    expect(still).not.toContain('tabindex')
    const live = renderToStaticMarkup(
      <Wheel chart={chart} selected="venus" onSelect={() => {}} labelOf={(point) => `point ${point}`} />,
    )
    // Thirteen bodies, the ascendant and the midheaven.
    expect(live.match(/role="button" tabindex="0" aria-label="point \w+"/g)).toHaveLength(15)
    expect(live.match(/aria-pressed="true"/g)).toHaveLength(1)
    expect(live).toMatch(/aria-label="point venus" aria-pressed="true"/)
  })

  it('takes every colour from the page', () => {
    const [chart] = randomCharts()
    const markup = chart ? renderToStaticMarkup(<Wheel chart={chart} selected="sun" />) : ''
    const paints = [...markup.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint ?? '')
    expect(paints.filter((paint) => paint !== 'none' && !/^var\(--[a-z0-9-]+\)$/.test(paint))).toEqual([])
  })
})
