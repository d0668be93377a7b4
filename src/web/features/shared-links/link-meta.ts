import type { MetaDescriptor } from 'react-router'
import type { RootData } from '../../root-data.ts'
import type { Texts } from '../../i18n/dictionary.ts'

interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

interface LinkPage {
  path: string
  /** What it is called; as its words say unless told. */
  title?: string
  /** The card that networks show, a path of ours. */
  image: string
}

/** What networks show beside a link that one person sends to another; search engines are kept out. */
export function linkMeta(
  { matches }: MetaArgs,
  words: Texts<{ title: string; description: string }>,
  { path, title: own, image }: LinkPage,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  const { lang = 'en', publicUrl = '' } = root ?? {}
  const { description } = words[lang]
  const title = own ?? words[lang].title
  return [
    { title: `${title} · Asteria` },
    { name: 'robots', content: 'noindex' },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Asteria' },
    { property: 'og:url', content: `${publicUrl}${path}` },
    { property: 'og:locale', content: lang === 'ru' ? 'ru_RU' : 'en_US' },
    { property: 'og:image', content: `${publicUrl}${image}${image.endsWith('.png') ? `?lang=${lang}` : ''}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
