import type { NotificationSettings } from '#contract/notifications.ts'
import type { User } from '#core/users/api.ts'
import type { Choices } from './queries.ts'

/** What somebody has before they choose: nothing is sent. */
const NOTHING: Pick<Choices, 'day' | 'week' | 'hour' | 'quietFrom' | 'quietTo'> = {
  day: 'off',
  week: 'off',
  hour: 7,
  quietFrom: 22,
  quietTo: 7,
}

export function presentChoices(choices: Choices | undefined, user: User): NotificationSettings {
  const { day, week, hour, quietFrom, quietTo } = choices ?? NOTHING
  return {
    day,
    week,
    hour,
    quiet_from: quietFrom,
    quiet_to: quietTo,
    email_confirmed: user.emailConfirmedAt !== null,
  }
}
