import type { ChartPoint } from '#astro/charts/chart.ts'
import { round3 } from '../geometry/polar.ts'
import type { AspectGrid } from './aspect-grid-diagram.ts'

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
export function layAspectGrid({ charts, rows, columns, aspects }: AspectGrid, width: number): LaidGrid {
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
