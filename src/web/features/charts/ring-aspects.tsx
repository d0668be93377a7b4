import { isMajorAspect } from '#astro/charts/aspect.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { WHEEL_BODIES } from '#drawing/wheel/lay-wheel.ts'
import { useText } from '../../i18n/text.tsx'
import { plainWords } from '../factors/plain-words.ts'
import { AspectRow } from './aspect-row.tsx'
import type { Rings } from './rings.ts'
import { chartsText } from './text.ts'
import { useRingNames } from './use-ring-names.ts'

const SHOWN: ReadonlySet<ChartPoint> = new Set([...WHEEL_BODIES, 'asc', 'mc'])

/** The aspects from ring to ring, closest first: what is held to the birth, the aspect, what it meets. */
export function RingAspects({ rings }: { rings: Rings }) {
  const t = useText(chartsText)
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
          <AspectRow
            key={`${outer}${aspect}${inner}`}
            from={{ point: outer, of: names.outer, className: 'text-sky' }}
            to={{ point: inner, of: names.inner }}
            says={
              isMajorAspect(aspect) ? plain.so[aspect](plain.points[outer].core, plain.points[inner].yours) : undefined
            }
            {...{ aspect, orbDeg, applying }}
          />
        ))}
      </ul>
    </section>
  )
}
