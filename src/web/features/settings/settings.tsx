import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useText, useLang } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { PersonPage } from '../account/person-page.tsx'
import { useDevices } from '../account/use-devices.ts'
import { ApiKeysCard } from '../api-keys/api-keys-card.tsx'
import { useApiKeys } from '../api-keys/use-api-keys.ts'
import { ConnectedAppsCard } from '../connected-apps/connected-apps-card.tsx'
import { useApps } from '../connected-apps/use-apps.ts'
import { NotificationsCard } from '../notifications/notifications-card.tsx'
import { useNotifications } from '../notifications/use-notifications.ts'
import { ReviewNotice } from '../birth-time/review-notice.tsx'
import { ChartRulesCard } from '../chart-rules/chart-rules-card.tsx'
import { InstallCard } from '../install/install-card.tsx'
import { SubscriptionCard } from '../plans/subscription-card.tsx'
import { Transactions } from '../plans/transactions.tsx'
import { useTransactions } from '../plans/use-transactions.ts'
import { PasskeysCard } from '../passkeys/passkeys-card.tsx'
import { usePasskeys } from '../passkeys/use-passkeys.ts'
import { SharedLinksCard } from './shared-links-card.tsx'
import { useSharedLinks } from '../shared-links/use-links.ts'
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx'
import { useSecondFactor } from '../second-factor/use-second-factor.ts'
import { DataCard } from './data-card.tsx'
import { DetailsForm } from './details-form.tsx'
import { DevicesCard } from './devices-card.tsx'
import { CorrectionCard } from '../corrections/correction-card.tsx'
import { isBirthSpent, isIncomplete } from './details.ts'
import { PasswordCard } from './password-card.tsx'
import { SettingsIndex } from './settings-index.tsx'
import { settingsText } from './text.ts'
import { chooseTheme, useTheme, type Theme } from '../../ui/theme.ts'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { StatisticsChoice } from '../analytics/statistics-choice.tsx'
import { useChangeLang } from './use-change-lang.ts'

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'ru', label: 'Русский' },
] as const

/** Language of the account, theme of this device. */
function Preferences() {
  const t = useText(settingsText)
  const { lang } = useLang()
  const changeLang = useChangeLang()
  const { choice } = useTheme()
  return (
    <AsideBlock id="preferences" title={t.preferences}>
      <div className="mt-5 grid content-start gap-10">
        <ChoiceGroup legend={t.language} hint={t.languageHint} options={LANGUAGES} value={lang} onChange={changeLang} />
        <ChoiceGroup
          legend={t.theme}
          options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t.themes[value] }))}
          value={choice ?? 'system'}
          onChange={(value: Theme | 'system') => chooseTheme(value === 'system' ? null : value)}
        />
        <StatisticsChoice />
      </div>
    </AsideBlock>
  )
}

export default function Settings() {
  const t = useText(settingsText)
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="display-1">{t.title}</h1>
      <PersonPage frame={<Columns />}>
        <OpenSettings />
      </PersonPage>
    </div>
  )
}

function OpenSettings() {
  const t = useText(settingsText)
  const { account } = useSession()
  const waits = useWaits()
  useSectionAsked(account !== null && !waits)
  if (!account) return <Columns />
  return (
    <>
      <Steady>
        <SettingsIndex account={account} />
      </Steady>
      {isIncomplete(account) && (
        <div role="note" className="mt-6 max-w-[46rem] border-l-2 border-tense py-1 pl-5">
          <p className="display-3">{t.bannerTitle}</p>
          <p className="mt-1 font-text text-md">{t.banner}</p>
        </div>
      )}
      {account.birth_review && (
        <div className="mt-8">
          <ReviewNotice birth={account} />
        </div>
      )}
      <Columns
        below={
          <>
            <ChartRulesCard account={account} />
            <PasswordCard account={account} />
            <Steady>
              <PasskeysCard account={account} />
              <SecondFactorCard account={account} />
              <DevicesCard />
              <ApiKeysCard account={account} />
              <ConnectedAppsCard />
              <SharedLinksCard />
              <DataCard account={account} />
            </Steady>
          </>
        }
        aside={
          <div className="grid content-start gap-12">
            <Steady>
              <SubscriptionCard account={account} />
              <Transactions email={account.email} />
              <NotificationsCard />
              <Preferences />
              <InstallCard />
            </Steady>
          </div>
        }
      >
        <DetailsForm account={account} />
        <CorrectionCard account={account} isSpent={isBirthSpent(account)} />
      </Columns>
    </>
  )
}

const useWaits = () =>
  [
    usePasskeys(),
    useSecondFactor(),
    useDevices(),
    useApiKeys(),
    useApps(),
    useSharedLinks(),
    useTransactions(),
    useNotifications(),
  ].some(({ isLoading }) => isLoading)

/** Leads to the section that an address from elsewhere names, as soon as it stands where it stays. */
function useSectionAsked(isSteady: boolean): void {
  const location = useLocation()
  useEffect(() => {
    if (isSteady && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'start' })
  }, [isSteady, location])
}

/** Unseen until the lists of the page have come: what stands beneath a list would move while somebody presses it, or is led to it. */
function Steady({ children }: { children: ReactNode }) {
  const waits = useWaits()
  return (
    <div aria-busy={waits} className={waits ? 'invisible contents' : 'contents'}>
      {children}
    </div>
  )
}

interface ColumnsProps {
  children?: ReactNode
  below?: ReactNode
  aside?: ReactNode
}

function Columns({ children, below, aside }: ColumnsProps) {
  const t = useText(settingsText)
  return (
    <div className="mt-10 grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,38rem)_minmax(0,20rem)]">
      <div className="grid content-start gap-14">
        <section aria-labelledby="details" className="double-rule pt-4">
          <h2 id="details" className="label mb-6">
            {t.details}
          </h2>
          {children ?? <div className="min-h-[46rem]" />}
        </section>
        {below}
      </div>
      {aside}
    </div>
  )
}
