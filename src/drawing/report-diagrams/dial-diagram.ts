import { createElement as h } from 'react'
import { radialPath } from '../geometry/arc-path.ts'
import { pointAt, round3, type Point, wrap360 } from '../geometry/polar.ts'
import { Glyph } from '../glyphs/glyph.ts'
import { SIGN_NAMES, type SignName } from '#astro/charts/sign.ts'
import { frame, lettering, type DiagramView } from './diagram-frame.ts'
import { linePath } from './line-path.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { boxGapDeg, widestBoxGapDeg } from '../wheel/box-gap.ts'
import { spreadGlyphs } from '../wheel/spread-glyphs.ts'

interface Dial {
  points: readonly { point: ChartPoint; longitudeDeg: number }[]
  axes: readonly ChartPoint[]
}

interface LaidDialPoint {
  point: ChartPoint
  /** Screen direction of its true place, degrees counterclockwise from the right. */
  directionDeg: number
  isAxis: boolean
  /** On the rim, and where its glyph found room outside it. */
  place: Point
  glyph: Point
  /** From the place to the glyph. */
  leader: readonly Point[]
}

interface LaidDial {
  centre: Point
  /** The rim on which points stand, and the inner edge of the scale. */
  rim: number
  scale: number
  glyphSize: number
  points: LaidDialPoint[]
  height: number
}

/** A dial of more would be a poster. */
const LARGEST = 460

/** Where a longitude stands on the 90° dial: 0° at the top, counterclockwise, four degrees of circle for each. */
export const dialDirection = (longitudeDeg: number) => wrap360(90 + (longitudeDeg % 90) * 4)

/** Places of a 90° dial (Ebertin 1940) in `width` pixels: glyphs outside the rim, parted where they would overlap. */
export function layDial({ points, axes }: Dial, width: number): LaidDial {
  const side = Math.min(width, LARGEST)
  const glyphSize = side < 420 ? 17 : 21
  const centre = { x: width / 2, y: side / 2 }
  const orbit = side / 2 - glyphSize * 0.72
  const rim = orbit - glyphSize * 1.25
  const box = { radius: orbit, width: glyphSize * 1.04, height: glyphSize * 1.04 }
  const trueDegs = points.map(({ longitudeDeg }) => dialDirection(longitudeDeg))
  const glyphDegs = spreadGlyphs({
    anglesDeg: trueDegs,
    gapDeg: (midDeg) => boxGapDeg(box, midDeg),
    widestGapDeg: widestBoxGapDeg(box),
  })
  const laid = points.map(({ point }, i): LaidDialPoint => {
    const directionDeg = trueDegs[i] ?? 0
    const glyphDeg = glyphDegs[i] ?? directionDeg
    const end = orbit - glyphSize * 0.62
    const bend = (end - rim) * 0.3
    return {
      point,
      directionDeg,
      isAxis: axes.includes(point),
      place: pointAt(centre, rim, directionDeg),
      glyph: pointAt(centre, orbit, glyphDeg),
      leader: [
        pointAt(centre, rim, directionDeg),
        pointAt(centre, rim + bend, directionDeg),
        pointAt(centre, end - bend, glyphDeg),
        pointAt(centre, end, glyphDeg),
      ],
    }
  })
  return { centre, rim, scale: rim - 13, glyphSize, points: laid, height: side }
}

/** The 90° dial: a scale of a quarter of the zodiac round the whole circle, on which squares and oppositions meet. */
export function dialDiagram(dial: Dial, view: DiagramView) {
  const { centre, rim, scale, glyphSize, points, height } = layDial(dial, view.width)
  const axes = points.filter(({ isAxis }) => isAxis)
  return frame(
    view,
    height,
    h(Scale, { centre, rim, scale }),
    h(Thirds, { centre, radius: scale }),
    axes.map(({ point, directionDeg }) => h(Axis, { key: point, centre, radius: scale, directionDeg })),
    h(Tens, { centre, radius: scale - 11 }),
    h('circle', { cx: centre.x, cy: centre.y, r: 2.5, fill: 'var(--ink)' }),
    points.map(({ point, place, glyph, leader, isAxis }) =>
      h(
        'g',
        { key: point, 'data-point': point },
        h('path', { d: linePath(leader), stroke: isAxis ? 'var(--accent)' : 'var(--ink-2)', strokeWidth: 0.75 }),
        h('circle', { cx: place.x, cy: place.y, r: 2.2, fill: isAxis ? 'var(--accent)' : 'var(--ink)' }),
        h(Glyph, { name: point, size: glyphSize, ...glyph, colour: isAxis ? 'var(--accent)' : 'var(--ink)' }),
      ),
    ),
  )
}

interface Circle {
  centre: Point
  radius: number
}

/** A tick for each degree, longer at five. */
function Scale({ centre, rim, scale }: { centre: Point; rim: number; scale: number }) {
  const ticks = (wanted: (degree: number) => boolean, share: number) =>
    Array.from({ length: 90 }, (_, degree) => degree)
      .filter(wanted)
      .map((degree) => radialPath(centre, rim - (rim - scale) * share, rim, dialDirection(degree)))
      .join('')
  return h(
    'g',
    { stroke: 'var(--ink-2)' },
    h('circle', { cx: centre.x, cy: centre.y, r: round3(rim), stroke: 'var(--ink)', strokeWidth: 1 }),
    h('circle', { cx: centre.x, cy: centre.y, r: round3(scale), strokeWidth: 0.75 }),
    h('path', { d: ticks((degree) => degree % 5 !== 0, 0.4), strokeWidth: 0.6 }),
    h('path', { d: ticks((degree) => degree % 5 === 0, 1), strokeWidth: 0.75 }),
  )
}

/** Numerals at every tenth degree, on paper of their own where an axis passes. */
function Tens({ centre, radius }: Circle) {
  return Array.from({ length: 9 }, (_, ten) => {
    const { x, y } = pointAt(centre, radius, dialDirection(ten * 10))
    return lettering(String(ten * 10), { x, y, size: 10, colour: 'var(--ink-2)', anchor: 'middle', halo: true })
  })
}

/** Cardinal, fixed and mutable signs, thirty degrees of the dial each, parted by dotted rules. */
function Thirds({ centre, radius }: Circle) {
  const size = radius < 130 ? 11 : 14
  return h(
    'g',
    null,
    h('path', {
      d: [0, 30, 60].map((degree) => radialPath(centre, 12, radius - 20, dialDirection(degree))).join(''),
      stroke: 'var(--ink-2)',
      strokeWidth: 0.9,
      strokeDasharray: '0 4',
      strokeLinecap: 'round',
    }),
    [0, 1, 2].flatMap((third) =>
      [0, 1, 2, 3].map((of) => {
        const name: SignName = SIGN_NAMES[third + 3 * of] ?? 'aries'
        const { x, y } = pointAt(centre, radius * 0.5, dialDirection(third * 30 + 15) + (1.5 - of) * -18)
        return h(Glyph, { key: name, name, size, x, y, colour: 'var(--sky)' })
      }),
    ),
  )
}

/** A line through the centre with an arrow at its point. */
function Axis({ centre, radius, directionDeg }: Circle & { directionDeg: number }) {
  const at = (distance: number, turn = 0) => pointAt(centre, distance, directionDeg + turn)
  const tip = at(radius)
  return h(
    'g',
    { stroke: 'var(--accent)' },
    h('path', { d: linePath([pointAt(centre, radius, directionDeg + 180), tip]), strokeWidth: 1 }),
    h('path', { d: linePath([at(radius - 9, 1.6), tip, at(radius - 9, -1.6)]), strokeWidth: 1.2 }),
  )
}
