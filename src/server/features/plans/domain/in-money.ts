import { inMainUnit } from '#product/offers.ts'
import type { Lang } from '#language/lang.ts'

/** A sum as a reader of a language writes it, with decimals only where it isn't whole. */
export const inMoney = (lang: Lang, cents: number, currency: string): string =>
  new Intl.NumberFormat(lang === 'en' ? 'en-US' : 'ru-RU', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(inMainUnit(cents))
