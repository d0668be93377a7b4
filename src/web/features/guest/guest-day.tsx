import type { FirstChartAnswer } from '#contract/charts.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { SourcedText } from '../calendar/sourced-text.tsx'
import { GuestPage } from './guest-page.tsx'
import { guestText } from './text.ts'

/** For a visitor of the daily horoscope: how today begins for the example. */
export default function GuestDay({ date, chart: { today, sources } }: { date: string; chart: FirstChartAnswer }) {
  const t = useText(guestText)
  const { lang } = useLang()
  return (
    <GuestPage
      title={t.day.title}
      lead={t.day.lead}
      exampleTitle={t.day.example(formatDate(lang, date))}
      exampleNote={`${t.whose} ${t.day.zone}`}
    >
      <div className="max-w-[40rem]">
        {today ? <SourcedText paragraph={today} sources={sources} /> : <p className="prose-reading">{t.day.quiet}</p>}
      </div>
    </GuestPage>
  )
}
