import type { Point } from './polar.ts'

/** A polyline, curves sampled finely enough to look smooth; closed where it ends as it began. A shape is one or several. */
export type Line = readonly Point[]
export type Lines = readonly Line[]

interface Hatching {
  /** Direction of the strokes, counterclockwise from level. */
  angleDeg?: number
  /** Pixels from stroke to stroke. */
  spacing?: number
}

/** Parallel strokes over a shape; holes (even-odd) stay blank. */
export function hatch(shape: Lines, { angleDeg = 45, spacing = 6 }: Hatching = {}): Lines {
  const level = turned(shape, -angleDeg)
  const ys = level.flat().map(({ y }) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  // Rows stand on a common grid, so that neighboring shapes are hatched as one.
  const first = Math.ceil(top / spacing) * spacing + spacing * 0.003
  const strokes: Line[] = []
  for (let y = first; y < bottom; y += spacing) {
    const xs = level.flatMap((outline) => crossingsAt(outline, y)).toSorted((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const [from, to] = [xs[i], xs[i + 1]]
      if (from !== undefined && to !== undefined && to - from > 1.5)
        strokes.push([
          { x: from, y },
          { x: to, y },
        ])
    }
  }
  return turned(strokes, angleDeg)
}

/** Lines turned about the origin, counterclockwise on a screen whose y axis points down. */
function turned(lines: Lines, turnDeg: number): Lines {
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)]
  return lines.map((points) => points.map(({ x, y }) => ({ x: x * cos + y * sin, y: -x * sin + y * cos })))
}

const crossingsAt = (outline: Line, y: number): number[] =>
  outline.flatMap((b, i) => {
    const a = outline[i - 1]
    return a && a.y > y !== b.y > y ? [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)] : []
  })
