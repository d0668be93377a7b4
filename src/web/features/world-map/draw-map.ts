import { GLYPH_BOX, GLYPH_PATHS } from '#drawing/glyphs/glyph-paths.ts'
import type { LandCell } from './land.ts'
import type { LineShape } from './line-shapes.ts'
import { layMarks, MARK, type LineMark } from './line-marks.ts'
import type { Paints } from './paints.ts'
import { layLabels, type City } from './place-labels.ts'
import { northOf, toScreen, type Size, type View, type XY } from './view.ts'

interface NamedSpot {
  lon: number
  north: number
  name: string
}

/** Everything that is on the map. */
export interface MapContent {
  land: readonly LandCell[]
  cities: readonly City[]
  lines: readonly LineShape[]
  /** The line that is read, and the one under the mouse. */
  selected: string | null
  hovered: string | null
  birth: NamedSpot
  home: NamedSpot | null
  spot: { lon: number; north: number } | null
}

const MOST_LABELS = 60
const LABEL_PX = 12

const linePaths = new WeakMap<LineShape, Path2D>()
const glyphPaths = new Map<string, Path2D>()
const widths = new Map<string, number>()

/** Draws the map. `ratio`: device pixels to a CSS pixel. */
export function drawMap(
  ctx: CanvasRenderingContext2D,
  {
    view,
    size,
    ratio,
    paints,
    content,
  }: { view: View; size: Size; ratio: number; paints: Paints; content: MapContent },
): void {
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  ctx.fillStyle = paints.sea
  ctx.fillRect(0, 0, size.width, size.height)
  const half = size.width / 2 / view.scale
  const turns = [-360, 0, 360].filter((turn) => view.lon + half > turn - 180 && view.lon - half < turn + 180)
  /** The map's own degrees, on one turn of the Earth; north is downward. */
  const inDegrees = (turn: number) => {
    const k = view.scale * ratio
    const x = (size.width / 2 + (turn - view.lon) * view.scale) * ratio
    ctx.setTransform(k, 0, 0, k, x, (size.height / 2 + view.north * view.scale) * ratio)
  }
  const sees = { west: view.lon - half, east: view.lon + half, ...northAndSouth(view, size) }
  const px = 1 / view.scale
  for (const turn of turns) {
    inDegrees(turn)
    drawGrid(ctx, paints, px)
    ctx.fillStyle = paints.land
    ctx.strokeStyle = paints.coast
    ctx.lineWidth = 0.8 * px
    ctx.lineJoin = 'round'
    for (const cell of content.land) {
      const isSeen =
        cell.west + turn < sees.east &&
        cell.east + turn > sees.west &&
        cell.south < sees.top &&
        cell.north > sees.bottom
      if (!isSeen) continue
      ctx.fill(cell.fill, 'evenodd')
      ctx.stroke(cell.coast)
    }
  }
  for (const turn of TURNS) {
    inDegrees(turn)
    for (const line of content.lines) {
      const [west, east] = spanOf(line)
      if (west + turn < sees.east && east + turn > sees.west) drawLine(ctx, line, { paints, px, content })
    }
  }
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  const marks = layMarks(content.lines, view, size)
  const spots = [content.birth, ...(content.home ? [content.home] : [])]
  drawCities(ctx, { view, size, paints, content, marks, spots })
  for (const mark of marks) drawMark(ctx, mark, paints, content)
  spots.forEach((spot, i) => drawSpot(ctx, toScreen(view, size, spot), spot.name, { paints, isHome: i > 0 }))
  if (content.spot) drawCross(ctx, toScreen(view, size, content.spot), paints)
}

/** A line runs on beyond its own turn of the Earth. */
const TURNS = [-720, -360, 0, 360, 720]
const spans = new WeakMap<LineShape, [west: number, east: number]>()

function spanOf(line: LineShape): [west: number, east: number] {
  const kept = spans.get(line)
  if (kept) return kept
  const lons = line.points.map(({ lon }) => lon)
  const span: [number, number] = [Math.min(...lons), Math.max(...lons)]
  spans.set(line, span)
  return span
}

function northAndSouth({ north, scale }: View, { height }: Size) {
  return { top: north + height / 2 / scale, bottom: north - height / 2 / scale }
}

const GRID = (() => {
  let path: Path2D | undefined
  return () => {
    if (path) return path
    path = new Path2D()
    for (let lon = -180; lon < 180; lon += 30) {
      path.moveTo(lon, -northOf(84))
      path.lineTo(lon, -northOf(-60))
    }
    for (const latitude of [-30, 0, 30, 60]) {
      path.moveTo(-180, -northOf(latitude))
      path.lineTo(180, -northOf(latitude))
    }
    return path
  }
})()

function drawGrid(ctx: CanvasRenderingContext2D, paints: Paints, px: number): void {
  ctx.strokeStyle = paints.grid
  ctx.lineWidth = 0.75 * px
  ctx.stroke(GRID())
}

const isMeridian = ({ angle }: LineShape) => angle === 'mc' || angle === 'ic'
const colorOf = (line: LineShape, paints: Paints) => (isMeridian(line) ? paints.accent : paints.sky)

