import { arcPath, radialPath } from '../geometry/arc-path.ts'
import { angleOf, type Point, pointAt, round3 } from '../geometry/polar.ts'
import { Glyph } from '../glyphs/glyph.ts'
import type { IllustrationBody, IllustrationLayout } from './lay-illustration.ts'
import { IllustrationMarker } from './illustration-marker.tsx'

const NATURE_DASHES = { flowing: undefined, tense: '5 3', conjunction: '0.1 3' } as const

/** The sky of the illustration: spheres, the lines of equinoxes, solstices and nodes, trails, aspects and the bodies. */
export function IllustrationSky({ layout }: { layout: IllustrationLayout }) {
  const { metrics, centre, bodies } = layout
  return (
    <g className="illustration-sky" fill="none">
      <Spheres layout={layout} />
      {bodies.map((body) => (
        <Trail key={body.placement.body} body={body} layout={layout} />
      ))}
      <g stroke="var(--accent)" strokeWidth={1} strokeLinecap="round">
        {layout.aspectLines.map(({ key, from, to, nature }) => (
          <path
            key={key}
            data-aspect={key}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            strokeDasharray={NATURE_DASHES[nature]}
          />
        ))}
      </g>
      <CompassStar centre={centre} radius={metrics.star} />
      {bodies.map((body) => (
        <Name key={body.placement.body} body={body} layout={layout} />
      ))}
      {bodies.map((body) => (
        <IllustrationMarker key={body.placement.body} body={body} layout={layout} />
      ))}
    </g>
  )
}

/** Orbits; the colures (dotted, through equinoxes and solstices); the line of the Moon's nodes (dash and dot). */
function Spheres({ layout: { metrics, centre, directionOf, nodes } }: { layout: IllustrationLayout }) {
  const highest = metrics.orbits.at(-1) ?? metrics.star
  const line = (direction: number) => radialPath(centre, metrics.star * 1.12, highest, direction)
  const colures = [0, 90, 180, 270].map((longitude) => line(directionOf(longitude)))
  const nodeLine = nodes ? [nodes.ascending, nodes.descending].map((end) => line(angleOf(centre, end))) : []
  return (
    <g stroke="var(--ink-2)" strokeLinecap="round">
      {metrics.orbits.map((radius) => (
        <circle key={radius} cx={centre.x} cy={centre.y} r={round3(radius)} strokeWidth={0.6} strokeOpacity={0.42} />
      ))}
      <path d={colures.join('')} strokeWidth={0.8} strokeDasharray="0.1 3.4" strokeOpacity={0.8} />
      <path className="illustration-nodes" d={nodeLine.join('')} strokeWidth={0.7} strokeDasharray="6 3 0.1 3" />
    </g>
  )
}

/** Ten days of motion up to now, four strokes laid over one another so that the path fades into the past. */
function Trail({ body, layout: { metrics, centre } }: { body: IllustrationBody; layout: IllustrationLayout }) {
  const { directionDeg, trailStartDeg, motionDeg, orbit } = body
  const arcs = [0, 1, 2, 3].map((part) => {
    const from = trailStartDeg + (motionDeg * part) / 4
    return motionDeg < 0
      ? arcPath(centre, round3(orbit), directionDeg, from)
      : arcPath(centre, round3(orbit), from, directionDeg)
  })
  return (
    <g className="illustration-trail" stroke="var(--accent)" strokeOpacity={0.45}>
      {arcs.map((d, part) => (
        <path key={d} d={d} strokeWidth={round3(metrics.planet * (0.16 + part * 0.12))} />
      ))}
    </g>
  )
}

/** A thread from the sphere to the glyph, its degrees, and on to the true place on the ecliptic. */
function Name({ body, layout: { metrics, centre } }: { body: IllustrationBody; layout: IllustrationLayout }) {
  const half = metrics.nameGlyph * 0.56
  const highest = metrics.orbits.at(-1) ?? 0
  const inner = [body.marker, pointAt(centre, Math.max(body.orbit, highest), body.directionDeg), body.foot]
  const outer = [pointAt(centre, metrics.names + half, body.nameDeg), body.place]
  return (
    <g data-name={body.placement.body}>
      <path
        d={linePath(inner) + linePath(outer)}
        stroke="var(--ink-2)"
        strokeWidth={0.8}
        strokeDasharray="0.1 2.6"
        strokeLinecap="round"
      />
      <circle className="illustration-place" cx={body.place.x} cy={body.place.y} r={2.1} fill="var(--ink)" />
      <Glyph name={body.placement.body} size={metrics.nameGlyph} {...body.name} colour="var(--ink)" />
      {body.degree && metrics.degreeText ? (
        <text
          x={body.degree.x}
          y={body.degree.y}
          dy="0.35em"
          fontSize={metrics.degreeText}
          fill="var(--ink-2)"
          textAnchor="middle"
        >
          {body.placement.degree}°
        </text>
      ) : null}
    </g>
  )
}

const linePath = (line: Point[]) => `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** A compass star of eight points, the four long ones level and upright, each half in ink as engravers do. */
function CompassStar({ centre, radius }: { centre: Point; radius: number }) {
  const halves = Array.from({ length: 4 }, (_, index) => {
    const tip = pointAt(centre, radius, index * 90)
    const waist = pointAt(centre, radius * 0.3, index * 90 - 45)
    return `M${centre.x} ${centre.y}L${tip.x} ${tip.y}L${waist.x} ${waist.y}Z`
  })
  return (
    <g stroke="var(--ink)" strokeWidth={0.9} strokeLinejoin="round">
      <path d={starPath(centre, radius * 0.62, radius * 0.26, 45)} fill="var(--paper)" stroke="var(--accent)" />
      <path d={starPath(centre, radius, radius * 0.3, 0)} fill="var(--paper)" />
      <path d={halves.join('')} fill="var(--ink)" stroke="none" />
    </g>
  )
}

/** Four points, the first in the direction `turnDeg`. */
function starPath(centre: Point, reach: number, waist: number, turnDeg: number): string {
  const corners = Array.from({ length: 8 }, (_, index) => {
    const { x, y } = pointAt(centre, index % 2 === 0 ? reach : waist, turnDeg + index * 45)
    return `${x} ${y}`
  })
  return `M${corners.join('L')}Z`
}
