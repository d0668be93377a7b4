import type { MetaArgs } from 'react-router'
import { publicMeta } from '../chrome/page-meta.ts'
import { SupportPage } from '../features/support/support-page.tsx'
import { supportText } from '../features/support/text.ts'

export const meta = (args: MetaArgs) => publicMeta(supportText, args, '/support')

export default function SupportRoute() {
  return <SupportPage />
}