function drawLine(
  ctx: CanvasRenderingContext2D,
  line: LineShape,
  { paints, px, content }: { paints: Paints; px: number; content: MapContent },
): void {
  const isMarked = content.selected === line.id || content.hovered === line.id
  ctx.globalAlpha = content.selected !== null && !isMarked ? 0.45 : 1
  ctx.strokeStyle = colorOf(line, paints)
  ctx.lineWidth = (isMarked ? 2.6 : 1.2) * px
  // Below the horizon lines are broken.
  ctx.setLineDash(line.angle === 'ic' || line.angle === 'dsc' ? [6 * px, 4 * px] : [])
  ctx.stroke(pathOf(line))
  ctx.setLineDash([])
  ctx.globalAlpha = 1
}

function pathOf(line: LineShape): Path2D {
  const kept = linePaths.get(line)
  if (kept) return kept
  const path = new Path2D()
  line.points.forEach(({ lon, north }, i) => (i === 0 ? path.moveTo(lon, -north) : path.lineTo(lon, -north)))
  linePaths.set(line, path)
  return path
}

function drawCities(
  ctx: CanvasRenderingContext2D,
  on: {
    view: View
    size: Size
    paints: Paints
    content: MapContent
    marks: readonly LineMark[]
    spots: readonly NamedSpot[]
  },
): void {
  const { view, size, paints, content, marks, spots } = on
  ctx.font = `${LABEL_PX}px ${paints.font}`
  ctx.textBaseline = 'middle'
  const widthOf = (name: string) => {
    const key = `${ctx.font} ${name}`
    let width = widths.get(key)
    if (width === undefined) widths.set(key, (width = ctx.measureText(name).width))
    return width
  }
  const taken = [
    ...marks.map(({ x, y }) => ({ left: x - MARK, top: y - MARK, right: x + MARK, bottom: y + MARK })),
    ...spots.map((spot) => {
      const { x, y } = toScreen(view, size, spot)
      return { left: x - 9, top: y - 9, right: x + 12 + widthOf(spot.name), bottom: y + 9 }
    }),
  ]
  const laid = layLabels(content.cities, view, size, { most: MOST_LABELS, taken, widthOf })
  ctx.fillStyle = paints.ink
  ctx.beginPath()
  for (const { dot } of laid) {
    ctx.moveTo(dot.x + 2, dot.y)
    ctx.arc(dot.x, dot.y, 2, 0, 2 * Math.PI)
  }
  ctx.fill()
  ctx.strokeStyle = paints.sea
  ctx.lineWidth = 3
  ctx.lineJoin = 'round'
  for (const { city, label } of laid) {
    ctx.strokeText(city.name, label.x, label.y)
    ctx.fillText(city.name, label.x, label.y)
  }
}

/** A planet's glyph on its line, with that of the angle. */
function drawMark(ctx: CanvasRenderingContext2D, { line, x, y }: LineMark, paints: Paints, content: MapContent): void {
  const color = colorOf(line, paints)
  const isMarked = content.selected === line.id || content.hovered === line.id
  ctx.beginPath()
  ctx.roundRect(x - MARK, y - MARK + 4, 2 * MARK, 2 * MARK - 8, 5)
  ctx.fillStyle = isMarked ? color : paints.sea
  ctx.strokeStyle = color
  ctx.lineWidth = 1
  ctx.fill()
  ctx.stroke()
  ctx.strokeStyle = isMarked ? paints.sea : color
  drawGlyph(ctx, line.planet, { x: x - 7, y, side: 14 })
  drawGlyph(ctx, line.angle, { x: x + 8, y, side: 11 })
}

function drawGlyph(
  ctx: CanvasRenderingContext2D,
  name: LineShape['planet'] | LineShape['angle'],
  { x, y, side }: XY & { side: number },
): void {
  let path = glyphPaths.get(name)
  if (!path) glyphPaths.set(name, (path = new Path2D(GLYPH_PATHS[name])))
  ctx.save()
  ctx.translate(x - side / 2, y - side / 2)
  ctx.scale(side / GLYPH_BOX, side / GLYPH_BOX)
  ctx.lineWidth = 1.9
  ctx.lineCap = 'round'
  ctx.stroke(path)
  ctx.restore()
}

/** The birthplace is a ring with a dot, home a filled square. */
function drawSpot(
  ctx: CanvasRenderingContext2D,
  { x, y }: XY,
  name: string,
  { paints, isHome }: { paints: Paints; isHome: boolean },
): void {
  ctx.strokeStyle = paints.sea
  ctx.lineWidth = 3
  ctx.font = `600 ${LABEL_PX}px ${paints.font}`
  ctx.strokeText(name, x + 10, y)
  ctx.fillStyle = paints.accent
  ctx.fillText(name, x + 10, y)
  ctx.beginPath()
  if (isHome) ctx.rect(x - 4.5, y - 4.5, 9, 9)
  else ctx.arc(x, y, 3, 0, 2 * Math.PI)
  ctx.fill()
  ctx.strokeStyle = paints.accent
  ctx.lineWidth = 1.4
  if (isHome) return
  ctx.beginPath()
  ctx.arc(x, y, 6.5, 0, 2 * Math.PI)
  ctx.stroke()
}

function drawCross(ctx: CanvasRenderingContext2D, { x, y }: XY, paints: Paints): void {
  for (const [color, width] of [
    [paints.sea, 5],
    [paints.ink, 1.8],
  ] as const) {
    ctx.strokeStyle = color
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.arc(x, y, 9, 0, 2 * Math.PI)
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      ctx.moveTo(x + 5 * dx, y + 5 * dy)
      ctx.lineTo(x + 14 * dx, y + 14 * dy)
    }
    ctx.stroke()
  }
}
