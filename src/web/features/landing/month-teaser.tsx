import { useText } from '../../i18n/text.tsx'
import { landingPageText } from './page-text.ts'
import { SampleDownload } from './sample-download.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** The forecast for a month, for those who want dates. */
export function MonthTeaser() {
  const t = useText(landingPageText)
  return (
    <section aria-labelledby="month" className="pt-20 lg:pt-28">
      <Card
        padding="none"
        className="grid items-end gap-x-16 gap-y-8 px-7 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:px-16 lg:py-16"
      >
        <h2 id="month" className="display-1">
          {t.monthTitle}
        </h2>
        <div>
          <p className="prose-reading">{t.monthText}</p>
          <div className="mt-7 flex flex-wrap gap-4">
            <SampleDownload />
            <ButtonLink to="/report/monthly-forecast" variant="quiet">
              {t.monthLink}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </section>
  )
}
