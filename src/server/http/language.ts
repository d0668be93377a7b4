import { LANGS, type Lang } from '#language/lang.ts'

const isLang = (value: unknown): value is Lang => LANGS.includes(value as Lang)

/** The first language of an Accept-Language header that the product speaks. */
export function acceptedLanguage(header: string | undefined): Lang | undefined {
  const wanted = (header ?? '').split(',').map((item) => {
    const [tag = '', ...parameters] = item.trim().toLowerCase().split(';')
    const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean)
    return { lang: tag.trim().split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
  })
  const best = wanted
    .filter(({ lang, quality }) => isLang(lang) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)[0]
  return best?.lang as Lang | undefined
}

/** The language of an answer: the body's, else the account's, else what the browser accepts, else English. */
export function answerLanguage(from: { body?: unknown; account?: Lang; acceptLanguage?: string }): Lang {
  const named = typeof from.body === 'object' && from.body !== null ? (from.body as { lang?: unknown }).lang : undefined
  if (isLang(named)) return named
  return from.account ?? acceptedLanguage(from.acceptLanguage) ?? 'en'
}
