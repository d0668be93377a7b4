import { consultationSettled, purchaseAsked } from '#core/entitlements/events.ts'
import { on } from '#platform/events.ts'
import { describePurchase } from './describe-purchase.ts'
import { settleBooking } from './settle-booking.ts'

export const bookingsSubscriptions = [on(consultationSettled, settleBooking), on(purchaseAsked, describePurchase)]
