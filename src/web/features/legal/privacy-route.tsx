import { lazy, Suspense } from 'react'
import type { MetaArgs } from 'react-router'
import { publicMeta } from '../../chrome/page-meta.ts'
import { LegalPage } from './legal-page.tsx'
import { privacyText } from './privacy-text.ts'

const StatisticsChoice = lazy(() =>
  import('../analytics/statistics-choice.tsx').then((part) => ({ default: part.StatisticsChoice })),
)

export const meta = (args: MetaArgs) => publicMeta(privacyText, args, '/privacy')

export default function PrivacyRoute() {
  return (
    <LegalPage words={privacyText}>
      <div className="mt-14 max-w-[30rem]">
        <Suspense>
          <StatisticsChoice />
        </Suspense>
      </div>
    </LegalPage>
  )
}
