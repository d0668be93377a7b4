import type { ChartPoint } from '#astro/charts/chart.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { WHEEL_BODIES } from '#drawing/wheel/lay-wheel.ts'
import { smallAngle } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { NATURE_COLOUR } from '../factors/factor-glyphs.tsx'
import { natureOf } from '../factors/factor-words.ts'
import { plainWords } from '../factors/plain-words.ts'
import { Term } from '../factors/term.tsx'
import type { Rings } from './rings.ts'
import { chartsText } from './text.ts'
import { useRingNames } from './use-ring-names.ts'

const SHOWN: ReadonlySet<ChartPoint> = new Set([...WHEEL_BODIES, 'asc', 'mc'])

/** The aspects from ring to ring, closest first: what is held to the birth, the aspect, what it meets. */
export function RingAspects({ rings }: { rings: Rings }) {
  const t = useText(chartsText)
  const words = useText(skyWords)
  const plain = useText(plainWords)
  const names = useRingNames(rings)
  const aspects = rings.aspects
    .filter(({ inner, outer }) => SHOWN.has(inner) && SHOWN.has(outer))
    .toSorted((a, b) => a.orbDeg - b.orbDeg)
  return (
    <section aria-labelledby="aspects">
      <h2 id="aspects" className="display-3">
        {t.between}
      </h2>
      <p className="caption mt-1">
        {names.outer} → {names.inner}
      </p>
      {aspects.length === 0 && <p className="mt-3 border-t border-rule-2 pt-3">{t.noBetween}</p>}
      <ul className="mt-3 gap-x-10 border-t border-rule-2 text-md sm:columns-2">
        {aspects.map(({ inner, outer, aspect, orbDeg, applying }) => (
          <li
            key={`${outer}${aspect}${inner}`}
            className="flex min-h-11 break-inside-avoid items-center gap-2.5 border-b border-rule"
          >
            <Term id={outer}>
              <GlyphIcon name={outer} size={19} title={`${names.outer}: ${words.bodies[outer]}`} className="text-sky" />
            </Term>
            <Term id={aspect} here={plain.so[aspect](plain.points[outer].core, plain.points[inner].yours)}>
              <GlyphIcon
                name={aspect}
                size={16}
                title={words.aspects[aspect]}
                className={NATURE_COLOUR[natureOf(aspect)]}
              />
            </Term>
            <Term id={inner}>
              <GlyphIcon name={inner} size={19} title={`${names.inner}: ${words.bodies[inner]}`} />
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
