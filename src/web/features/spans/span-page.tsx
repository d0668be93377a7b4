import { useLocation } from 'react-router'
import type { DailySpan } from '#contract/daily.ts'
import { formatDate } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PersonPage } from '../account/person-page.tsx'
import { NoDays } from '../birth-time/no-days.tsx'
import { SpanNav } from '../dashboard/span-nav.tsx'
import { SpanContent } from './span-content.tsx'
import { spansText } from './text.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useSession } from '../../session/session.ts'
import { useToday } from '../../ui/clock.ts'

type Span = DailySpan['span']

/** Which of the three the address names. */
const spanOf = (pathname: string): Span =>
  (['week', 'month', 'year'] as const).find((span) => pathname.replace(/\/$/, '').endsWith(`/${span}`)) ?? 'week'

/** A week, a month or a year of the signed-in person. */
export default function SpanPage() {
  const { pathname } = useLocation()
  const span = spanOf(pathname)
  return (
    <div className="page pt-8 lg:pt-12">
      <PersonPage frame={<Head span={span} data={undefined} />}>
        <Board key={span} span={span} />
      </PersonPage>
    </div>
  )
}

function Board({ span }: { span: Span }) {
  const t = useText(spansText)
  const { data, error, refetch } = useSpan(span)
  return (
    <>
      <Head span={span} data={data} />
      {data ? (
        <>
          <SpanContent data={data} />
          <p className="mt-12">
            <Link to="/daily-horoscope" className="link">
              {t.toToday}
            </Link>
          </p>
        </>
      ) : error ? (
        <NoDays error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy className="min-h-[100svh]">
          <Loading text={t.loading} className="mt-10" />
        </div>
      )}
    </>
  )
}

/** The name of the page, its dates as soon as they are known, and the ways to the others. */
function Head({ span, data }: { span: Span; data: DailySpan | undefined }) {
  const t = useText(spansText)
  const { lang } = useLang()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <div>
        <p className="label">{t.label}</p>
        <h1 className="display-3 mt-0.5">{t.of[span]}</h1>
        <p className="caption mt-1 min-h-6">
          {data && t.from(formatDate(lang, data.from, sameYear(data) ? 'day' : 'long'), formatDate(lang, data.to))}
        </p>
      </div>
      <SpanNav />
    </div>
  )
}

const sameYear = ({ from, to }: DailySpan) => from.slice(0, 4) === to.slice(0, 4)

/** One's week, month or year from today on. */
function useSpan(span: DailySpan['span']) {
  const { lang } = useLang()
  const { account } = useSession()
  const today = useToday()
  return useQuery({
    queryKey: ['span', account?.id, account?.plan, lang, today, span],
    queryFn: ({ signal }) => call('GET /reports/daily/:span', { params: { span }, query: { lang }, signal }),
  })
}
