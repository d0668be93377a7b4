import { arcPath, radialPath } from '../geometry/arc-path.ts'
import { pointAt, round3 } from '../geometry/polar.ts'
import { Glyph } from '../glyphs/glyph.ts'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import type { IllustrationLayout } from './lay-illustration.ts'

/** The frame of the illustration: a fringe of rays, the map-margin band, the signs, the scale and the dotted ecliptic. */
export function IllustrationDial({ layout }: { layout: IllustrationLayout }) {
  const { metrics, centre, directionOf } = layout
  const middle = (metrics.band + metrics.signs) / 2
  const bandMiddle = round3((metrics.outer + metrics.band) / 2)
  const circle = (r: number) => <circle cx={centre.x} cy={centre.y} r={round3(r)} strokeWidth={0.75} />
  return (
    <g className="illustration-dial" fill="none" stroke="var(--ink)">
      <Rays layout={layout} />
      <path
        d={Array.from({ length: 36 }, (_, step) =>
          arcPath(centre, bandMiddle, directionOf(step * 10), directionOf(step * 10 + 5)),
        ).join('')}
        strokeWidth={round3(metrics.outer - metrics.band)}
      />
      {circle(metrics.outer)}
      {circle(metrics.band)}
      {circle(metrics.signs)}
      <Scale layout={layout} />
      <path
        d={SIGN_NAMES.map((_, sign) => radialPath(centre, metrics.ecliptic, metrics.band, directionOf(sign * 30))).join(
          '',
        )}
        strokeWidth={0.75}
      />
      {SIGN_NAMES.map((name, sign) => {
        const { x, y } = pointAt(centre, middle, directionOf(sign * 30 + 15))
        return <Glyph key={name} name={name} size={metrics.signGlyph} x={x} y={y} colour="var(--sky)" />
      })}
    </g>
  )
}

/** A fine ray a degree, longer at five, ten and the borders of signs: the engraver's glory around the dial. */
function Rays({ layout: { metrics, centre, directionOf } }: { layout: IllustrationLayout }) {
  const depth = metrics.rays - metrics.outer
  const foot = metrics.outer + depth * 0.16
  const rays = Array.from({ length: 360 }, (_, degree) => {
    const share = degree % 30 === 0 ? 1 : degree % 10 === 0 ? 0.72 : degree % 5 === 0 ? 0.52 : 0.32
    return radialPath(centre, foot, foot + depth * 0.84 * share, directionOf(degree))
  })
  return (
    <path
      className="illustration-rays"
      d={rays.join('')}
      stroke="var(--accent)"
      strokeWidth={0.6}
      strokeLinecap="round"
    />
  )
}

function Scale({ layout: { metrics, centre, directionOf } }: { layout: IllustrationLayout }) {
  const depth = metrics.signs - metrics.ecliptic
  const ticks = Array.from({ length: 360 }, (_, degree) => {
    const share = degree % 10 === 0 ? 0.85 : degree % 5 === 0 ? 0.65 : 0.38
    return radialPath(centre, metrics.signs - depth * share, metrics.signs, directionOf(degree))
  })
  const dots = Array.from({ length: 180 }, (_, step) => {
    const { x, y } = pointAt(centre, metrics.ecliptic, directionOf(step * 2))
    return `M${x} ${y}h0`
  })
  return (
    <g stroke="var(--ink-2)">
      <path d={ticks.join('')} strokeWidth={0.55} />
      <path d={dots.join('')} strokeWidth={1.4} strokeLinecap="round" />
    </g>
  )
}
