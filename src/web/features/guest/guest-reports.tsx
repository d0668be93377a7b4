import { useLang, useText } from '../../i18n/text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { SourcedText } from '../calendar/sourced-text.tsx'
import { SampleDownload } from '../landing/sample-download.tsx'
import { GuestPage } from './guest-page.tsx'
import type { ReportExample } from './site.ts'
import { guestText } from './text.ts'

/** For a visitor of one's reports: how this month's forecast begins for the example. */
export default function GuestReports({ report }: { report: ReportExample | null }) {
  const t = useText(guestText)
  const { lang } = useLang()
  return (
    <GuestPage
      title={t.reports.title}
      lead={t.reports.lead}
      exampleTitle={report?.title ?? t.reports.example}
      exampleNote={`${t.whose} ${t.reports.zone}`}
    >
      {report && (
        <div lang={lang} className="grid max-w-[40rem] gap-8">
          <p className="font-text text-lg text-ink-2">{report.subtitle}</p>
          {report.sections.map(({ title, paragraphs }) => (
            <section key={title} aria-label={title}>
              <h3 className="display-3">{title}</h3>
              <div className="mt-3 grid gap-5">
                {paragraphs.map((paragraph) => (
                  <SourcedText key={paragraph.text} paragraph={paragraph} sources={report.factors} />
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-4">
        <SampleDownload />
        <ButtonLink to="/reports" variant="quiet">
          {t.reports.all}
        </ButtonLink>
      </div>
    </GuestPage>
  )
}
