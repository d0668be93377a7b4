import type { Lang } from '#language/lang.ts'
import { CURRENCY, inMainUnit } from '#product/offers.ts'

/** "$20", «20 $»: a price as the astrologer names it. */
export const priceText = (lang: Lang, cents: number): string =>
  new Intl.NumberFormat(lang === 'en' ? 'en-US' : 'ru-RU', {
    style: 'currency',
    currency: CURRENCY,
    trailingZeroDisplay: 'stripIfInteger',
  })
    .format(inMainUnit(cents))
    .replaceAll('\u00A0', ' ')
