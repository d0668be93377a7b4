import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { faqPage } from '../../chrome/structured-data.ts'
import { publicMeta } from '../../chrome/page-meta.ts'
import { siteContext } from '../../context.ts'
import { SupportPage } from './support-page.tsx'
import { faqText } from './faq-text.ts'
import { supportText } from './text.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({ chat: context.get(siteContext).liveChat })

export const meta = (args: MetaArgs) =>
  publicMeta(supportText, args, '/support', (_, lang) => [faqPage(faqText[lang].questions)])

export default function SupportRoute() {
  return <SupportPage {...useLoaderData<typeof loader>()} />
}
