import type { NotificationSettings } from '#contract/notifications.ts'
import type { User } from '#core/users/api.ts'
import type { Services } from '#platform/services.ts'
import { pushKeys } from './push-keys.ts'
import { listSubscriptions, type Choices } from './queries.ts'

/** What somebody has before they choose: nothing comes regularly. */
const NOTHING: Omit<Choices, 'userId' | 'unsubscribeKey' | 'changedAt'> = {
  day: 'off',
  week: 'off',
  exact: 'off',
  ready: 'mail',
  hour: 7,
  quietFrom: 22,
  quietTo: 7,
}

export async function presentChoices(
  services: Services,
  choices: Choices | undefined,
  user: User,
): Promise<NotificationSettings> {
  const { day, week, exact, ready, hour, quietFrom, quietTo } = choices ?? NOTHING
  return {
    day,
    week,
    exact,
    ready,
    hour,
    quiet_from: quietFrom,
    quiet_to: quietTo,
    email_confirmed: user.emailConfirmedAt !== null,
    push_key: (await pushKeys(services)).publicKey,
    push_devices: (await listSubscriptions(services.db, user.id)).length,
  }
}
