import type { Lang } from '#language/lang.ts'

const TITLE: Record<Lang, string> = { en: 'Gift', ru: 'Подарок' }

/** What something for somebody else is called on payment pages, in receipts and in the list of payments. */
export const giftTitle = (lang: Lang, item: string): string => `${TITLE[lang]}: ${item.toLowerCase()}`
