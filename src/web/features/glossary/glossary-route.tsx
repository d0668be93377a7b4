import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import type { Lang } from '#language/lang.ts'
import { publicMeta } from '../../chrome/page-meta.ts'
import { siteContext } from '../../context.ts'
import { langOfRequest } from '../../i18n/lang.ts'
import { GlossaryPage } from './glossary-page.tsx'
import { glossaryText } from './text.ts'

declare module '../../context.ts' {
  interface Site {
    /** What the terms of astrology mean, in a few sentences each. */
    termMeanings(lang: Lang): Readonly<Record<string, string>>
  }
}

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(siteContext).termMeanings(langOfRequest(request))

export const meta = (args: MetaArgs) => publicMeta(glossaryText, args, '/glossary')

export default function GlossaryRoute() {
  return <GlossaryPage meanings={useLoaderData<typeof loader>()} />
}
