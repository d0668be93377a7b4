import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DASHBOARD_SERIES, type Dashboard } from '#contract/admin-rows.ts'
import { call } from '../../api/call.ts'
import { formatDate, formatNumber, formatPercent } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { PageHead } from './frame.tsx'
import { overviewText } from './overview-text.ts'
import { Plot } from './plot.tsx'
import { Statistics } from './statistics.tsx'
import { Answer, Table } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'

const SPANS = [7, 30, 90, 365] as const

/** The service in numbers. */
export default function Overview() {
  const t = useText(overviewText)
  const words = useText(adminText)
  const [days, setDays] = useState<number>(30)
  const asked = useQuery({
    queryKey: ['admin', 'dashboard', days],
    queryFn: ({ signal }) => call('GET /admin/dashboard', { query: { days: `${days}` }, signal }),
  })
  return (
    <>
      <PageHead
        crumbs={[]}
        title={words.overview}
        aside={
          <Field label={t.span}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={days}
                onChange={(event) => setDays(Number(event.target.value))}
              >
                {SPANS.map((span) => (
                  <option key={span} value={span}>
                    {t.days(span)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        }
      />
      <Answer asked={asked}>{(board) => <Board board={board} />}</Answer>
      <Statistics length={days} />
    </>
  )
}

const sumOf = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100

function Board({ board }: { board: Dashboard }) {
  const t = useText(overviewText)
  const words = useText(adminText)
  const { lang } = useLang()
  const { days, series, queue } = board
  return (
    <>
      <Indicators board={board} />
      <div className="mt-8 grid gap-x-12 gap-y-9 sm:grid-cols-2 xl:grid-cols-3">
        {DASHBOARD_SERIES.map((name) => (
          <figure key={name}>
            <figcaption className="flex items-baseline justify-between gap-4">
              <span className="text-sm">{t.series[name]}</span>
              <span className="figures text-2xl">{formatNumber(lang, sumOf(series[name] ?? []))}</span>
            </figcaption>
            <Plot days={days} values={series[name] ?? []} label={t.series[name]} />
          </figure>
        ))}
      </div>
      <p className="mt-8 text-sm text-ink-2">
        {t.queueNow}: <span className="figures text-ink">{`${queue.waiting} · ${queue.active} · ${queue.failed}`}</span>
      </p>
      <details className="mt-8">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t.table}</summary>
        <Table
          label={words.overview}
          rows={days.map((day, i) => ({ day, i })).toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { name: words.columns.day, render: ({ day }) => formatDate(lang, day) },
            ...DASHBOARD_SERIES.map((name) => ({
              name: t.series[name],
              render: ({ i }: { i: number }) => formatNumber(lang, series[name]?.[i] ?? 0),
              isNumber: true,
            })),
          ]}
        />
      </details>
    </>
  )
}

function Indicators({ board: { conversion, verifier } }: { board: Dashboard }) {
  const t = useText(overviewText)
  const { lang } = useLang()
  const share = (part: number) => formatPercent(lang, part * 100)
  return (
    <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-3 border-y border-rule py-4">
      <div>
        <dt className="text-sm text-ink-2">{t.conversion}</dt>
        <dd className="figures text-2xl">{conversion === null ? '—' : share(conversion)}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-2">{t.verifier}</dt>
        <dd className="figures text-2xl">
          {verifier.checked === 0 ? (
            <span className="font-ui text-sm">{t.verifierNone}</span>
          ) : (
            `${share(verifier.true / verifier.checked)} (${verifier.true} / ${verifier.checked})`
          )}
        </dd>
      </div>
    </dl>
  )
}
