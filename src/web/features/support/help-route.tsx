import type { MetaArgs } from 'react-router'
import { publicMeta } from '../../chrome/page-meta.ts'
import { faqPage } from '../../chrome/structured-data.ts'
import { HelpPage } from './help-page.tsx'
import { helpText } from './help-text.ts'

export const meta = (args: MetaArgs) =>
  publicMeta(helpText, args, '/help', (_, lang) => [faqPage(helpText[lang].questions)])

export default function HelpRoute() {
  return <HelpPage />
}
