import type { Chart, ChartPoint } from '#astro/charts/chart.ts'
import { WHEEL_BODIES } from '#drawing/wheel/lay-wheel.ts'
import { useText } from '../../i18n/text.tsx'
import { plainWords } from '../factors/plain-words.ts'
import { AspectRow } from './aspect-row.tsx'
import { chartsText } from './text.ts'

const SHOWN: ReadonlySet<ChartPoint> = new Set([...WHEEL_BODIES, 'asc', 'mc'])

/** The aspects among the points of the wheel, closest first. */
export function AspectTable({ chart }: { chart: Chart }) {
  const t = useText(chartsText)
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
          <AspectRow
            key={`${a}${aspect}${b}`}
            from={{ point: a }}
            to={{ point: b }}
            says={plain.so[aspect](plain.points[a].yours, plain.points[b].yours)}
            {...{ aspect, orbDeg, applying }}
          />
        ))}
      </ul>
    </section>
  )
}
