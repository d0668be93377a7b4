/** The languages that the product is in. */
export const LANGS = ['en', 'ru'] as const
export type Lang = (typeof LANGS)[number]
