import type { Account } from '#contract/accounts.ts'
import { useText } from '../../i18n/text.tsx'
import { apiKeysText } from '../api-keys/text.ts'
import { connectedAppsText } from '../connected-apps/text.ts'
import { chartRulesText } from '../chart-rules/text.ts'
import { notificationsText } from '../notifications/text.ts'
import { passkeysText } from '../passkeys/text.ts'
import { hasPlan } from '../plans/plan-path.ts'
import { subscriptionText } from '../plans/subscription-text.ts'
import { sharedLinksText } from '../shared-links/text.ts'
import { secondFactorText } from '../second-factor/text.ts'
import { accountText } from './account-text.ts'
import { settingsText } from './text.ts'

/** Where each of the settings is, in the order of the page. */
export function SettingsIndex({ account }: { account: Account }) {
  const t = useText(settingsText)
  const own = useText(accountText)
  const passkeys = useText(passkeysText)
  const secondFactor = useText(secondFactorText)
  const apiKeys = useText(apiKeysText)
  const apps = useText(connectedAppsText)
  const links = useText(sharedLinksText)
  const charts = useText(chartRulesText)
  const plans = useText(subscriptionText)
  const notifications = useText(notificationsText)
  const sections = [
    ['details', t.details],
    ['chart-rules', charts.title],
    ['password', own.password],
    ['passkeys', passkeys.title],
    ['second-factor', secondFactor.title],
    ['devices', own.devices],
    ['api-keys', apiKeys.title],
    ['connected-apps', apps.cardTitle],
    ['shared-links', links.title],
    ['data', own.data],
    ...(hasPlan(account) ? [['subscription', plans.title] as const] : []),
    ['transactions', plans.transactions],
    ['notifications', notifications.title],
    ['preferences', t.preferences],
  ] as const
  return (
    <nav aria-label={t.index} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {sections.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="choice">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
