import { lazy, Suspense } from 'react'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { Collapsibles } from '../../ui/collapsibles.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AnswerTime } from './answer-time.tsx'
import { helpText } from './help-text.ts'
import { supportText } from './text.ts'
import { Card } from '../../ui/card.tsx'
import { PageTop } from '../../ui/page-top.tsx'

const ContactForm = lazy(() => import('./contact-form.tsx'))

/** The first five questions, and a way to write. */
export function HelpPage() {
  const t = useText(helpText)
  const contact = useText(supportText)
  const hydrated = useHydrated()
  return (
    <div className="page">
      <PageTop
        label={t.label}
        title={t.headline}
        lead={
          <>
            {t.lead}{' '}
            <Link to="/support" className="link">
              {t.all}
            </Link>
          </>
        }
      />
      <div className="mt-12 grid gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-label={t.headline}>
          <Collapsibles pairs={t.questions} />
        </section>
        <Card aria-labelledby="contact" as="section" className="self-start">
          <h2 id="contact" className="display-3">
            {contact.contactTitle}
          </h2>
          <AnswerTime />
          <div className="min-h-[30rem]">
            <Suspense>{hydrated && <ContactForm />}</Suspense>
          </div>
        </Card>
      </div>
    </div>
  )
}
