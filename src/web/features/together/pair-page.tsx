import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PAIR_TYPES } from '#product/chart-types.ts'
import type { Pair } from '#contract/pairs.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { formatInstantDate } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmSheet } from '../../ui/confirm-sheet.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { showToast } from '../../ui/toast.ts'
import { chartsText } from '../charts/text.ts'
import { Unread } from '../reader/unread.tsx'
import { togetherText } from './page-text.ts'
import { useRefreshPairs } from '../pairs/use-pairs.ts'

const ShownChart = lazy(() => import('../charts/shown-chart.tsx'))

type PairType = (typeof PAIR_TYPES)[number]

/** What two who have agreed make together, written to the one of them who reads. */
export default function PairPage({ id }: { id: number }) {
  const t = useText(togetherText)
  const words = useText(common)
  const [asked] = useSearchParams()
  const type: PairType = PAIR_TYPES.find((one) => one === asked.get('chart')) ?? 'synastry'
  const { data, error, isError, refetch } = usePairChart(id, type)
  return (
    <>
      <Link to="/my-charts" className="inline-flex min-h-10 items-center gap-2 text-sm text-ink-2 hover:text-ink">
        <Icon name="back" size={18} />
        {t.toPeople}
      </Link>
      {data ? (
        <>
          <Top pair={data.pair} type={type} />
          <Suspense fallback={<div className="min-h-[200svh]" />}>
            <ShownChart key={type} chart={data.chart} hash={`pair-${id}-${type}`} />
          </Suspense>
        </>
      ) : !isError ? (
        <Unread>
          <Loading text={t.loading} className="mt-16" />
        </Unread>
      ) : error instanceof CallError && error.reason === 'not_found' ? (
        <>
          <h1 className="display-1 mt-6">{t.goneTitle}</h1>
          <p className="prose-reading mt-6 max-w-[44rem]">{t.gone}</p>
        </>
      ) : (
        <>
          <h1 className="display-2 mt-6" role="alert">
            {sentenceOf(error, words.broken)}
          </h1>
          <Button className="mt-6" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </>
      )}
    </>
  )
}

function Top({ pair, type }: { pair: Pair; type: PairType }) {
  const t = useText(togetherText)
  const charts = useText(chartsText)
  const { lang } = useLang()
  const [isEnding, setIsEnding] = useState(false)
  const { id, name, agreed_at: agreedAt } = pair
  return (
    <header>
      <h1 className="display-1 mt-2">{t.pairTitle(name)}</h1>
      <p className="caption mt-3 max-w-[39rem]">{t.pairSince(formatInstantDate(lang, agreedAt))}</p>
      <nav aria-label={t.kinds} className="mt-5 print:hidden">
        <ul className="flex flex-wrap gap-2">
          {PAIR_TYPES.map((one) => (
            <li key={one}>
              <Link
                to={`/together/${id}${one === 'synastry' ? '' : `?chart=${one}`}`}
                aria-current={one === type ? 'page' : undefined}
                className="choice"
                preventScrollReset
                replace
              >
                {charts.types[one].name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-4 max-w-[39rem] font-text text-md/7">{charts.types[type].text}</p>
      {type === 'synastry' && <p className="caption mt-1">{t.who(name)}</p>}
      <button type="button" className="link mt-3 min-h-10 text-tense print:hidden" onClick={() => setIsEnding(true)}>
        {t.end}
      </button>
      {isEnding && <EndSheet pair={pair} onClose={() => setIsEnding(false)} />}
    </header>
  )
}

function EndSheet({ pair: { id, name }, onClose }: { pair: Pair; onClose: () => void }) {
  const t = useText(togetherText)
  const navigate = useNavigate()
  const client = useQueryClient()
  const refresh = useRefreshPairs()
  const mutation = useMutation({
    mutationFn: (ended: number) => call('DELETE /pairs/:id', { params: { id: ended } }),
    onSuccess: () => {
      showToast(t.ended)
      client.removeQueries({ queryKey: ['pair', id] })
      refresh()
      void navigate('/my-charts', { replace: true })
    },
  })
  return (
    <ConfirmSheet
      {...{ mutation, id, onClose }}
      title={t.endTitle(name)}
      intro={t.endIntro}
      action={t.end}
      keep={t.keep}
    />
  )
}

function usePairChart(id: number, type: PairType) {
  const { lang } = useLang()
  return useQuery({
    queryKey: ['pair', id, type, lang],
    queryFn: ({ signal }) => call('GET /pairs/:id/:type', { params: { id, type }, signal }),
    // The other may have ended it.
    staleTime: 0,
  })
}
