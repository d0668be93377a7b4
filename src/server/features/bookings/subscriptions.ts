import { accountDeleted } from '#core/users/api.ts'
import { consultationSettled, purchaseAsked } from '#core/entitlements/api.ts'
import { on } from '#platform/events.ts'
import { filesAsked } from '#platform/storage/files-asked.ts'
import { describePurchase } from './describe-purchase.ts'
import { endBookings } from './end-bookings.ts'
import { shownAvatars } from './queries.ts'
import { settleBooking } from './settle-booking.ts'

export const bookingsSubscriptions = [
  on(consultationSettled, settleBooking),
  on(purchaseAsked, describePurchase),
  on(accountDeleted, endBookings),
  on(filesAsked, async (_, tx, { keys, claimed }) => {
    for (const key of await shownAvatars(tx, keys)) claimed.add(key)
  }),
]
