import type { MetaDescriptor } from 'react-router'
import type { Lang } from '#language/lang.ts'
import type { Words, Texts } from '../i18n/dictionary.ts'
import { inDocument, type RootData } from '../root-data.ts'

interface PageTexts {
  title: string
  description?: string
}

/** What a page is called: a dictionary, or what it is called in one language. A browser has no other than its own. */
type PageWords<T extends PageTexts> = Texts<T> | ((lang: Lang) => PageTexts)

const wordsIn = <T extends PageTexts>(words: PageWords<T>, lang: Lang): PageTexts =>
  typeof words === 'function' ? words(lang) : (words[lang] as Words<PageTexts>)

/** What search engines are told beside the words: nodes of schema.org, without their context. */
export type StructuredData = Record<string, unknown> & { '@type': string }

interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

function rootOf(matches: MetaArgs['matches']): RootData | undefined {
  const data = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  return data && inDocument(data)
}

/** Whether the page was asked for by somebody signed in, as the cookie says. */
export const isForPerson = ({ matches }: MetaArgs): boolean => rootOf(matches)?.signedIn === true

/** Where a page stands in each language: without a word on it, in English. */
export const addressesOf = (publicUrl: string, path: string) => ({
  en: `${publicUrl}${path}`,
  ru: `${publicUrl}${path}?lang=ru`,
})

const REPORT_PAGE = '/report/'

/** What networks show beside a shared link: a report's own card on its page, the service's on every other. */
const shareCardOf = (path: string) =>
  `/img/og/${path.startsWith(REPORT_PAGE) ? path.slice(REPORT_PAGE.length) : 'asteria'}.jpg`

/** For search engines, which read what the server sends: in the browser no page writes scripts, not even such as say nothing. */
const scriptOf = (node: StructuredData): MetaDescriptor => ({
  'script:ld+json': { '@context': 'https://schema.org', ...node },
})

/** Title, description and share card of a public page in its language, its canonical address and the other language's. */
export function publicMeta<T extends PageTexts>(
  words: PageWords<T>,
  { matches }: MetaArgs,
  path: `/${string}`,
  describe: (publicUrl: string, lang: Lang) => StructuredData[] = () => [],
): MetaDescriptor[] {
  const { lang = 'en', publicUrl = '' } = rootOf(matches) ?? {}
  const { title, description } = wordsIn(words, lang)
  const { en, ru } = addressesOf(publicUrl, path)
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Asteria' },
    { property: 'og:url', content: lang === 'ru' ? ru : en },
    { property: 'og:locale', content: lang === 'ru' ? 'ru_RU' : 'en_US' },
    { property: 'og:image', content: `${publicUrl}${shareCardOf(path)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: lang === 'ru' ? ru : en },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: en },
    { tagName: 'link', rel: 'alternate', hrefLang: 'ru', href: ru },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: en },
    ...(import.meta.env.SSR ? describe(publicUrl, lang).map(scriptOf) : []),
  ]
}

/** Title of a page that is nobody else's: search engines are kept out. */
export function privateMeta<T extends PageTexts>(words: PageWords<T>, { matches }: MetaArgs): MetaDescriptor[] {
  const { lang = 'en' } = rootOf(matches) ?? {}
  return [{ title: `${wordsIn(words, lang).title} · Asteria` }, { name: 'robots', content: 'noindex' }]
}
