import { createElement as h } from 'react'
import type { ChartPoint, PointAspect } from '#astro/charts/chart.ts'
import { round3 } from '../geometry/polar.ts'
import { Glyph } from '../glyphs/glyph.ts'
import { strokeOf } from '../wheel/nature-strokes.ts'
import { frame, lettering, type DiagramView } from './diagram-frame.ts'

interface GridCell {
  x: number
  y: number
  aspect: AspectGrid['aspects'][number] | null
}

interface LaidGrid {
  /** Side of a cell. */
  cell: number
  left: number
  cells: GridCell[]
  rowHeads: { point: ChartPoint; y: number }[]
  columnHeads: { point: ChartPoint; x: number; y: number }[]
  height: number
}

const LARGEST_CELL = 38

/**
 * Cells of a table of aspects in `width` pixels. Of one chart, each pair has one cell and the points stand at the steps of
 * the stair; of two, one chart's points stand at the left and the other's above.
 */
function layAspectGrid({ charts, rows, columns, aspects }: AspectGrid, width: number): LaidGrid {
  const stair = charts === 1
  const across = stair ? rows.length : columns.length + 1
  const cell = round3(Math.min(LARGEST_CELL, (width - 2) / across))
  const left = round3((width - cell * across) / 2)
  const find = (row: ChartPoint, column: ChartPoint) =>
    aspects.find(({ a, b }) => (a === row && b === column) || (stair && a === column && b === row)) ?? null
  if (stair) {
    const cells = rows.flatMap((row, i) =>
      rows.slice(0, i).map((column, j): GridCell => {
        return { x: left + cell * j, y: 1 + cell * i, aspect: find(row, column) }
      }),
    )
    const heads = rows.map((point, i) => ({ point, x: left + cell * (i + 0.5), y: 1 + cell * (i + 0.5) }))
    return { cell, left, cells, rowHeads: [], columnHeads: heads, height: cell * rows.length + 2 }
  }
  const cells = rows.flatMap((row, i) =>
    columns.map((column, j): GridCell => {
      return { x: left + cell * (j + 1), y: 1 + cell * (i + 1), aspect: find(row, column) }
    }),
  )
  return {
    cell,
    left,
    cells,
    rowHeads: rows.map((point, i) => ({ point, y: 1 + cell * (i + 1.5) })),
    columnHeads: columns.map((point, j) => ({ point, x: left + cell * (j + 1.5), y: 1 + cell / 2 })),
    height: cell * (rows.length + 1) + 2,
  }
}

export interface AspectGrid {
  charts: 1 | 2
  rows: readonly ChartPoint[]
  columns: readonly ChartPoint[]
  aspects: readonly Omit<PointAspect, 'applying'>[]
}

/** Aspects in a ruled table: a stair for one chart, a square for two. Whole degrees of orb stand in wide cells. */
export function aspectGridDiagram(grid: AspectGrid, view: DiagramView) {
  const { cell, left, cells, rowHeads, columnHeads, height } = layAspectGrid(grid, view.width)
  const wide = cell >= 30
  const head = round3(Math.min(20, cell * 0.74))
  return frame(
    view,
    height,
    h('path', {
      d: cells.map(({ x, y }) => `M${round3(x)} ${round3(y)}h${cell}v${cell}h${-cell}Z`).join(''),
      stroke: 'var(--rule)',
      strokeWidth: 1,
      fill: 'var(--surface)',
    }),
    rowHeads.map(({ point, y }) =>
      h(Glyph, { key: point, name: point, size: head, x: left + cell / 2, y, colour: 'var(--ink)' }),
    ),
    columnHeads.map(({ point, x, y }) => h(Glyph, { key: point, name: point, size: head, x, y, colour: 'var(--ink)' })),
    cells.map(({ aspect, x, y }) => {
      if (!aspect) return null
      const { colour } = strokeOf(aspect.aspect)
      const [midX, midY] = [x + cell / 2, y + cell / 2]
      return h(
        'g',
        { key: `${x} ${y}`, 'data-cell': `${aspect.a}-${aspect.b}` },
        h(Glyph, {
          name: aspect.aspect,
          size: round3(wide ? 15 : cell * 0.66),
          x: midX,
          y: wide ? midY - 6 : midY,
          colour,
          weight: 1.7,
        }),
        wide
          ? lettering(`${Math.floor(aspect.orbDeg)}°${minutes(aspect.orbDeg)}′`, {
              x: midX,
              y: midY + 9,
              size: 9,
              colour: 'var(--ink-2)',
              anchor: 'middle',
            })
          : null,
      )
    }),
  )
}

/** Whole minutes of arc, truncated as almanacs do. */
const minutes = (orbDeg: number) => String(Math.floor((orbDeg % 1) * 60)).padStart(2, '0')
