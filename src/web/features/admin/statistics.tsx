import { useQuery } from '@tanstack/react-query'
import { EVENT_NAMES, FUNNEL } from '#product/analytics-events.ts'
import { call } from '../../api/call.ts'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { overviewText } from './overview-text.ts'
import { Plot } from './plot.tsx'
import { Answer } from '../staff-parts/table.tsx'

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** What those did who agreed to be counted, and how far they came. */
export function Statistics({ length }: { length: number }) {
  const t = useText(overviewText)
  const { lang } = useLang()
  const asked = useQuery({
    queryKey: ['admin', 'analytics', length],
    queryFn: ({ signal }) => call('GET /admin/analytics', { query: { days: `${length}` }, signal }),
  })
  return (
    <section aria-labelledby="statistics" className="mt-14 border-t border-rule pt-6">
      <h2 id="statistics" className="display-3">
        {t.statistics}
      </h2>
      <p className="mt-2 max-w-[44rem] text-sm text-ink-2">{t.statisticsNote}</p>
      <Answer asked={asked}>
        {({ days, events, visitors, funnel }) => (
          <>
            <ol className="mt-6 flex flex-wrap gap-x-12 gap-y-3 border-y border-rule py-4">
              {FUNNEL.map((step) => (
                <li key={step}>
                  <p className="text-sm text-ink-2">{t.funnel[step]}</p>
                  <p className="figures text-2xl">
                    {formatNumber(lang, funnel[step])}
                    {step !== 'visits' && funnel.visits > 0 && (
                      <span className="text-sm text-ink-2">
                        {' '}
                        {formatPercent(lang, (funnel[step] / funnel.visits) * 100)}
                      </span>
                    )}
                  </p>
                </li>
              ))}
            </ol>
            <div className="mt-8 grid gap-x-12 gap-y-9 sm:grid-cols-2 xl:grid-cols-3">
              <Series name={t.visitors} days={days} values={visitors} />
              {EVENT_NAMES.map((name) => (
                <Series key={name} name={t.events[name]} days={days} values={events[name]} />
              ))}
            </div>
          </>
        )}
      </Answer>
    </section>
  )
}

function Series({ name, days, values }: { name: string; days: readonly string[]; values: readonly number[] }) {
  const { lang } = useLang()
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="text-sm">{name}</span>
        <span className="figures text-2xl">{formatNumber(lang, sumOf(values))}</span>
      </figcaption>
      <Plot days={days} values={values} label={name} />
    </figure>
  )
}
