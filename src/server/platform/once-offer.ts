/** What a person gets once: a trial, the price of a first purchase, a code, one withdrawal from each kind of purchase. */
export type OnceOffer =
  | 'trial'
  | 'first_purchase'
  | `promo:${string}`
  | 'withdrawal:subscription'
  | 'withdrawal:product'
  | 'withdrawal:consultation'
  | 'withdrawal:gift'
