import type { ReactNode } from 'react'
import { Link } from '../../i18n/link.tsx'
import { Queries } from '../../api/queries.tsx'
import { useText } from '../../i18n/text.tsx'
import { viewerPath } from '../charts/chart-path.ts'
import { orderText } from './order-text.ts'
import { useMonthCheck } from './use-month-check.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The forecast of a month is had once: whoever has this month's finds the way to it instead of what it costs. */
export default function MonthCheck({ children }: { children: ReactNode }) {
  return (
    <Queries>
      <Checked>{children}</Checked>
    </Queries>
  )
}

function Checked({ children }: { children: ReactNode }) {
  const t = useText(orderText)
  const { data } = useMonthCheck()
  if (!data?.count) return children
  return (
    <>
      <p className="font-text text-lg">{t.complete}</p>
      <ButtonLink to={data.hash === null ? '/my-reports/monthly' : viewerPath(data.hash)} className="mt-5 w-full">
        {t.toMine}
      </ButtonLink>
      <Link to="/my-reports/monthly" className="link mt-4 inline-block">
        {t.allMonths}
      </Link>
    </>
  )
}
