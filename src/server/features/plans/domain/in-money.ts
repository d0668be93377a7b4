import { inMainUnit } from '#product/offers.ts'
import type { Lang } from '#language/lang.ts'

/** A sum as a reader of a language writes it. */
export const inMoney = (lang: Lang, cents: number, currency: string): string =>
  new Intl.NumberFormat(lang === 'en' ? 'en-US' : 'ru-RU', { style: 'currency', currency }).format(inMainUnit(cents))
