import type { MetaDescriptor } from 'react-router'
import type { RootData } from '../../root-data.ts'
import { sharedPageText } from './page-text.ts'
import type { SharedTitle } from './site.ts'

interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** What networks show beside a public link; search engines are kept out. */
export function sharedMeta({ matches }: MetaArgs, token: string, title: SharedTitle): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  const { lang = 'en', publicUrl = '' } = root ?? {}
  const words = sharedPageText[lang]
  const noIndex = { name: 'robots', content: 'noindex' }
  if (title === null) return [{ title: `${words.closedTitle} · Asteria` }, noIndex]
  const address = `${publicUrl}/shared/${token}`
  return [
    { title: `${title} · Asteria` },
    noIndex,
    { name: 'description', content: words.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: words.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Asteria' },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: lang === 'ru' ? 'ru_RU' : 'en_US' },
    { property: 'og:image', content: `${address}/card.png?lang=${lang}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
