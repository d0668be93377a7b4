import { lazy, Suspense, useMemo } from 'react'
import type { ChartSky } from '#astro/charts/chart.ts'
import type { ChartAnswer } from '#contract/charts.ts'
import { Link } from '../../i18n/link.tsx'
import { ResumeLink } from '../reader/resume-link.tsx'
import { Unread } from '../reader/unread.tsx'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DoubtNote } from '../birth-time/doubt-note.tsx'
import { useDetail } from '../chart-details/detail.ts'
import { DetailSwitch } from '../chart-details/detail-switch.tsx'
import { ChartFiles } from './chart-files.tsx'
import { BigThreeInShort } from './chart-opening.tsx'
import { ChartBody, OnThisPage } from './chart-body.tsx'
import { readerChapters, ReadingOpening } from './chart-reading.tsx'
import { Colophon } from './colophon.tsx'
import { chartsText, chartTitle } from './text.ts'
import { toChart } from './to-chart.ts'
import { YearOfLife } from './year-of-life.tsx'
import { UnknownTime } from './unknown-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** A chart: its wheel, its tables, its reading. */
export default function ChartViewer({ hash }: { hash: string }) {
  const t = useText(chartsText)
  return (
    <>
      <Link to="/my-charts" className="inline-flex min-h-10 items-center gap-2 text-sm text-ink-2 hover:text-ink">
        <Icon name="back" size={18} />
        {t.back}
      </Link>
      <LoadedChart hash={hash} />
    </>
  )
}

function LoadedChart({ hash }: { hash: string }) {
  const words = useText(common)
  const { data, error, isError, refetch } = useChart(hash)
  if (data) return <ChartPage hash={hash} answer={data} />
  if (!isError) return <Blank />
  return (
    <div className="mt-8">
      <h1 className="display-2">{sentenceOf(error, words.broken)}</h1>
      <Button className="mt-6" onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </div>
  )
}

function ChartPage({ hash, answer }: { hash: string; answer: ChartAnswer }) {
  const t = useText(chartsText)
  const chart = useMemo(() => toChart(answer), [answer])
  const chapters = useMemo(() => readerChapters({ answer, chart }), [answer, chart])
  const ofSomebody = answer.told_as !== null
  const lead = (
    <>
      <BigThreeInShort points={answer.big_three} />
      <ReadingOpening answer={answer} chart={chart} />
      <OpenHours answer={answer} />
    </>
  )
  return (
    <>
      <h1 className="display-1 mt-2">{chartTitle(t, answer)}</h1>
      <Colophon answer={answer} hash={hash} />
      <ChartFiles hash={hash} answer={answer} />
      <ToldAs answer={answer} />
      {answer.doubt && <DoubtNote doubt={answer.doubt} {...(ofSomebody && { name: answer.person?.name })} />}
      {answer.partner?.doubt && <DoubtNote doubt={answer.partner.doubt} name={answer.person?.name} />}
      <p className="mt-4 empty:hidden">
        <ResumeLink reading={hash} chapters={chapters} />
      </p>
      <OnThisPage hasYear={answer.year !== null} />
      <ChartBody hash={hash} answer={answer} chart={chart} chapters={chapters} lead={lead}>
        {answer.year && <YearOfLife year={answer.year} sources={answer.factors} />}
      </ChartBody>
      {OF_BIRTH.includes(answer.type) && <Details hash={hash} chart={chart} rules={answer.rules} />}
    </>
  )
}

/** Charts of a birth alone: what is looked up of one is theirs. */
const OF_BIRTH = ['chart:natal', 'chart:person-natal']
const Professional = lazy(() => import('../chart-details/professional.tsx'))

/** The switch between simple and professional, and what the second shows. */
function Details({ hash, chart, rules }: { hash: string; chart: ChartSky; rules: ChartAnswer['rules'] }) {
  const t = useText(chartsText)
  const detail = useDetail()
  return (
    <>
      <DetailSwitch />
      {detail === 'professional' && (
        <Suspense fallback={<p className="caption mt-10">{t.making}</p>}>
          <Professional hash={hash} chart={chart} rules={JSON.stringify(rules)} />
        </Suspense>
      )}
    </>
  )
}

/** To whom somebody else's chart speaks, with the way to their other pages. */
function ToldAs({ answer: { told_as: toldAs, person } }: { answer: ChartAnswer }) {
  const t = useText(chartsText)
  if (toldAs === null || !person) return null
  return (
    <p className="caption mt-3 max-w-[39rem]">{toldAs === 'child' ? t.asChild(person.name) : t.asAdult(person.name)}</p>
  )
}

/** What an unknown hour leaves open, in full where the chart is of that day alone. */
function OpenHours({ answer }: { answer: ChartAnswer }) {
  const t = useText(chartsText)
  const { type, birthtime_known: known, partner } = answer
  // The reading of a return begins with what its hour leaves open.
  if (answer.return) return null
  if (type === 'chart:natal' || type === 'chart:person-natal') return known ? null : <UnknownTime answer={answer} />
  if (known && (partner?.birthtime_known ?? true)) return null
  return (
    <aside className="mt-6 max-w-[46rem] border-l-2 border-accent py-1 pl-5">
      <p className="display-3">{t.unknownTitle}</p>
      <p className="mt-1.5 font-text text-md/7">{t.unknownPair}</p>
    </aside>
  )
}

/** The page's shape while the chart is computed. */
function Blank() {
  const t = useText(chartsText)
  return (
    <Unread>
      <div className="mt-10 grid gap-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="mx-auto grid aspect-square w-full place-items-center rounded-full border border-dashed border-rule-2">
          <Loading text={t.making} />
        </div>
        <div aria-hidden>
          {Array.from({ length: 13 }, (_, line) => (
            <div key={line} className="h-11 border-b border-rule" />
          ))}
        </div>
      </div>
    </Unread>
  )
}

/** A transit chart shows the sky of now. */
const FRESH_MS = 300_000

/** A chart with its reading in the page's language. */
function useChart(hash: string) {
  const { lang } = useLang()
  return useQuery({
    queryKey: ['chart', hash, lang],
    queryFn: ({ signal }) => call('GET /chart/:hash', { params: { hash }, signal }),
    staleTime: FRESH_MS,
  })
}
