import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '../../i18n/link.tsx'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { PersonPage } from '../account/person-page.tsx'
import { AddChart, type OpenedAt } from './add-chart.tsx'
import { viewerPath } from './chart-path.ts'
import { PairsSection } from '../pairs/pairs-section.tsx'
import { PeopleList } from './people-list.tsx'
import { ChartSeal } from './chart-seal.tsx'
import { chartsText, chartTitle } from './text.ts'
import { isWaiting, useCharts, type ChartRow } from './use-charts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailedList } from '../../api/failed-list.tsx'
import { Loading } from '../../ui/loading.tsx'

/** What an address asks for: the types of chart, or somebody else's chart. */
const askedIn = (hash: string): OpenedAt | null =>
  hash === '#add' ? { at: 'types' } : hash === '#add-person' ? { at: 'whose' } : null

/** The person's charts, and the way to a new one. `#add` opens it at once, `#add-person` the way to somebody else's. */
export default function MyCharts() {
  const t = useText(chartsText)
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [adding, setAdding] = useState<OpenedAt | null>(null)
  const asked = adding ?? askedIn(hash)
  const close = () => {
    setAdding(null)
    if (hash) void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="page pt-8 lg:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div>
          <h1 className="display-1">{t.title}</h1>
          <p className="mt-5 max-w-[36rem] font-text text-lg text-ink-2">{t.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setAdding({ at: 'types' })}>
            <Icon name="plus" size={18} />
            {t.add}
          </Button>
          <Button variant="quiet" onClick={() => setAdding({ at: 'whose' })}>
            <Icon name="person" size={18} />
            {t.someone}
          </Button>
          <ButtonLink to="/map" variant="quiet">
            {t.map}
          </ButtonLink>
        </div>
      </div>
      <PersonPage frame={<LoadingList />}>
        <ChartList />
        <PeopleList />
        <PairsSection />
        {asked && <AddChart key={asked.at} open={asked} onClose={close} />}
      </PersonPage>
      <p className="double-rule mt-16 flex flex-wrap items-baseline gap-x-6 gap-y-2 pt-5">
        <span className="font-text text-lg italic">{t.banner}</span>
        <Link to="/daily-horoscope" className="link">
          {t.bannerLink}
        </Link>
      </p>
    </div>
  )
}

function LoadingList() {
  const t = useText(chartsText)
  return <Loading text={t.loadingList} className="mt-10 min-h-44" />
}

export function ChartList() {
  const t = useText(chartsText)
  const { data: charts, isError, error, refetch } = useCharts()
  if (isError && !charts) return <FailedList error={error} onRetry={refetch} />
  if (!charts) return <LoadingList />
  if (charts.length === 0)
    return (
      <Card padding="large" className="mt-10 grid items-center gap-8 md:grid-cols-[auto_1fr]">
        <ChartSeal size={150} blank />
        <div>
          <p className="display-3">{t.emptyTitle}</p>
          <p className="mt-2 max-w-[34rem] font-text text-lg">{t.emptyText}</p>
        </div>
      </Card>
    )
  return (
    <ul className="mt-10 grid min-h-44 gap-6 md:grid-cols-2 xl:grid-cols-3">
      {charts.map((chart) => (
        <li key={chart.hash}>
          <ChartCard chart={chart} />
        </li>
      ))}
    </ul>
  )
}

function ChartCard({ chart }: { chart: ChartRow }) {
  const t = useText(chartsText)
  const { lang } = useLang()
  const name = chartTitle(t, chart)
  return (
    <Card padding="small" className="flex h-full items-center gap-6">
      {isWaiting(chart) ? (
        <span className="grid size-24 shrink-0 place-items-center text-accent">
          <Spinner size={44} />
        </span>
      ) : (
        <ChartSeal size={96} blank={chart.status === -1} />
      )}
      <div className="min-w-0">
        <h2 className="display-3">
          {chart.status === 2 ? (
            <Link to={viewerPath(chart.hash)} className="after:absolute after:inset-0 hover:text-accent">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p className="mt-1 text-sm text-ink-2">
          {isWaiting(chart)
            ? t.making
            : chart.status === -1
              ? t.failed
              : t.made(formatInstantDate(lang, chart.created_at))}
        </p>
        {chart.status === -1 && (
          <Link to="/settings" className="link mt-2 inline-block">
            {t.toSettings}
          </Link>
        )}
      </div>
    </Card>
  )
}
