import type { PlanetaryLine } from '#astro/charts/planetary-lines.ts'
import type { Point } from '../geometry/polar.ts'
import { LINE } from './diagram-frame.ts'
import { textWidth } from './text-width.ts'

interface MapPlace {
  name: string
  latitudeDeg: number
  longitudeDeg: number
  isBirth: boolean
}

export interface WorldMap {
  lines: readonly PlanetaryLine[]
  places: readonly MapPlace[]
}

/** Words or a mark with the room it takes: left edge, middle and width. */
interface LaidPlace {
  place: MapPlace
  at: Point
  labelX: number
  labelY: number
  width: number
}

interface LaidLine {
  line: PlanetaryLine
  /** Within the field, parted where it leaves the field or crosses the 180th meridian. */
  pieces: Point[][]
  /** Where its mark stands in the margin: middle; and where on the field's edge it points. */
  mark: Point
  foot: Point
}

interface LaidMap {
  /** The field of the map, and pixels per degree. */
  left: number
  top: number
  right: number
  bottom: number
  scale: number
  lines: LaidLine[]
  places: LaidPlace[]
  height: number
}

/** Latitudes of the upper and lower edge: no city lies beyond. */
export const NORTH = 78
export const SOUTH = -58
/** Height of the margin that holds the marks of lines. */
const MARGIN = 46
/** Room that a line's mark takes in the margin. */
export const MARK_WIDTH = 15
export const PLACE_TEXT = 11.5

/** The world in a plain grid of degrees (plate carrée) in `width` pixels, its lines marked in the margins. */
export function layMap({ lines, places }: WorldMap, width: number): LaidMap {
  const [left, right] = [1, width - 1]
  const scale = (right - left) / 360
  const margin = lines.length > 0 ? MARGIN : 1
  const top = margin
  const bottom = top + (NORTH - SOUTH) * scale
  const at = ({ latitudeDeg, longitudeDeg }: { latitudeDeg: number; longitudeDeg: number }): Point => ({
    x: left + (longitudeDeg + 180) * scale,
    y: top + (NORTH - latitudeDeg) * scale,
  })
  const field = { left, top, right, bottom }
  const laid = lines.flatMap((line): LaidLine[] => {
    const pieces = piecesOf(line.points.map(at), field)
    const edge = isAbove(line) ? top : bottom
    const foot = pieces.flat().find(({ y }) => Math.abs(y - edge) < 0.01)
    return foot ? [{ line, pieces, foot, mark: { x: foot.x, y: isAbove(line) ? top - 31 : bottom + 31 } }] : []
  })
  for (const above of [true, false]) {
    const row = laid.filter(({ line }) => isAbove(line) === above)
    const xs = spreadAlong(
      row.map(({ foot }) => foot.x),
      MARK_WIDTH,
      { from: left, to: right },
    )
    row.forEach((one, i) => (one.mark = { ...one.mark, x: xs[i] ?? one.mark.x }))
  }
  return { ...field, scale, lines: laid, places: layPlaces(places, at, field), height: bottom + margin }
}

/** Lines of the meridian are marked above the map, those of the horizon below it, where all of them come down to. */
const isAbove = ({ angle }: PlanetaryLine) => angle === 'mc' || angle === 'ic'

interface Field {
  left: number
  top: number
  right: number
  bottom: number
}

