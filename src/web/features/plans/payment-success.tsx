import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Transaction } from '#contract/plans.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { refreshAccount } from '../account/account-query.ts'
import { viewerPath } from '../charts/chart-path.ts'
import { buyingText } from './buying-text.ts'
import { isTrial, useTransactions } from './use-transactions.ts'

const SYNC_AFTER_MS = 3_000
const POLL_MS = 2_000
const MONTHLY = 'monthly-forecast'

export default function PaymentSuccess({ onClose }: { onClose: () => void }) {
  return (
    <Queries>
      <Thanks onClose={onClose} />
    </Queries>
  )
}

/** Thanks, asks for what has changed once the event must have arrived, and leads to what was bought. */
function Thanks({ onClose }: { onClose: () => void }) {
  const t = useText(buyingText)
  const client = useQueryClient()
  const { pathname } = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => {
      void refreshAccount(client).catch(() => undefined)
      for (const key of ['daily', 'transactions', 'reports', 'gifts'])
        void client.invalidateQueries({ queryKey: [key] })
    }, SYNC_AFTER_MS)
    void refreshAccount(client).catch(() => undefined)
    return () => clearTimeout(timer)
  }, [client])
  const isPlan = !pathname.startsWith('/my-reports') && pathname !== '/experts' && pathname !== '/gifts'
  const [title, text] = useThanks(isPlan)
  return (
    <Sheet title={title} intro={text} onClose={onClose}>
      {pathname.startsWith('/my-reports') ? (
        <BoughtReport isMonthly={pathname.endsWith('/monthly')} onClose={onClose} />
      ) : pathname === '/experts' ? (
        <Button onClick={() => leadTo('my-bookings', onClose)}>{t.success.booking}</Button>
      ) : pathname === '/gifts' ? (
        <Button onClick={() => leadTo('my-gifts', onClose)}>{t.success.gift}</Button>
      ) : (
        <div className="flex flex-wrap gap-4">
          <ButtonLink to="/">{t.success.today}</ButtonLink>
          <Button variant="quiet" onClick={onClose}>
            {t.success.close}
          </Button>
        </div>
      )}
    </Sheet>
  )
}

/** Closes the sheet over what was bought, and goes there: focus comes back to the page a moment later. */
function leadTo(id: string, onClose: () => void): void {
  onClose()
  setTimeout(() => {
    const target = document.getElementById(id)
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  })
}

/** What is said: of a trial, which begins without a charge, that it has begun. */
function useThanks(isPlan: boolean): [title: string, text: string] {
  const { success: t } = useText(buyingText)
  const { data } = useTransactions({
    enabled: isPlan,
    refetchInterval: ({ state }) => (newestPurchase(state.data)?.status === 'pending' ? POLL_MS : false),
  })
  const bought = newestPurchase(data)
  if (!isPlan || (data && !bought)) return [t.title, t.text]
  if (!bought || bought.status === 'pending') return [t.waitTitle, t.waitText]
  return isTrial(bought) ? [t.trialTitle, t.trialText] : [t.title, t.text]
}

const newestPurchase = (list: readonly Transaction[] | undefined) => list?.find(({ type }) => type === 'subscription')

/** It comes when the report is written; whoever waits for it is led there. */
function ReadLink({ hash }: { hash: string }) {
  const { success: t } = useText(buyingText)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <ButtonLink ref={link} to={viewerPath(hash)}>
      {t.read}
    </ButtonLink>
  )
}

/** The report that was just paid for, from when it is begun until it can be read. */
function BoughtReport({ isMonthly, onClose }: { isMonthly: boolean; onClose: () => void }) {
  const { success: t } = useText(buyingText)
  const { lang } = useLang()
  const { data } = useQuery({
    queryKey: ['reports', 'bought', lang],
    queryFn: ({ signal }) => call('GET /reports/reports', { signal }),
    refetchInterval: POLL_MS,
    // What was there before the payment is not what was bought.
    staleTime: 0,
  })
  const report = data
    ?.filter(({ type }) => (type === MONTHLY) === isMonthly)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0]
  if (report?.status === 2) return <ReadLink hash={report.hash} />
  const waits = report?.status === 0 && report.lacks.length > 0
  return (
    <>
      {report && waits && <p className="font-text text-md/7">{t.waiting(report.title)}</p>}
      {report?.status === -1 && <p className="font-text text-md/7">{t.failed}</p>}
      {report?.status === 0 && !waits && <Loading text={t.writing(report.title)} />}
      <Button variant={waits ? 'primary' : 'quiet'} className="mt-5" onClick={onClose}>
        {waits ? t.complete : t.reports}
      </Button>
    </>
  )
}
