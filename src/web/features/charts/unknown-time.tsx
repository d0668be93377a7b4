import type { ChartAnswer, WholeDay } from '#contract/charts.ts'
import { degreeMinute, inSign } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { formatClock } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { isPoint, isAspect } from '../factors/factor-words.ts'
import { chartsText } from './text.ts'
import { WHEEL_BODIES } from '#drawing/wheel/lay-wheel.ts'

const SHOWN: ReadonlySet<string> = new Set(WHEEL_BODIES)

/** The aspects that hold for a part of a birth day whose hour is unknown, folded away: a day has a dozen. */
function PassingAspects({ aspects }: Pick<WholeDay, 'aspects'>) {
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

const LINE = 'mt-2 font-text text-md/7'

/** What an unknown birth time leaves open, said before the chart. */
export function UnknownTime({ answer: { uncertain, whole_day: wholeDay, told_as: toldAs } }: { answer: ChartAnswer }) {
  const t = useText(chartsText)
  const { lang } = useLang()
  const words = useText(skyWords)
  const name = (id: string) => (isPoint(id) ? words.bodies[id] : id)
  return (
    <aside className="mt-6 max-w-[46rem] border-l-2 border-accent py-1 pl-5">
      <p className="display-3">{t.unknownTitle}</p>
      <p className="mt-1.5 font-text text-md/7">{t.unknownText}</p>
      {wholeDay && <MoonRange moon={wholeDay.moon} />}
      {uncertain.map(({ id, signs: [before = 0, after = 0], clock }) => (
        <p key={`${id} ${clock}`} className={LINE}>
          {t.uncertain(name(id), words.signs[before] ?? '', words.signs[after] ?? '', clock)}
          {/* Of a child nothing is told by a sign that is open. */}
          {toldAs !== 'child' && ` ${t.bothOpen}`}
        </p>
      ))}
      {wholeDay?.stations.map(({ id, begins, at }) => (
        <p key={`${id} ${at.clock}`} className={LINE}>
          {t.turned[begins](name(id), formatClock(lang, at.clock))}
        </p>
      ))}
      {wholeDay && <PassingAspects aspects={wholeDay.aspects} />}
    </aside>
  )
}

function MoonRange({ moon: { from, to } }: Pick<WholeDay, 'moon'>) {
  const t = useText(chartsText)
  const words = useText(skyWords)
  const place = (longitudeDeg: number) => {
    const { sign, degree, minute } = inSign(longitudeDeg)
    return `${degreeMinute(degree, minute)} ${words.signs[sign] ?? ''}`
  }
  return <p className={LINE}>{t.moonRange(place(from), place(to))}</p>
}
