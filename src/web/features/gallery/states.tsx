import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { CallError } from '../../api/call-error.ts'
import { FaultPage } from '../../chrome/fault-page.tsx'
import { formatInstantDate, formatTime } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { ChartList } from '../charts/my-charts.tsx'
import { OfferCard } from '../dashboard/offer-card.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { Waiting } from '../dashboard/waiting.tsx'
import { OfflinePage } from '../offline/offline-page.tsx'
import { offlineText } from '../offline/text.ts'
import { ReportList } from '../reports/my-reports.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { sampleCharts, sampleReports } from './sample-rows.ts'
import { galleryText } from './text.ts'

type State = 'loading' | 'failed' | 'empty' | 'rows'
const STATES: readonly State[] = ['loading', 'failed', 'empty', 'rows']
const AT = '2026-11-22T09:30:00.000Z'

/** A client that asks nobody: what a part of a page finds in it is the state to be seen. */
function clientIn(state: State, rows: readonly (readonly [QueryKey, unknown[]])[], sentence: string): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  for (const [queryKey, data] of rows) {
    if (state === 'rows' || state === 'empty') client.setQueryData(queryKey, state === 'rows' ? data : [])
    if (state === 'failed')
      client
        .getQueryCache()
        .build(client, { queryKey })
        .setState({ status: 'error', error: new CallError('internal', sentence, 500), fetchStatus: 'idle' })
  }
  return client
}

/** Pages that ask for something, in each state of what they ask for; and what says that something is missing. */
export function States() {
  const t = useText(galleryText)
  const offline = useText(offlineText)
  const { lang } = useLang()
  // Times are told by the reader's own clock, which the server does not know.
  if (!useHydrated()) return null
  return (
    <>
      {STATES.map((state) => (
        <Named key={`${lang} ${state}`} name={t[state]}>
          <Lists state={state} />
        </Named>
      ))}
      <Named name={t.loading}>
        <Waiting />
      </Named>
      <Named name={t.failed}>
        <NoticeCard title={t.error}>
          <p className="mt-2">{t.answer}</p>
        </NoticeCard>
        <FaultPage />
      </Named>
      <Named name={t.locked}>
        <OfferCard offer={null} />
      </Named>
      <Named name={t.offline}>
        <p className="border-b border-rule-2 bg-surface py-2 text-sm/6">
          {offline.notice(formatInstantDate(lang, AT), formatTime(lang, AT))}
        </p>
        <OfflinePage />
      </Named>
    </>
  )
}

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <h3 className="label">{name}</h3>
    {children}
  </div>
)

function Lists({ state }: { state: State }) {
  const { lang } = useLang()
  const { error } = useText(galleryText)
  const [client] = useState(() =>
    clientIn(
      state,
      [
        [['reports', 'list', lang], sampleReports(lang)],
        [['charts', lang], sampleCharts()],
      ],
      error,
    ),
  )
  return (
    <QueryClientProvider client={client}>
      <ReportList monthly={false} />
      <ChartList />
    </QueryClientProvider>
  )
}
