import type { Chart, ChartPoint } from '#astro/charts/chart.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { WHEEL_BODIES } from '#drawing/wheel/lay-wheel.ts'
import { smallAngle } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { NATURE_COLOUR } from '../factors/factor-glyphs.tsx'
import { natureOf } from '../factors/factor-words.ts'
import { plainWords } from '../factors/plain-words.ts'
import { Term } from '../factors/term.tsx'
import { chartsText } from './text.ts'

const SHOWN: ReadonlySet<ChartPoint> = new Set([...WHEEL_BODIES, 'asc', 'mc'])

/** The aspects among the points of the wheel, closest first. */
export function AspectTable({ chart }: { chart: Chart }) {
  const t = useText(chartsText)
  const words = useText(skyWords)
  const plain = useText(plainWords)
  const aspects = chart.aspects
    .filter(({ a, b }) => SHOWN.has(a) && SHOWN.has(b))
    .toSorted((one, other) => one.orbDeg - other.orbDeg)
  return (
    <section aria-labelledby="aspects">
      <h2 id="aspects" className="display-3">
        {t.aspects}
      </h2>
      <ul className="mt-3 gap-x-10 border-t border-rule-2 text-md sm:columns-2">
        {aspects.map(({ a, b, aspect, orbDeg, applying }) => (
          <li
            key={`${a}${aspect}${b}`}
            className="flex min-h-11 break-inside-avoid items-center gap-2.5 border-b border-rule"
          >
            <Term id={a}>
              <GlyphIcon name={a} size={19} title={words.bodies[a]} />
            </Term>
            <Term id={aspect} here={plain.so[aspect](plain.points[a].yours, plain.points[b].yours)}>
              <GlyphIcon
                name={aspect}
                size={16}
                title={words.aspects[aspect]}
                className={NATURE_COLOUR[natureOf(aspect)]}
              />
            </Term>
            <Term id={b}>
              <GlyphIcon name={b} size={19} title={words.bodies[b]} />
            </Term>
            {applying !== null && (
              <Term id="applying" className="ml-auto text-xs text-ink-2">
                {applying ? t.applying : t.separating}
              </Term>
            )}
            <span className={`figures w-14 text-right ${applying === null ? 'ml-auto' : ''}`}>
              {smallAngle(orbDeg)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
