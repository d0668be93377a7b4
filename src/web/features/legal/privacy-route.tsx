import type { MetaArgs } from 'react-router'
import { publicMeta } from '../../chrome/page-meta.ts'
import { StatisticsChoice } from '../analytics/statistics-choice.tsx'
import { LegalPage } from './legal-page.tsx'
import { privacyText } from './privacy-text.ts'

export const meta = (args: MetaArgs) => publicMeta(privacyText, args, '/privacy')

export default function PrivacyRoute() {
  return (
    <LegalPage words={privacyText}>
      <div className="mt-14 max-w-[30rem]">
        <StatisticsChoice />
      </div>
    </LegalPage>
  )
}
