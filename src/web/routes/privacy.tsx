import type { MetaArgs } from 'react-router'
import { publicMeta } from '../chrome/page-meta.ts'
import { StatisticsChoice } from '../features/analytics/statistics-choice.tsx'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { privacyText } from '../features/legal/privacy-text.ts'

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
