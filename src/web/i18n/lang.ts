import { LANGS, type Lang } from '#language/lang.ts'
import { plainCookie } from '../plain-cookie.ts'
import { withLang } from './with-lang.ts'

const LANG_COOKIE = 'lang'
const STORAGE_KEY = 'language'
const YEAR_SECONDS = 31_536_000

const isLang = (value: unknown): value is Lang => LANGS.some((lang) => lang === value)

export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, ...rest] = part.split('=')
    if (key?.trim() === name) return rest.join('=').trim()
  }
  return null
}

/** The first language of an Accept-Language header that we speak, by weight. */
export function preferredLang(acceptLanguage: string | null): Lang | null {
  const wishes = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const weight = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='))
    return { lang: tag.trim().slice(0, 2).toLowerCase(), weight: weight ? Number(weight.slice(2)) : 1 }
  })
  const known = wishes.filter((wish) => isLang(wish.lang) && wish.weight > 0)
  const best = known.reduce<(typeof known)[number] | null>(
    (top, wish) => (top && top.weight >= wish.weight ? top : wish),
    null,
  )
  return best && isLang(best.lang) ? best.lang : null
}

/** Stored choice, else `?lang=`, else the browser's, else English. */
export function langAsked({
  cookie,
  asked,
  acceptLanguage,
}: Record<'cookie' | 'asked' | 'acceptLanguage', string | null>) {
  const stored = readCookie(cookie, LANG_COOKIE)
  if (isLang(stored)) return stored
  return isLang(asked) ? asked : (preferredLang(acceptLanguage) ?? 'en')
}

export const langOfRequest = ({ url, headers }: Request): Lang =>
  langAsked({
    cookie: headers.get('cookie'),
    asked: new URL(url).searchParams.get('lang'),
    acceptLanguage: headers.get('accept-language'),
  })

/** The language this page is shown in. Only in the browser. */
export const pageLang = (): Lang => (isLang(document.documentElement.lang) ? document.documentElement.lang : 'en')

/** The one language whose words this document came with; null on the server, which has both. */
export const DOCUMENT_LANG = typeof document === 'undefined' ? null : pageLang()

/**
 * Loads the page in another language, whose words this one doesn't have; without a network the choice holds for the next
 * page that is loaded. Only in the browser.
 */
export function changeLang(lang: Lang): void {
  document.cookie = plainCookie(LANG_COOKIE, lang, YEAR_SECONDS, location.protocol)
  try {
    localStorage.setItem(STORAGE_KEY, lang)
  } catch {
    // Storage may be forbidden; the cookie alone is enough.
  }
  if (!navigator.onLine) return
  const { pathname, search, hash } = location
  // Where no cookie is kept, the address says it.
  if (readCookie(document.cookie, LANG_COOKIE) === lang) location.reload()
  else location.replace(withLang(pathname + search + hash, lang))
}
