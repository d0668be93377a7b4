import { describe, expect, it } from 'vitest'
import type { Point } from '#drawing/geometry/polar.ts'
import { DOTS, WEIGHTS, type Layer } from './strokes/layer.ts'
import { FIELD, framed, ILLUSTRATION } from './strokes/frame.ts'
import { along, distance } from './strokes/lines.ts'
import { site } from './motifs/site.ts'
import { REPORT_MOTIFS } from './report-motifs.ts'

const PICTURES = Object.entries({ ...REPORT_MOTIFS, site }).map(([name, motif]) => [name, motif()] as const)

const COLUMNS = 24
const ROWS = 16

/** Every few pixels of ink, strokes and the outlines of surfaces alike. */
const inkOf = (layers: readonly Layer[]): Point[] =>
  layers.filter(({ stroke }) => stroke).flatMap(({ lines }) => lines.flatMap((line) => along(line, 4)))

/** How ink is spread over the illustration: a share per cell of a coarse grid, softened so that a small shift changes little. */
function spreadOf(layers: readonly Layer[]): number[] {
  const cells = Array.from({ length: COLUMNS * ROWS }, () => 0)
  for (const { x, y } of inkOf(layers)) {
    const [column, row] = [Math.floor((x / ILLUSTRATION.width) * COLUMNS), Math.floor((y / ILLUSTRATION.height) * ROWS)]
    cells[row * COLUMNS + column] = (cells[row * COLUMNS + column] ?? 0) + 1
  }
  return cells.map((amount) => Math.sqrt(amount))
}

/** Correlation of two spreads, −1 to 1. */
function likeness(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  const product = (p: readonly number[], mp: number, q: readonly number[], mq: number) =>
    p.reduce((sum, value, i) => sum + (value - mp) * ((q[i] ?? 0) - mq), 0)
  return product(a, meanA, b, meanB) / Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB))
}

describe.each(PICTURES)('%s', (_, layers) => {
  const ink = inkOf(layers)

  it('stays within the field, clear of the frame', () => {
    const over = layers.flatMap(({ lines, weight = 0 }) =>
      lines.flat().filter(({ x, y }) => {
        const room = Math.min(x - FIELD.left, FIELD.right - x, y - FIELD.top, FIELD.bottom - y)
        return !(room - weight / 2 >= -2)
      }),
    )
    expect(over).toEqual([])
  })

  it('is cut in two inks with the widths of the style', () => {
    const inks = new Set(layers.flatMap(({ lines, stroke, fill }) => (lines.length > 0 ? [stroke, fill] : [])))
    expect(inks.has('ink')).toBe(true)
    expect(inks.has('accent')).toBe(true)
    for (const { lines, stroke, weight = 0 } of layers) {
      if (!stroke || lines.length === 0) continue
      const round = lines.every(([from, to]) => from && to && distance(from, to) === 0)
      expect(round ? DOTS : WEIGHTS).toContain(weight)
    }
  })

  it('fills its field, and leans to no side', () => {
    const [xs, ys] = [ink.map(({ x }) => x), ink.map(({ y }) => y)]
    const range = (values: number[]) =>
      values.reduce((m, v) => Math.max(m, v)) - values.reduce((m, v) => Math.min(m, v))
    expect(range(xs)).toBeGreaterThan((FIELD.right - FIELD.left) * 0.75)
    expect(range(ys)).toBeGreaterThan((FIELD.bottom - FIELD.top) * 0.75)
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(Math.abs(mean(xs) - ILLUSTRATION.width / 2)).toBeLessThan(ILLUSTRATION.width * 0.12)
    expect(Math.abs(mean(ys) - ILLUSTRATION.height / 2)).toBeLessThan(ILLUSTRATION.height * 0.2)
  })
})

describe('the set', () => {
  it('has no two pictures alike', () => {
    const reports = PICTURES.filter(([name]) => name !== 'site')
    const spreads = reports.map(([name, layers]) => ({ name, spread: spreadOf(layers) }))
    const pairs = spreads.flatMap((a, i) =>
      spreads.slice(i + 1).map((b) => ({ pair: `${a.name} / ${b.name}`, alike: likeness(a.spread, b.spread) })),
    )
    expect(pairs.filter(({ alike }) => alike > 0.8)).toEqual([])
  })

  it('is the same whenever it is drawn', () => {
    for (const [name, layers] of PICTURES.slice(0, 4))
      expect(Object.entries(REPORT_MOTIFS).find(([type]) => type === name)?.[1]()).toEqual(layers)
  })

  it('stands in one frame, which lies within the illustration', () => {
    for (const { x, y } of framed([]).flatMap(({ lines }) => lines.flat())) {
      expect(Math.min(x, y, ILLUSTRATION.width - x, ILLUSTRATION.height - y)).toBeGreaterThan(14)
      expect(Math.min(x, y, ILLUSTRATION.width - x, ILLUSTRATION.height - y)).toBeLessThan(FIELD.left)
    }
  })
})
