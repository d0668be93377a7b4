import { giftSettled } from '#core/entitlements/api.ts'
import { accountDeleted } from '#core/users/api.ts'
import type { Lang } from '#language/lang.ts'
import { on } from '#platform/events.ts'
import { inMoney } from '../plans/api.ts'
import { forgetGifts, unredeemedOf } from './queries.ts'
import { settleGift } from './settle-gift.ts'
import { voidGift } from './void-gift.ts'

const NOTE: Record<Lang, (sum: string) => string> = {
  en: (sum) =>
    `A gift of yours that nobody had redeemed is canceled. We are refunding ${sum} to your original payment method; your bank may need five to ten days.`,
  ru: (sum) =>
    `Ваш подарок, который ещё никто не получил, отменён. Мы вернём ${sum} тем же способом, каким прошла оплата; банк может зачислять деньги от пяти до десяти дней.`,
}

export const giftsSubscriptions = [
  on(giftSettled, settleGift),
  on(accountDeleted, async (services, tx, { user, notes }) => {
    for (const { gift } of await unredeemedOf(tx, user.id)) {
      const { cents, currency } = await voidGift(services, tx, { id: gift.id, by: 'account' })
      if (cents > 0) notes.push(NOTE[user.lang](inMoney(user.lang, cents, currency)))
    }
    await forgetGifts(tx, user.id)
  }),
]
