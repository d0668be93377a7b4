import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { publicMeta } from '../../chrome/page-meta.ts'
import { article, breadcrumbs } from '../../chrome/structured-data.ts'
import { siteContext } from '../../context.ts'
import { langOfRequest } from '../../i18n/lang.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { datesOf } from './dates-of.ts'
import { SUN_SIGNS_PATH, sunSignAsked, sunSignPath } from './sun-sign-address.ts'
import { SunSignPage, type SunSignPageData } from './sun-sign-page.tsx'
import { sunSignsText } from './text.ts'
import type { Lang } from '#language/lang.ts'

export function loader({ request, params, context }: LoaderFunctionArgs): SunSignPageData {
  const asked = sunSignAsked(params)
  if (!asked) throw redirect(SUN_SIGNS_PATH)
  const { sign, period } = asked
  return { sign, period, horoscope: context.get(siteContext).sunSign(sign, period, langOfRequest(request)) }
}

/** Search engines show about so many characters of a description. */
const DESCRIPTION = 155

/** The text's first sentences, as many as a description holds. */
function openingOf({ sections }: SunSignPageData['horoscope']): string {
  const sentences = (sections[0]?.paragraphs[0]?.text ?? '').split(/(?<=[.!?…]["”»]*) /u)
  return sentences.reduce(
    (text, next) => (`${text} ${next}`.length > DESCRIPTION ? text : `${text} ${next}`.trim()),
    '',
  )
}

export function meta(args: MetaArgs<typeof loader>) {
  const data = args.loaderData
  if (!data) return []
  const { sign, period, horoscope } = data
  const path = sunSignPath(sign, period)
  const page = (lang: Lang) => ({
    title: sunSignsText[lang].pageTitle[period](skyWords[lang].signs[sign] ?? '', datesOf(lang, period, horoscope)),
    description: openingOf(horoscope),
  })
  return publicMeta(page, args, path, (url, lang) => [
    breadcrumbs(url, [
      { name: sunSignsText[lang].label, path: SUN_SIGNS_PATH },
      { name: skyWords[lang].signs[sign] ?? '', path },
    ]),
    article(url, { headline: page(lang).title, path, date: horoscope.from, lang }),
  ])
}

export default function SunSignRoute() {
  return <SunSignPage {...useLoaderData<typeof loader>()} />
}
