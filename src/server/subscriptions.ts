import { bookingsSubscriptions } from './features/bookings/subscriptions.ts'
import { calendarSubscriptions } from './features/calendar/subscriptions.ts'
import { chatSubscriptions } from './features/chat/subscriptions.ts'
import { dailySubscriptions } from './features/daily/subscriptions.ts'
import { plansSubscriptions } from './features/plans/subscriptions.ts'
import { reportsSubscriptions } from './features/reports/subscriptions.ts'
import { reviewsSubscriptions } from './features/reviews/subscriptions.ts'
import { sandboxSubscriptions } from './features/sandbox/subscriptions.ts'
import { staffSubscriptions } from './features/staff/subscriptions.ts'
import { supportSubscriptions } from './features/support/subscriptions.ts'
import type { Subscription } from '#platform/events.ts'

/** Who hears of what happens in another feature, in the order in which they do. */
export const subscriptions: readonly Subscription[] = [
  ...dailySubscriptions,
  ...reportsSubscriptions,
  ...bookingsSubscriptions,
  ...calendarSubscriptions,
  ...supportSubscriptions,
  ...plansSubscriptions,
  ...sandboxSubscriptions,
  ...chatSubscriptions,
  ...reviewsSubscriptions,
  ...staffSubscriptions,
]
