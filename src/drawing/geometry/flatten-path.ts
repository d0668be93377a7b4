import type { Point } from './polar.ts'

const STEPS = 48
const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }

/**
 * SVG path data as polylines, one per subpath, curves and arcs sampled at 48 steps: for measuring extents and areas.
 * Knows the absolute commands M L H V C Q A Z, the only ones our drawings use; a closed subpath ends where it began.
 *
 * @throws SyntaxError at any other command or a wrong count of numbers.
 */
export function flattenPath(data: string): Point[][] {
  const lines: Point[][] = []
  let line: Point[] = []
  let at: Point = { x: 0, y: 0 }
  for (const { command, values } of commandsOf(data)) {
    if (command === 'M') {
      line = []
      lines.push(line)
    }
    const points = command === 'Z' ? [line[0] ?? at] : pointsOf(command, values, at)
    line.push(...points)
    at = points.at(-1) ?? at
  }
  return lines
}

function commandsOf(data: string) {
  return [...data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].flatMap(([, command = '', text = '']) => {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const count = ARGUMENTS[command]
    if (count === undefined) throw new SyntaxError(`path command ${command} is none of M L H V C Q A Z`)
    if (count === 0) return [{ command, values: [] as number[] }]
    if (numbers.length === 0 || numbers.length % count !== 0)
      throw new SyntaxError(`path command ${command} wants ${count} numbers, got ${numbers.length}`)
    return Array.from({ length: numbers.length / count }, (_, index) => ({
      // Pairs after the first of a move are lines.
      command: command === 'M' && index > 0 ? 'L' : command,
      values: numbers.slice(index * count, (index + 1) * count),
    }))
  })
}

function pointsOf(command: string, values: number[], at: Point): Point[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values
  if (command === 'H') return [{ x: a, y: at.y }]
  if (command === 'V') return [{ x: at.x, y: a }]
  if (command === 'C') return sample((t) => cubic([at, { x: a, y: b }, { x: c, y: d }, { x: e, y: f }], t))
  if (command === 'Q') {
    const end = { x: c, y: d }
    const first = { x: at.x + ((a - at.x) * 2) / 3, y: at.y + ((b - at.y) * 2) / 3 }
    const second = { x: end.x + ((a - end.x) * 2) / 3, y: end.y + ((b - end.y) * 2) / 3 }
    return sample((t) => cubic([at, first, second, end], t))
  }
  if (command === 'A')
    return arc(at, { radiusX: a, radiusY: b, tiltDeg: c, large: d === 1, sweep: e === 1 }, { x: f, y: g })
  return [{ x: a, y: b }]
}

const sample = (pointAtStep: (t: number) => Point) =>
  Array.from({ length: STEPS }, (_, step) => pointAtStep((step + 1) / STEPS))

function cubic([p0, p1, p2, p3]: [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t
  const blend = (a: number, b: number, c: number, d: number) =>
    s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  return { x: blend(p0.x, p1.x, p2.x, p3.x), y: blend(p0.y, p1.y, p2.y, p3.y) }
}

interface ArcShape {
  radiusX: number
  radiusY: number
  tiltDeg: number
  large: boolean
  sweep: boolean
}

/** Endpoint to centre form: SVG 1.1, appendix F.6.5 and F.6.6. */
function arc(from: Point, shape: ArcShape, to: Point): Point[] {
  if (shape.radiusX === 0 || shape.radiusY === 0) return [to]
  const tilt = (shape.tiltDeg * Math.PI) / 180
  const cos = Math.cos(tilt)
  const sin = Math.sin(tilt)
  const halfX = (from.x - to.x) / 2
  const halfY = (from.y - to.y) / 2
  const x1 = cos * halfX + sin * halfY
  const y1 = -sin * halfX + cos * halfY
  const grow = Math.max(1, Math.sqrt((x1 / shape.radiusX) ** 2 + (y1 / shape.radiusY) ** 2))
  const rx = shape.radiusX * grow
  const ry = shape.radiusY * grow
  const rest = (rx * ry) ** 2 - (rx * y1) ** 2 - (ry * x1) ** 2
  const factor =
    Math.sqrt(Math.max(0, rest / ((rx * y1) ** 2 + (ry * x1) ** 2))) * (shape.large === shape.sweep ? -1 : 1)
  const cx1 = (factor * rx * y1) / ry
  const cy1 = (-factor * ry * x1) / rx
  const start = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
  let turn = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start
  if (shape.sweep && turn < 0) turn += 2 * Math.PI
  if (!shape.sweep && turn > 0) turn -= 2 * Math.PI
  const centreX = cos * cx1 - sin * cy1 + (from.x + to.x) / 2
  const centreY = sin * cx1 + cos * cy1 + (from.y + to.y) / 2
  return sample((t) => {
    const x = rx * Math.cos(start + turn * t)
    const y = ry * Math.sin(start + turn * t)
    return { x: centreX + cos * x - sin * y, y: centreY + sin * x + cos * y }
  })
}
