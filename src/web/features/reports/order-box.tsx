import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ReportType } from '#product/catalogue/report.ts'
import { CURRENCY, inMainUnit } from '#product/offers.ts'
import { PRODUCTS, savingPercent, type Product } from '#product/products.ts'
import type { ReportNeeds } from '#contract/reports.ts'
import { RIGHTS } from '#product/rights.ts'
import { formatMoney, formatPercent } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountUpToDate } from '../account/account-up-to-date.tsx'
import { countersOf } from '../account/counters-of.ts'
import { setPurchase, usePurchase } from '../plans/purchase.ts'
import { myReportsText } from './my-text.ts'
import { orderText } from './order-text.ts'
import { bestBundle, oneReport } from './packages.ts'
import { NO_WISHES, sentWishes } from './wishes.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

const PurchaseSheet = lazy(() => import('./purchase-sheet.tsx'))
const MonthCheck = lazy(() => import('./month-check.tsx'))
const OrderWishes = lazy(() => import('./order-wishes.tsx'))
const FreeOrder = lazy(() => import('./free-order.tsx'))

interface OrderBoxProps {
  type: ReportType
  /** What it asks for; null while the product cannot write this report. */
  needs: ReportNeeds | null
}

/** What the report costs this person, and how to get it. */
export function OrderBox({ type, needs }: OrderBoxProps) {
  const t = useText(orderText)
  const { signedIn, account } = useSession()
  const hydrated = useHydrated()
  if (!needs)
    return (
      <Box>
        <Prices first={account?.first_purchase ?? true} />
        <p className="mt-4 border-l-2 border-accent py-1 pl-4 font-text text-md/7">{t.soon}</p>
      </Box>
    )
  const monthly = hydrated && signedIn && type === 'monthly-forecast'
  return (
    <Box>
      <AccountUpToDate />
      {monthly ? (
        <Suspense>
          <MonthCheck>
            <Order type={type} needs={needs} />
          </MonthCheck>
        </Suspense>
      ) : (
        <Order type={type} needs={needs} />
      )}
    </Box>
  )
}

function Order({ type, needs }: { type: ReportType; needs: ReportNeeds }) {
  const { account } = useSession()
  const hydrated = useHydrated()
  const [wishes, setWishes] = useState(NO_WISHES)
  const included = account && type === 'monthly-forecast' && RIGHTS[account.plan].monthlyForecast
  const free = account && (included || countersOf(account).reports > 0)
  const withoutHour = account?.birthtimeIDK && needs.birth_time !== 'unused'
  const sent = sentWishes(needs, wishes)
  if (withoutHour && needs.birth_time === 'required') return <NeedsHour />
  return (
    <>
      {withoutHour && <WithoutHour />}
      {hydrated && account && (needs.other || needs.places) && (
        <Suspense>
          <OrderWishes needs={needs} value={wishes} onChange={setWishes} />
        </Suspense>
      )}
      {free ? (
        <Suspense>
          <FreeOrder type={type} account={account} included={Boolean(included)} wishes={sent} />
        </Suspense>
      ) : (
        <PaidOrder type={type} wishes={sent} />
      )}
    </>
  )
}

/** Said before the order: what the unknown hour takes away. */
function WithoutHour() {
  const t = useText(myReportsText)
  return <p className="mb-6 border-l-2 border-accent py-1 pl-4 font-text text-md/7">{t.noHour}</p>
}

/** In the place of a price, where the hour is all that the report is built on. */
function NeedsHour() {
  const t = useText(myReportsText)
  return (
    <>
      <p className="font-text text-lg">{t.needsHour}</p>
      <ButtonLink to="/settings" className="mt-5 w-full">
        {t.addHour}
      </ButtonLink>
    </>
  )
}

function Box({ children }: { children: ReactNode }) {
  const t = useText(orderText)
  return (
    <Card aria-label={t.price} as="section" className="self-start">
      {children}
    </Card>
  )
}

function Prices({ first }: { first: boolean }) {
  const t = useText(orderText)
  const { lang } = useLang()
  const money = (cents: number) => formatMoney(lang, inMainUnit(cents), CURRENCY)
  const one = oneReport(first)
  const saving = (product: Product) =>
    t.saving(formatPercent(lang, savingPercent(product)), money(PRODUCTS.report.priceCents))
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="display-2 tabular-nums lining-nums">{money(one.priceCents)}</span>
        {first && <span className="text-ink-2">{saving(one)}</span>}
      </p>
      {first && <p className="mt-1 text-ink-2">{t.first}</p>}
      <p className="mt-3 font-text text-md/7">
        {t.bundles(bestBundle.bundle, money(bestBundle.priceCents / bestBundle.bundle), saving(bestBundle))}
      </p>
    </>
  )
}

function PaidOrder({ type, wishes }: { type: ReportType; wishes: { person?: number; places?: string } }) {
  const t = useText(orderText)
  const { signedIn, account } = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const purchase = usePurchase()
  const open = signedIn && purchase?.kind === 'report' && purchase.type === type

  // Whoever is asked to sign in goes on from there.
  const order = () => {
    setPurchase({ kind: 'report', type })
    if (!signedIn) void navigate(`${pathname}?showModal=login`, { preventScrollReset: true })
  }
  return (
    <>
      <Prices first={account?.first_purchase ?? true} />
      <Button className="mt-6 w-full" onClick={order}>
        {t.order}
      </Button>
      <p className="caption mt-4">{t.guarantee}</p>
      <Suspense>
        {open && account && (
          <PurchaseSheet type={type} account={account} wishes={wishes} onClose={() => setPurchase(null)} />
        )}
      </Suspense>
    </>
  )
}
