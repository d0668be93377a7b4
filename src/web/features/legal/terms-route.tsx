import type { MetaArgs } from 'react-router'
import { publicMeta } from '../../chrome/page-meta.ts'
import { LegalPage } from './legal-page.tsx'
import { termsText } from './terms-text.ts'

export const meta = (args: MetaArgs) => publicMeta(termsText, args, '/terms')

export default function TermsRoute() {
  return <LegalPage words={termsText} />
}