/** A track in the pieces that lie in the field, cut at its upper and lower edge and at the 180th meridian. */
function piecesOf(track: readonly Point[], field: Field): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  const close = () => {
    if (piece.length > 1) pieces.push(piece)
    piece = []
  }
  const turn = field.right - field.left
  track.forEach((to, i) => {
    const from = track[i - 1]
    if (!from) return
    if (Math.abs(to.x - from.x) > turn / 2) {
      // Over the 180th meridian: to the edge, and on from the other.
      const beyond = { x: to.x + (to.x < from.x ? turn : -turn), y: to.y }
      const edge = beyond.x > from.x ? field.right : field.left
      const share = (edge - from.x) / (beyond.x - from.x || 1)
      const y = from.y + (to.y - from.y) * share
      add(from, { x: edge, y })
      close()
      add({ x: edge === field.right ? field.left : field.right, y }, to)
      return
    }
    add(from, to)
  })
  close()
  return pieces

  function add(from: Point, to: Point): void {
    const [a, b] = [clip(from, to), clip(to, from)]
    if (!a || !b) return close()
    if (piece.length === 0) piece.push(a)
    piece.push(b)
    if (b.y !== to.y) close()
  }

  /** The first point of from–to in the field. */
  function clip(from: Point, to: Point): Point | null {
    const y = Math.min(field.bottom, Math.max(field.top, from.y))
    if (y === from.y) return from
    if ((to.y - y) * (from.y - y) >= 0) return null
    return { x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y), y }
  }
}

/** Middles near the wished ones, at least `gap` apart and within the ends, in the order of the input. */
function spreadAlong(wished: readonly number[], gap: number, { from, to }: { from: number; to: number }): number[] {
  const room = Math.min(gap, (to - from) / Math.max(1, wished.length))
  const order = wished.map((x, i) => ({ x, i })).toSorted((a, b) => a.x - b.x)
  const xs: number[] = []
  order.forEach(({ x }, k) => xs.push(Math.max(x, k === 0 ? from + room / 2 : (xs[k - 1] ?? 0) + room)))
  for (let k = xs.length - 1; k >= 0; k--) {
    const limit = k === xs.length - 1 ? to - room / 2 : (xs[k + 1] ?? 0) - room
    xs[k] = Math.min(xs[k] ?? 0, limit)
  }
  const result: number[] = []
  order.forEach(({ i }, k) => (result[i] = xs[k] ?? 0))
  return result
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const DOT = 5

/** Names beside their dots; where others stand there already, further off, on the nearest free place. */
function layPlaces(places: readonly MapPlace[], at: (place: MapPlace) => Point, field: Field): LaidPlace[] {
  const dots = places.map(at)
  const taken: Box[] = dots.map(({ x, y }) => ({ left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT }))
  return places.map((place, i): LaidPlace => {
    const dot = dots[i] ?? { x: 0, y: 0 }
    const width = textWidth(place.name, PLACE_TEXT)
    const boxAt = ({ x, y }: Point): Box => ({ left: x, top: y - LINE / 2, right: x + width, bottom: y + LINE / 2 })
    const free = candidates(dot, width).find((spot) => {
      const box = boxAt(spot)
      return isInside(box, field) && !taken.some((other) => overlap(box, other))
    })
    const spot = free ?? { x: Math.min(dot.x, field.right - width), y: dot.y }
    taken.push(boxAt(spot))
    return { place, at: dot, labelX: spot.x, labelY: spot.y, width }
  })
}

/** Left middles of a label around a dot, the nearest first: right, left, above, below, then rings further and further. */
function candidates({ x, y }: Point, width: number): Point[] {
  const near = [
    { x: x + DOT + 3, y },
    { x: x - DOT - 3 - width, y },
    { x: x - width / 2, y: y - 13 },
    { x: x - width / 2, y: y + 13 },
  ]
  const far = Array.from({ length: 26 }, (_, ring) =>
    Array.from({ length: 16 }, (__, step) => {
      const turn = (step * Math.PI) / 8
      const distance = 18 + ring * 9
      const middle = x + Math.cos(turn) * (distance + width / 2)
      return { x: middle - width / 2, y: y - Math.sin(turn) * distance }
    }),
  )
  return [...near, ...far.flat()]
}

const isInside = (box: Box, field: Field) =>
  box.left >= field.left + 2 && box.right <= field.right - 2 && box.top >= field.top && box.bottom <= field.bottom

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
