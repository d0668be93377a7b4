import type { Factor } from '#contract/daily.ts'
import { Glyph } from '#drawing/glyphs/glyph.ts'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import type { GlyphName } from '#drawing/glyphs/glyph-paths.ts'
import { isAspect, isGlyph, natureOf } from './factor-words.ts'

const LINE = {
  flowing: { stroke: 'var(--flowing)', strokeDasharray: undefined },
  tense: { stroke: 'var(--tense)', strokeDasharray: '6 4' },
  conjunction: { stroke: 'var(--neutral)', strokeDasharray: '0.1 4' },
} as const

const WIDTH = 280
const HEIGHT = 64
const MIDDLE = HEIGHT / 2

/** A factor as a small diagram: two bodies on a scale, the aspect between them in its line; or a body and its sign. */
export function FactorDiagram({ factor }: { factor: Factor }) {
  const { transiting, natal, aspect, sign, kind } = factor
  const left = isGlyph(transiting) ? transiting : isGlyph(natal) ? natal : kind === 'natal' ? null : 'moon'
  const signName = sign === undefined ? undefined : SIGN_NAMES[sign]
  const right = isAspect(aspect) && isGlyph(natal) ? natal : (signName ?? null)
  if (!left) return null
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" className="max-w-72" aria-hidden>
      <path d={ticks()} stroke="var(--rule-2)" strokeWidth={0.75} />
      <path
        d={`M54 ${MIDDLE}H${WIDTH - 54}`}
        fill="none"
        strokeWidth={1.5}
        strokeLinecap="round"
        {...LINE[natureOf(aspect)]}
      />
      <Seat name={left} x={26} colour="var(--ink)" />
      {right && <Seat name={right} x={WIDTH - 26} colour={isAspect(aspect) ? 'var(--accent)' : 'var(--sky)'} />}
      {isAspect(aspect) && (
        <>
          <circle cx={WIDTH / 2} cy={MIDDLE} r={15} fill="var(--surface)" />
          <Glyph name={aspect} x={WIDTH / 2} y={MIDDLE} size={20} colour={LINE[natureOf(aspect)].stroke} />
        </>
      )}
    </svg>
  )
}

function Seat({ name, x, colour }: { name: GlyphName; x: number; colour: string }) {
  return (
    <>
      <circle cx={x} cy={MIDDLE} r={25} fill="var(--paper)" stroke="var(--rule-2)" />
      <circle cx={x} cy={MIDDLE} r={22} fill="none" stroke="var(--rule)" />
      <Glyph name={name} x={x} y={MIDDLE} size={26} colour={colour} />
    </>
  )
}

/** The scale that both stand on: a tick every five units, a longer one every fifth. */
function ticks(): string {
  const marks: string[] = []
  for (let x = 56; x <= WIDTH - 56; x += 4) {
    const depth = (x - 56) % 28 === 0 ? 7 : 4
    marks.push(`M${x} ${MIDDLE + 10}v${depth}`)
  }
  return marks.join('')
}
