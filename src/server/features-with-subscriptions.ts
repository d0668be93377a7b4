/**
 * Of every feature, what it does when something happens elsewhere. Those who hear of one event do so in the order of
 * these names, which is that of the alphabet whatever the order of the lines.
 */
export { bookingsSubscriptions } from './features/bookings/subscriptions.ts'
export { calendarSubscriptions } from './features/calendar/subscriptions.ts'
export { chatSubscriptions } from './features/chat/subscriptions.ts'
export { dailySubscriptions } from './features/daily/subscriptions.ts'
export { giftsSubscriptions } from './features/gifts/subscriptions.ts'
export { invoicesSubscriptions } from './features/invoices/subscriptions.ts'
export { notificationsSubscriptions } from './features/notifications/subscriptions.ts'
export { pairsSubscriptions } from './features/pairs/subscriptions.ts'
export { plansSubscriptions } from './features/plans/subscriptions.ts'
export { reportsSubscriptions } from './features/reports/subscriptions.ts'
export { reviewsSubscriptions } from './features/reviews/subscriptions.ts'
export { sandboxSubscriptions } from './features/sandbox/subscriptions.ts'
export { staffSubscriptions } from './features/staff/subscriptions.ts'
export { supportSubscriptions } from './features/support/subscriptions.ts'
