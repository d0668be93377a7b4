import { WHEEL_BODIES } from '#drawing/wheel/lay-wheel.ts'
import type { WholeDay } from '#contract/charts.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { isAspect, isPoint } from '../factors/factor-words.ts'
import { chartsText } from './text.ts'

const SHOWN: ReadonlySet<string> = new Set(WHEEL_BODIES)

/** The aspects that hold for a part of a birth day whose hour is unknown, folded away: a day has a dozen. */
export function PassingAspects({ aspects }: Pick<WholeDay, 'aspects'>) {
  const t = useText(chartsText)
  const words = useText(skyWords)
  const shown = aspects.filter(({ a, b, type }) => SHOWN.has(a) && SHOWN.has(b) && isAspect(type))
  if (shown.length === 0) return null
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2 text-md">{t.passing}</summary>
      <ul className="mt-1 text-md">
        {shown.map(({ a, b, type, enters, leaves, exact }) => (
          <li
            key={`${a} ${type} ${b} ${enters?.utc ?? ''}`}
            className="flex flex-wrap gap-x-4 border-b border-rule py-1.5"
          >
            <span>
              {isPoint(a) && words.bodies[a]} — {isPoint(b) && words.bodies[b]}, {isAspect(type) && words.aspects[type]}
            </span>
            <span className="figures ml-auto text-ink-2">
              {t.during(enters?.clock ?? null, leaves?.clock ?? null)}
              {exact.map(({ utc, clock }) => (
                <span key={utc}>, {t.exactAt(clock)}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
