import type { AspectNature } from '#astro/charts/aspect.ts'
import { stayPath, xOf, type DrawnStay, type Scale } from './stay-shape.ts'

/** Tense ones are told apart by their line as well as by their color. */
const DASHES = { flowing: undefined, tense: '5 2.5', conjunction: undefined } as const

/** A stay within orb as a shape, and its exact passes as dots on it. In an SVG of the scale's size, in the current color. */
export function StayDrawing({ stay, scale, nature }: { stay: DrawnStay; scale: Scale; nature: AspectNature }) {
  return (
    <g>
      <path
        d={stayPath(stay, scale)}
        fill="currentColor"
        fillOpacity={0.16}
        stroke="currentColor"
        strokeWidth={1.25}
        strokeDasharray={DASHES[nature]}
        vectorEffect="non-scaling-stroke"
      />
      {stay.exact
        .filter(({ at }) => Date.parse(at) >= scale.fromMs && Date.parse(at) < scale.toMs)
        .map(({ at, retrograde }) => (
          <Pass key={at} x={xOf(at, scale)} middle={scale.height / 2} open={retrograde} />
        ))}
    </g>
  )
}

/** A dot at an exact pass; an open one where the planet goes backwards. Lines of no length stay round in any theme. */
function Pass({ x, middle, open }: { x: number; middle: number; open: boolean }) {
  const dot = { d: `M${x} ${middle}h0`, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const
  return (
    <>
      <path {...dot} stroke="currentColor" strokeWidth={8} />
      {open && <path {...dot} stroke="var(--paper)" strokeWidth={5} />}
    </>
  )
}
