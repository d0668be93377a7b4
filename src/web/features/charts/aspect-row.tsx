import type { AnyAspect, ChartPoint } from '#astro/charts/chart.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { smallAngle } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { NATURE_COLOUR } from '../factors/factor-glyphs.tsx'
import { natureOf } from '../factors/factor-words.ts'
import { Term } from '../factors/term.tsx'
import { chartsText } from './text.ts'

/** One end of an aspect: its point, whose it is where two charts are compared, and its color then. */
interface AspectEnd {
  point: ChartPoint
  of?: string
  className?: string
}

interface AspectRowProps {
  from: AspectEnd
  to: AspectEnd
  aspect: AnyAspect
  /** What the aspect says of these two points; nothing of a minor one. */
  says: string | undefined
  orbDeg: number
  applying: boolean | null
}

/** An aspect in a list: both points by their signs, and how close it is. */
export function AspectRow({ from, to, aspect, says, orbDeg, applying }: AspectRowProps) {
  const t = useText(chartsText)
  const words = useText(skyWords)
  const icon = ({ point, of, className }: AspectEnd) => (
    <Term id={point}>
      <GlyphIcon
        name={point}
        size={19}
        title={of ? `${of}: ${words.bodies[point]}` : words.bodies[point]}
        className={className}
      />
    </Term>
  )
  return (
    <li className="flex min-h-11 break-inside-avoid items-center gap-2.5 border-b border-rule">
      {icon(from)}
      <Term id={aspect} here={says}>
        <GlyphIcon name={aspect} size={16} title={words.aspects[aspect]} className={NATURE_COLOUR[natureOf(aspect)]} />
      </Term>
      {icon(to)}
      {applying !== null && (
        <Term id="applying" className="ml-auto text-xs text-ink-2">
          {applying ? t.applying : t.separating}
        </Term>
      )}
      <span className={`figures w-14 text-right ${applying === null ? 'ml-auto' : ''}`}>{smallAngle(orbDeg)}</span>
    </li>
  )
}
