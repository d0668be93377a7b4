export { countCredits } from './count-credits.ts'
export { entitlementAt, isInForce, spanBegins, subscriptionsOf, type Entitlement } from './domain/entitlement.ts'
export type { Entry, History, MoneyEvent, NewMoneyEvent, NewOrder, Order } from './domain/history.ts'
export { paymentsOf, type Payment } from './domain/payments.ts'
export { balanceOf, creditsOf, entriesDue } from './domain/settle.ts'
export { contractOf, settlementOf, sumOf, unbegunOf, withdrawableUntil, type Settlement } from './domain/withdrawal.ts'
export { consultationSettled, creditGranted, giftSettled, moneyBooked, purchaseAsked, type Purchase } from './events.ts'
export { getCounters } from './get-counters.ts'
export { getPlan, type PlanInForce } from './get-plan.ts'
export { grantPlan } from './grant-plan.ts'
export { holdOf, nextGrant, type Source } from './held-until.ts'
export { includeForecast } from './include-forecast.ts'
export { isRefunded } from './is-refunded.ts'
export { keepConsent } from './keep-consent.ts'
export { listPlans } from './list-plans.ts'
export { countersOf, presentCounters } from './present-counters.ts'
export {
  deleteOldQuestionDays,
  deleteOldUsedOffers,
  historyColumns,
  insertEntries,
  insertGrant,
  moneyByDay,
  questionsByDay,
  readConversion,
  readHistory,
  readLedger,
  sumColumns,
} from './queries.ts'
export { redeemGift, revokeGift } from './redeem-gift.ts'
export { returnCredit } from './return-credit.ts'
export { spendCredit } from './spend-credit.ts'
export { returnQuestion, spendQuestionOf, type SpentQuestion } from './spend-question.ts'
export { installationSecret, offersUsedBy, rememberOffers, usedOffersOf } from './used-offers.ts'
