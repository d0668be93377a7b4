import { lazy, Suspense } from 'react'
import { Link } from '../../i18n/link.tsx'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PersonPage } from '../account/person-page.tsx'
import { viewerText } from './text.ts'
import { Unread } from '../reader/unread.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const ChartViewer = lazy(() => import('../charts/viewer.tsx'))
const ReportViewer = lazy(() => import('../reports/report-viewer.tsx'))

/** A chart or a report of the person's own. */
export default function Viewer({ hash }: { hash: string }) {
  return (
    <div className="page pt-8 lg:pt-12">
      <PersonPage frame={<Blank />}>
        <Thread hash={hash} />
      </PersonPage>
    </div>
  )
}

function Thread({ hash }: { hash: string }) {
  const t = useText(viewerText)
  const words = useText(common)
  const { data, error, isError, refetch } = useThread(hash)
  if (data)
    return (
      <Suspense fallback={<Blank />}>
        {data.kind === 'report' ? <ReportViewer hash={hash} /> : <ChartViewer hash={hash} />}
      </Suspense>
    )
  if (!isError) return <Blank />
  const missing = error instanceof CallError && error.reason === 'not_found'
  return (
    <>
      <Link to="/my-charts" className="inline-flex min-h-10 items-center gap-2 text-sm text-ink-2">
        <Icon name="back" size={18} />
        {t.back}
      </Link>
      <h1 className="display-2 mt-8">{missing ? t.notFound : sentenceOf(error, words.broken)}</h1>
      {!missing && (
        <Button className="mt-6" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      )}
    </>
  )
}

/** The page's shape until it is known what it shows. */
function Blank() {
  const t = useText(viewerText)
  return (
    <Unread>
      <Loading text={t.loading} className="mt-16" />
      <div aria-hidden>
        {Array.from({ length: 13 }, (_, line) => (
          <div key={line} className="h-11 border-b border-rule" />
        ))}
      </div>
    </Unread>
  )
}

/** Whether an address of the viewer is a report's or a chart's. It is the same for ever. */
const useThread = (hash: string) =>
  useQuery({
    queryKey: ['thread', hash],
    queryFn: ({ signal }) => call('GET /thread/:hash', { params: { hash }, signal }),
    staleTime: Infinity,
  })
