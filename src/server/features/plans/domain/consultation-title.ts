import type { Lang } from '#language/lang.ts'

const TITLE: Record<Lang, string> = { en: 'Consultation', ru: 'Консультация' }

/** What an hour with a consultant is called on payment pages and in receipts. */
export const consultationTitle = (lang: Lang, name?: string): string => (name ? `${TITLE[lang]}: ${name}` : TITLE[lang])

/** The same of one that was booked: with whom, and when. */
export const consultationAt = (lang: Lang, name: string, when: string): string =>
  lang === 'en' ? `${TITLE.en} with ${name} on ${when}` : `${TITLE.ru}, ${name}, ${when}`
