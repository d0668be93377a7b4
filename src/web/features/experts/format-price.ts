import type { Lang } from '../../i18n/lang.ts'

const LOCALE: Record<Lang, string> = { en: 'en-US', ru: 'ru-RU' }

/** A price in its currency, without the cents of a round one. */
export const formatPrice = (lang: Lang, { amount, currency }: { amount: number; currency: string }) =>
  new Intl.NumberFormat(LOCALE[lang], {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
