import { createElement as h } from 'react'
import { pointAt, round3, type Point } from '../geometry/polar.ts'
import { hatch } from '../geometry/hatch.ts'
import { frame, lettering, type DiagramView, LABEL, LINE } from './diagram-frame.ts'
import { KeyList } from './key-list.ts'
import { linePath } from './line-path.ts'
import { layKey } from './lay-key.ts'
import { textWidth, wrapText } from './text-width.ts'

interface RadarAxis {
  label: string
  value: number
}

interface LaidAxis {
  /** Screen direction, degrees counterclockwise from the right. */
  directionDeg: number
  /** Of the value, and of the axis's end. */
  at: Point
  end: Point
  lines: string[]
  /** Middle of the first line. */
  labelX: number
  labelY: number
  anchor: 'start' | 'middle' | 'end'
}

interface LaidRadar {
  centre: Point
  radius: number
  axes: LaidAxis[]
  key: ReturnType<typeof layKey> | null
  /** Top of the key. */
  keyTop: number
  height: number
}

/** From an axis's end to its words. */
const AIR = 11
const LARGEST = 190
/** A smaller star than this share of the width is no picture: its axes are numbered then. */
const SMALLEST_SHARE = 0.24

/** A radar of scores 0–100 in `width` pixels: names at the axes' ends where they leave room, otherwise numbers and a list. */
export function layRadar(axes: readonly RadarAxis[], width: number): LaidRadar {
  const named = axes.map(({ label, value }) => [...nameLines(label, width), String(Math.round(value))])
  const numbered = axes.map((_, i) => [String(i + 1)])
  const radius = radiusFor(named, width)
  if (radius >= width * SMALLEST_SHARE) return lay(axes, named, { radius, width, key: null })
  const key = layKey(
    axes.map(({ label, value }) => `${label} ${Math.round(value)}`),
    width,
  )
  return lay(axes, numbered, { radius: radiusFor(numbered, width), width, key })
}

/** A name on lines of no more than a quarter of the width, but with its words whole. */
function nameLines(label: string, width: number): string[] {
  const longestWord = Math.max(...label.split(' ').map((word) => textWidth(word, LABEL)))
  return wrapText(label, { width: Math.max(width * 0.24, longestWord), fontSize: LABEL })
}

const directionOf = (i: number, count: number) => 90 - (360 * i) / count

/** The largest radius at which every name at the sides stays within the width. */
function radiusFor(names: readonly string[][], width: number): number {
  const radii = names.map((lines, i) => {
    const across = Math.abs(Math.cos((directionOf(i, names.length) * Math.PI) / 180))
    const wide = Math.max(...lines.map((line) => textWidth(line, LABEL)))
    return across < 0.2 ? LARGEST : (width / 2 - wide) / across - AIR
  })
  return Math.min(LARGEST, width * 0.36, ...radii)
}

interface Room {
  radius: number
  width: number
  key: LaidRadar['key']
}

function lay(axes: readonly RadarAxis[], names: readonly string[][], { radius, width, key }: Room): LaidRadar {
  const tallest = Math.max(...names.map(({ length }) => length)) * LINE
  const centre = { x: width / 2, y: tallest + AIR + radius }
  const laid = axes.map(({ value }, i): LaidAxis => {
    const directionDeg = directionOf(i, axes.length)
    const turn = (directionDeg * Math.PI) / 180
    const [across, up] = [Math.cos(turn), Math.sin(turn)]
    const lines = names[i] ?? []
    const tall = (lines.length - 1) * LINE
    const tip = { x: centre.x + (radius + AIR) * across, y: centre.y - (radius + AIR) * up }
    const middle = tip.y - (up * (tall + LINE)) / 2 + up * 4
    return {
      directionDeg,
      at: pointAt(centre, (radius * Math.max(0, Math.min(100, value))) / 100, directionDeg),
      end: pointAt(centre, radius, directionDeg),
      lines,
      labelX: tip.x,
      labelY: middle - tall / 2,
      anchor: Math.abs(across) < 0.2 ? 'middle' : across > 0 ? 'start' : 'end',
    }
  })
  const keyTop = centre.y + radius + AIR + tallest + 6
  return { centre, radius, axes: laid, key, keyTop, height: key ? keyTop + key.height : keyTop }
}

const RINGS = [20, 40, 60, 80, 100]

/** Scores on axes from the top clockwise, joined to a shape and hatched. */
export function radarDiagram({ axes }: { axes: readonly RadarAxis[] }, view: DiagramView) {
  const { centre, radius, axes: laid, key, keyTop, height } = layRadar(axes, view.width)
  const shape = laid.map(({ at }) => at)
  const closed = [...shape, ...shape.slice(0, 1)]
  return frame(
    view,
    height,
    RINGS.map((value) =>
      h('path', {
        key: value,
        d: linePath(
          laid.map(({ directionDeg }) => pointAt(centre, (radius * value) / 100, directionDeg)),
          true,
        ),
        stroke: value === 100 ? 'var(--ink-2)' : 'var(--rule)',
        strokeWidth: value === 100 ? 0.75 : 1,
      }),
    ),
    h('path', {
      d: laid.map(({ end }) => `M${round3(centre.x)} ${round3(centre.y)}L${end.x} ${end.y}`).join(''),
      stroke: 'var(--ink-2)',
      strokeWidth: 0.75,
      strokeDasharray: '0 4',
      strokeLinecap: 'round',
    }),
    h('path', {
      d: hatch([closed], { angleDeg: 45, spacing: 4.5 })
        .map((stroke) => linePath(stroke))
        .join(''),
      stroke: 'var(--accent)',
      strokeWidth: 0.6,
    }),
    h('path', { d: linePath(shape, true), stroke: 'var(--accent)', strokeWidth: 1.6, strokeLinejoin: 'round' }),
    shape.map(({ x, y }, i) =>
      h('circle', { key: i, cx: x, cy: y, r: 3, fill: 'var(--accent)', stroke: 'var(--paper)' }),
    ),
    laid.map(({ lines, labelX, labelY, anchor }, i) =>
      h(
        'g',
        { key: i, className: 'figure-label' },
        lettering(lines, { x: labelX, y: labelY, anchor, colour: key ? 'var(--accent)' : 'var(--ink)' }),
      ),
    ),
    key ? h(KeyList, { entries: key.entries, top: keyTop }) : null,
  )
}
