import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Account } from '#contract/accounts.ts'
import { CURRENCY, inMainUnit, PLANS, type Plan } from '#product/offers.ts'
import { featuresOf, rankOf, RIGHTS, type Feature } from '#product/rights.ts'
import { Link } from '../../i18n/link.tsx'
import { formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { AccountUpToDate } from '../account/account-up-to-date.tsx'
import { countersOf } from '../account/counters-of.ts'
import { MANAGE_PLAN } from './plan-path.ts'
import { setPurchase, usePurchase } from './purchase.ts'
import { plansText } from './text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

const CheckoutSheet = lazy(() => import('./checkout-sheet.tsx'))

/** The second of three. */
const MOST_POPULAR = 1

export type PlanState = 'current' | 'lower' | 'start' | 'trial'

/** What a card offers to this person; a visitor may still have their trial. */
export function stateOf(plan: Plan, account: Pick<Account, 'plan' | 'subscription' | 'counters'> | null): PlanState {
  if (!account) return 'trial'
  const { subscription } = account
  // A canceled trial keeps nobody from a plan.
  if (subscription && (subscription.renews || !subscription.trial)) {
    if (account.plan === plan.id) return 'current'
    if (rankOf(plan.id) < rankOf(account.plan)) return 'lower'
  }
  return countersOf(account).trials > 0 ? 'trial' : 'start'
}

const isOpen = (state: PlanState): state is 'start' | 'trial' => state === 'start' || state === 'trial'

/** The three plans, each with what it gives, what it costs, and whether this person may take it. */
export function PlanCards() {
  const { signedIn, account } = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const purchase = usePurchase()
  const chosen = purchase?.kind === 'plan' ? PLANS.find(({ id }) => id === purchase.plan) : undefined

  // Whoever is asked to sign in goes on from there.
  const choose = (plan: Plan) => {
    setPurchase({ kind: 'plan', plan: plan.id })
    if (!signedIn) void navigate('/plans?showModal=login', { preventScrollReset: pathname === '/plans' })
  }
  return (
    <>
      <ul className="grid gap-6 lg:grid-cols-3 lg:gap-8">
        {PLANS.map((plan, i) => (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              popular={i === MOST_POPULAR}
              state={stateOf(plan, account)}
              isCurrent={account?.plan === plan.id}
              onChoose={() => choose(plan)}
            />
          </li>
        ))}
      </ul>
      <AccountUpToDate />
      <Suspense>
        {signedIn && chosen && account && isOpen(stateOf(chosen, account)) && (
          <CheckoutSheet plan={chosen} account={account} onClose={() => setPurchase(null)} />
        )}
      </Suspense>
    </>
  )
}

interface PlanCardProps {
  plan: Plan
  popular: boolean
  state: PlanState
  /** Whether this person has it now, also one that was canceled and still runs. */
  isCurrent: boolean
  onChoose: () => void
}

function PlanCard({ plan, popular, state, isCurrent, onChoose }: PlanCardProps) {
  const t = useText(plansText)
  const { lang } = useLang()
  const { title, description } = plan.texts[lang]
  const price = inMainUnit(plan.priceCents)
  return (
    <Card as="article" className={`flex h-full flex-col ${popular ? 'border-accent' : ''}`}>
      <p className="min-h-6">{isCurrent ? <Badge>{t.states.current}</Badge> : popular && <Badge>{t.popular}</Badge>}</p>
      <h3 className="display-3 mt-3">{title}</h3>
      <p className="mt-2 font-text text-md/7 text-ink-2">{description}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2.5">
        <span className="display-2 tabular-nums lining-nums">{formatMoney(lang, price / plan.months, CURRENCY)}</span>
        <span className="text-ink-2">{t.perMonth}</span>
      </p>
      <p className="mt-1 text-ink-2">{t.billed(formatMoney(lang, price, CURRENCY), plan.months)}</p>
      <ul className="mt-6 mb-8">
        {featuresOf(plan.id).map((feature) => (
          <li key={feature} className="flex gap-3 border-t border-rule py-2.5 font-text text-md/6">
            <Icon name="check" size={18} className="mt-0.5 shrink-0 text-accent" />
            <FeatureText feature={feature} plan={plan} />
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        {isOpen(state) ? (
          <Button
            data-upgrade
            variant={popular ? 'primary' : 'quiet'}
            className="w-full"
            aria-label={`${t.states[state]}: ${title}`}
            onClick={onChoose}
          >
            {t.states[state]}
          </Button>
        ) : (
          <p className="flex min-h-12 items-center justify-center gap-2 border border-rule-2 px-4 text-center text-ink-2">
            {state === 'current' && <Icon name="check" size={18} className="text-accent" />}
            {t.states[state]}
          </p>
        )}
        {isCurrent && (
          <p className="mt-3 text-center">
            <Link to={MANAGE_PLAN} className="link inline-block py-1">
              {t.manage}
            </Link>
          </p>
        )}
        {state === 'lower' && <p className="caption mt-2 text-center">{t.lowerHint}</p>}
      </div>
    </Card>
  )
}

function FeatureText({ feature, plan }: { feature: Feature; plan: Plan }) {
  const t = useText(plansText)
  const rights = RIGHTS[plan.id]
  if (feature === 'questions') return t.features.questions(rights.questionsADay)
  if (feature === 'extra_reports') return t.features.extra_reports(rights.extraReports)
  return t.features[feature]
}
