import { createElement as h } from 'react'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { round3 } from '../geometry/polar.ts'
import { Glyph } from '../glyphs/glyph.ts'
import { frame, lettering, SMALL, type DiagramView } from '../report-diagrams/diagram-frame.ts'
import { laneOf, spreadLabels } from './lanes.ts'

export interface Course {
  /** Longitudes are shown modulo this many degrees: 45 brings aspects of the eighth harmonic together. */
  modulusDeg: number
  /** Each body at equal intervals from the beginning to the end. */
  lines: readonly { point: ChartPoint; longitudesDeg: readonly number[] }[]
  /** What stands still. */
  natal: readonly { point: ChartPoint; longitudeDeg: number }[]
  /** Words along the bottom, at parts 0 to 1 of the span. */
  ticks: readonly { part: number; label: string }[]
}

const HEIGHT = 560
const MARGIN = { top: 12, right: 26, bottom: 30, left: 62 }
const GLYPH = 15
/** A line is broken where it leaves the scale at one end and comes back at the other. */
const INKS = ['var(--ink)', 'var(--accent)', 'var(--sky)', 'var(--flowing)', 'var(--tense)', 'var(--neutral)']
const DASHES = [undefined, '5 3', '1.5 3']

/** A graphic ephemeris: time to the right, degrees of a scale downwards, a line for each body. */
export function courseDiagram({ modulusDeg, lines, natal, ticks }: Course, view: DiagramView) {
  const width = view.width - MARGIN.left - MARGIN.right
  const height = HEIGHT - MARGIN.top - MARGIN.bottom
  const yOf = (deg: number) => MARGIN.top + (laneOf(deg, modulusDeg) / modulusDeg) * height
  const xOf = (part: number) => MARGIN.left + part * width
  const step = modulusDeg / (modulusDeg === 360 ? 12 : modulusDeg / 5)
  const scale = Array.from({ length: Math.round(modulusDeg / step) + 1 }, (_, i) => i * step)
  const ends = lines.map(({ point, longitudesDeg }) => ({ point, y: yOf(longitudesDeg.at(-1) ?? 0) }))
  const starts = natal.map(({ point, longitudeDeg }) => ({ point, y: yOf(longitudeDeg) }))
  return frame(
    view,
    HEIGHT,
    h('path', {
      d: [
        ...scale.map((deg) => `M${MARGIN.left} ${round3(MARGIN.top + (deg / modulusDeg) * height)}h${width}`),
        ...ticks.map(({ part }) => `M${round3(xOf(part))} ${MARGIN.top}v${height}`),
      ].join(''),
      stroke: 'var(--rule)',
      strokeWidth: 1,
    }),
    scale.map((deg) =>
      lettering(`${deg}°`, {
        x: MARGIN.left - 28,
        y: MARGIN.top + (deg / modulusDeg) * height,
        size: SMALL,
        colour: 'var(--ink-2)',
        anchor: 'end',
      }),
    ),
    ticks.map(({ part, label }, i) =>
      lettering(label, {
        x: xOf(part),
        y: HEIGHT - 12,
        size: SMALL,
        colour: 'var(--ink-2)',
        anchor: i === 0 ? 'start' : i === ticks.length - 1 ? 'end' : 'middle',
      }),
    ),
    natal.map(({ point, longitudeDeg }) =>
      h('path', {
        key: point,
        'data-natal': point,
        d: `M${MARGIN.left} ${round3(yOf(longitudeDeg))}h${width}`,
        stroke: 'var(--ink-2)',
        strokeWidth: 0.8,
        strokeDasharray: '2 4',
      }),
    ),
    spreadLabels(starts, GLYPH, MARGIN.top, MARGIN.top + height).map(({ point, y }) =>
      h(Glyph, { key: point, name: point, size: 13, x: MARGIN.left - 13, y: round3(y), colour: 'var(--ink-2)' }),
    ),
    lines.map(({ point, longitudesDeg }, i) =>
      h('path', {
        key: point,
        'data-course': point,
        d: linePath(longitudesDeg, modulusDeg, xOf, yOf),
        stroke: INKS[i % INKS.length],
        strokeWidth: 1.4,
        strokeDasharray: DASHES[Math.floor(i / INKS.length)],
        strokeLinejoin: 'round',
      }),
    ),
    spreadLabels(ends, GLYPH, MARGIN.top, MARGIN.top + height).map(({ point, y }) => {
      const i = lines.findIndex((line) => line.point === point)
      return h(Glyph, {
        key: point,
        name: point,
        size: GLYPH,
        x: view.width - MARGIN.right / 2,
        y: round3(y),
        colour: INKS[i % INKS.length] ?? 'var(--ink)',
      })
    }),
  )
}

function linePath(
  longitudesDeg: readonly number[],
  modulusDeg: number,
  xOf: (part: number) => number,
  yOf: (deg: number) => number,
): string {
  return longitudesDeg
    .map((deg, i) => {
      const before = longitudesDeg[i - 1]
      const jumps =
        before === undefined || Math.abs(laneOf(deg, modulusDeg) - laneOf(before, modulusDeg)) > modulusDeg / 2
      return `${jumps ? 'M' : 'L'}${round3(xOf(i / (longitudesDeg.length - 1)))} ${round3(yOf(deg))}`
    })
    .join('')
}
