import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ExistingOrder } from '#contract/plans.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import { call } from '../../api/call.ts'
import { formatInstantDate, formatMoment } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { viewerPath } from '../charts/chart-path.ts'
import { orderText } from './order-text.ts'

interface ExistingReportProps {
  type: ReportType
  /** With whom and for which cities, as it is sent. */
  wishes: { person?: number; places?: string }
}

/** Says before an order that it would repeat a report that is there, or one that is being paid for. */
export function ExistingReport({ type, wishes }: ExistingReportProps) {
  const { data } = useQuery({
    queryKey: ['order-existing', type, wishes],
    queryFn: ({ signal }) =>
      call('GET /order/report/:type/existing', { params: { type }, query: { ...wishes }, signal }),
    staleTime: 0,
  })
  if (!data?.report && !data?.paying_since) return null
  return (
    <div role="status" className="grid gap-2 border-l-2 border-accent py-1 pl-4 font-text text-md/7">
      {data.report && <Repeated report={data.report} />}
      {data.paying_since && <Paying since={data.paying_since} />}
    </div>
  )
}

function Repeated({ report }: { report: NonNullable<ExistingOrder['report']> }) {
  const t = useText(orderText)
  const { lang } = useLang()
  const { hash, person, ordered_at: orderedAt, written_at: writtenAt, differs_in: differsIn } = report
  const same = differsIn === 'ahead' ? t.sameMonth : differsIn === 'present' ? t.samePresent : t.sameBirth
  return (
    <p>
      {writtenAt
        ? t.have(person, formatInstantDate(lang, writtenAt))
        : t.orderedBefore(person, formatInstantDate(lang, orderedAt))}{' '}
      {same}{' '}
      <Link to={viewerPath(hash)} className="link">
        {t.toMine}
      </Link>
    </p>
  )
}

function Paying({ since }: { since: string }) {
  const t = useText(orderText)
  const { lang } = useLang()
  return <p>{t.paying(formatMoment(lang, since))}</p>
}
