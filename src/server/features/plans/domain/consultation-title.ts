import type { Lang } from '#language/lang.ts'

const TITLE: Record<Lang, string> = { en: 'Consultation', ru: 'Консультация' }

/** What an hour with a consultant is called on payment pages and in receipts. */
export const consultationTitle = (lang: Lang, name?: string): string => (name ? `${TITLE[lang]}: ${name}` : TITLE[lang])
