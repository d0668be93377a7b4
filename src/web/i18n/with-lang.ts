import type { Lang } from '#language/lang.ts'

/** A path of ours with the language named: `/plans#year` in Russian is `/plans?lang=ru#year`. Others stay as they are. */
export function withLang(to: string, lang: Lang): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to
  const [path = '', hash] = to.split('#')
  const [pathname = '', query] = path.split('?')
  const params = new URLSearchParams(query)
  params.set('lang', lang)
  return `${pathname}?${params}${hash === undefined ? '' : `#${hash}`}`
}
