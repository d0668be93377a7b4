import type { Planet } from '#astro/ephemeris/body.ts'
import { angleOf, pointAt, round3, type Point } from '../geometry/polar.ts'
import { MoonDisc } from '../phase/moon-disc.ts'
import type { IllustrationBody, IllustrationLayout } from './lay-illustration.ts'

/** Drawn sizes beside Venus: an order that the eye accepts, not the true diameters. */
const SIZES: Readonly<Partial<Record<string, number>>> = {
  mercury: 0.72,
  venus: 1,
  mars: 0.86,
  jupiter: 1.5,
  saturn: 1.15,
  uranus: 1,
  neptune: 1,
  pluto: 0.55,
} satisfies Partial<Record<Planet, number>>

/** A body on its sphere: the rayed Sun, the Moon in her phase, planets lit from the Sun's side. */
export function IllustrationMarker({ body, layout }: { body: IllustrationBody; layout: IllustrationLayout }) {
  const { metrics, moon, bodies } = layout
  const { marker, placement } = body
  if (placement.body === 'sun') return <RayedSun at={marker} radius={metrics.sun} />
  if (placement.body === 'moon' && moon) return <MoonDisc centre={marker} radius={metrics.moon} {...moon} />
  const radius = metrics.planet * (SIZES[placement.body] ?? 1)
  const sun = bodies.find((other) => other.placement.body === 'sun')
  const lightDeg = sun ? angleOf(marker, sun.marker) : 90
  return (
    <g stroke="var(--ink)" strokeWidth={1}>
      <circle cx={marker.x} cy={marker.y} r={radius + 2} fill="var(--paper)" stroke="none" />
      <circle cx={marker.x} cy={marker.y} r={radius} fill="var(--moon-lit)" />
      <path d={nightHalf(marker, radius, lightDeg)} fill="var(--moon-shade)" stroke="none" />
      {placement.body === 'saturn' ? (
        <ellipse
          cx={marker.x}
          cy={marker.y}
          rx={radius * 2}
          ry={radius * 0.6}
          transform={`rotate(-20 ${marker.x} ${marker.y})`}
        />
      ) : null}
    </g>
  )
}

/** The half of a disc that is turned away from the light. */
function nightHalf(at: Point, radius: number, lightDeg: number): string {
  const from = pointAt(at, radius, lightDeg + 90)
  const to = pointAt(at, radius, lightDeg - 90)
  const r = round3(radius)
  return `M${from.x} ${from.y}A${r} ${r} 0 0 0 ${to.x} ${to.y}Z`
}

function RayedSun({ at, radius }: { at: Point; radius: number }) {
  const rays = Array.from({ length: 16 }, (_, ray) => {
    const from = pointAt(at, radius * 1.35, ray * 22.5)
    const to = pointAt(at, radius * (ray % 2 === 0 ? 2.2 : 1.75), ray * 22.5)
    return `M${from.x} ${from.y}L${to.x} ${to.y}`
  })
  return (
    <g stroke="var(--accent)" strokeLinecap="round">
      <circle cx={at.x} cy={at.y} r={round3(radius * 1.7)} fill="var(--paper)" stroke="none" />
      <circle cx={at.x} cy={at.y} r={round3(radius)} fill="var(--accent)" stroke="none" />
      <path d={rays.join('')} strokeWidth={1} />
    </g>
  )
}
