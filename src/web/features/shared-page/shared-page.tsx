import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { SharedThing } from '#contract/shared-links.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { common } from '../../i18n/common.ts'
import { formatClock, formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Unread } from '../reader/unread.tsx'
import { ClosedLink } from './closed-link.tsx'
import { OwnChart } from './own-chart.tsx'
import { sharedPageText } from './page-text.ts'

const ShownChart = lazy(() => import('../charts/shown-chart.tsx'))
const ReportText = lazy(() => import('../reports/report-text.tsx').then((part) => ({ default: part.ReportText })))

interface SharedPageProps {
  token: string
  title: string
}

/** What a public link shows. Its title comes with the page, the rest from the browser: programs that only look don't count. */
export default function SharedPage(props: SharedPageProps) {
  const hydrated = useHydrated()
  return <Queries>{hydrated ? <Opened {...props} /> : <Blank title={props.title} />}</Queries>
}

function Opened({ token, title }: SharedPageProps) {
  const words = useText(common)
  const { data, error, isError, refetch } = useShared(token)
  if (data) return <Shown thing={data} title={title} />
  if (!isError) return <Blank title={title} />
  if (error instanceof CallError && error.reason === 'not_found') return <ClosedLink />
  return (
    <div className="page pt-10 lg:pt-14">
      <h1 className="display-2" role="alert">
        {sentenceOf(error, words.broken)}
      </h1>
      <Button className="mt-6" onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </div>
  )
}

function Blank({ title }: { title: string }) {
  const t = useText(sharedPageText)
  return (
    <div className="page pt-10 lg:pt-14">
      <p className="label">{t.label}</p>
      <h1 className="display-1 mt-5">{title}</h1>
      <Unread>
        <Loading text={t.loading} className="mt-16" />
      </Unread>
    </div>
  )
}

function Shown({ thing, title }: { thing: SharedThing; title: string }) {
  const t = useText(sharedPageText)
  const { lang } = useLang()
  const isReport = thing.kind === 'report'
  const language = isReport ? thing.document.lang : lang
  return (
    <div className="page pt-10 pb-16 lg:pt-14">
      <header>
        <p className="label">{t.label}</p>
        {isReport && <p className="mt-5 font-text text-xl text-ink-2">{title}</p>}
        <h1 className={`display-1 ${isReport ? '' : 'mt-5'}`} lang={language}>
          {isReport ? thing.document.title : thing.chart.title}
        </h1>
        {isReport && thing.document.subtitle !== '' && (
          <p className="mt-4 font-text text-xl italic" lang={language}>
            {thing.document.subtitle}
          </p>
        )}
        <Born born={thing.born} />
        <Told thing={thing} />
        {thing.left_out && <p className="caption mt-1">{t.leftOut}</p>}
      </header>
      <Suspense fallback={<div className="min-h-[200svh]" />}>
        {isReport ? <ReportText document={thing.document} hash={null} /> : <ShownChart chart={thing.chart} />}
      </Suspense>
      <OwnChart />
    </div>
  )
}

function Born({ born }: Pick<SharedThing, 'born'>) {
  const t = useText(sharedPageText)
  const { lang } = useLang()
  if (!born) return null
  const { name, date, time, place } = born
  const when = `${formatDate(lang, date)}, ${time === null ? t.unknownTime : formatClock(lang, time)}`
  return <p className="figures mt-3 text-ink-2">{t.born(name, when, place)}</p>
}

/** Who “you” is in it. */
function Told({ thing }: { thing: SharedThing }) {
  const t = useText(sharedPageText)
  const person = thing.kind === 'chart' && thing.chart.type !== 'chart:person-natal' ? thing.chart.person : null
  if (thing.kind === 'chart' && thing.chart.told_as !== null) return null
  return <p className="caption mt-3 max-w-[39rem]">{person ? t.youOfSomeone(person.name) : t.you}</p>
}

function useShared(token: string) {
  const { lang } = useLang()
  return useQuery({
    queryKey: ['shared', token, lang],
    queryFn: ({ signal }) => call('GET /shared/:token', { params: { token }, signal }),
    // Each asking counts as opened.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
