import type { MetaDescriptor } from 'react-router'
import type { Words, Texts } from '../i18n/text.tsx'
import type { RootData } from '../root-data.ts'

interface PageTexts {
  title: string
  description?: string
}

interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

const rootOf = (matches: MetaArgs['matches']) =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined

/** Title and description of a public page in its language, its canonical address and the other language's. */
export function publicMeta<T extends PageTexts>(
  dictionary: Texts<T>,
  { matches }: MetaArgs,
  path: `/${string}`,
): MetaDescriptor[] {
  const { lang = 'en', publicUrl = '' } = rootOf(matches) ?? {}
  const { title, description } = dictionary[lang] as Words<PageTexts>
  const address = `${publicUrl}${path}`
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: `${address}?lang=en` },
    { tagName: 'link', rel: 'alternate', hrefLang: 'ru', href: `${address}?lang=ru` },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address },
  ]
}

/** Title of a page that is nobody else's: search engines are kept out. */
export function privateMeta<T extends PageTexts>(dictionary: Texts<T>, { matches }: MetaArgs): MetaDescriptor[] {
  const { lang = 'en' } = rootOf(matches) ?? {}
  return [
    { title: `${(dictionary[lang] as Words<PageTexts>).title} · Asteria` },
    { name: 'robots', content: 'noindex' },
  ]
}
