import type { Lang } from '#language/lang.ts'

/** What a person pays, by the language they read in: roubles where the consultant takes them. */
export function priceFor(prices: { USD: number; RUB: number | null }, lang: Lang): { cents: number; currency: string } {
  if (lang === 'ru' && prices.RUB !== null) return { cents: prices.RUB, currency: 'RUB' }
  return { cents: prices.USD, currency: 'USD' }
}
