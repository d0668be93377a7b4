import { useId } from 'react'
import type { DailyContent } from '#contract/daily.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import { formatDate } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import type { Days } from '../../session/daily-cache.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { FactorNote } from '../factors/factor-note.tsx'
import { Term } from '../factors/term.tsx'
import { DayLink, isReadable } from './day-link.tsx'
import { sourcedParagraphs, starsOf, trendOf, type SourcedParagraph } from './sections.ts'
import { dashboardText } from './text.ts'

type Reading = NonNullable<DailyContent[Area]>

const AREAS = ['love', 'career', 'health'] as const
type Area = (typeof AREAS)[number]

const REPORT_OF = {
  love: 'relationship',
  career: 'financial-potential',
  health: 'personality',
} as const satisfies Record<Area, ReportType>

/** Love, work and body: each with its stars, its trend, its sources and its report. Nothing where the plan has none. */
export function Areas({ content, days }: { content: DailyContent; days: Days }) {
  const t = useText(dashboardText)
  const heading = useId()
  const open = AREAS.flatMap((area) => {
    const reading = content[area]
    return reading ? [{ area, reading }] : []
  })
  if (open.length === 0) return null
  return (
    // The column is narrow beside the astrologer, too, however wide the window.
    <section aria-labelledby={heading} className="@container mt-14">
      <SectionTitle id={heading}>{t.areas}</SectionTitle>
      <div className="mt-6 grid gap-10 @2xl:grid-cols-3 @2xl:gap-0 @2xl:divide-x @2xl:divide-rule">
        {open.map(({ area, reading }) => (
          <div key={area} className="flex flex-col @2xl:px-7 @2xl:first:pl-0 @2xl:last:pr-0">
            <h3 className="display-3">{t.area[area]}</h3>
            {isQuiet(reading) ? (
              <p className="mt-1.5 text-sm text-ink-2">{t.quiet}</p>
            ) : (
              <Score area={area} reading={reading} />
            )}
            <Texts area={area} next={reading.next ?? null} content={content} days={days} />
            <p className="mt-auto pt-4">
              <Link to={`/report/${REPORT_OF[area]}`} className="link text-sm">
                {t.reports[area]}
              </Link>
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Whether today has nothing for it, so that no figure is shown. */
const isQuiet = ({ quiet, next }: Reading) => quiet ?? Boolean(next)

function Score({ area, reading: { score, trend } }: { area: Area; reading: Reading }) {
  const t = useText(dashboardText)
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Term id="score" here={t.scoreOf[area](score)}>
        <Stars count={starsOf(score)} />
      </Term>
      <span className="text-xs text-ink-2" title={t.trendNote}>
        <span className="sr-only">{t.trendNote}: </span>
        {t.trends[trendOf(trend)]}
      </span>
    </p>
  )
}

/** What today says of an area; where that is nothing, the next date that does, with the way there. */
function Texts({
  area,
  next,
  content,
  days,
}: {
  area: Area
  next: NonNullable<Reading['next']> | null
  content: DailyContent
  days: Days
}) {
  const { lang } = useLang()
  const paragraphs = sourcedParagraphs(content, area)
  return (next ? [joined(paragraphs)] : paragraphs).map(({ text, factors }) => (
    <div key={text} className="mt-3">
      <p lang={lang} className="font-text text-md/7 hyphens-auto">
        {text}
      </p>
      {next && <NextDay date={next.date} days={days} />}
      {factors.length > 0 && (
        <div className="area-note mt-2">
          <FactorNote factors={factors} />
        </div>
      )}
    </div>
  ))
}

/** That today has nothing and what comes next are read in one. */
const joined = (paragraphs: readonly SourcedParagraph[]): SourcedParagraph => ({
  text: paragraphs.map(({ text }) => text).join(' '),
  factors: paragraphs.flatMap(({ factors }) => factors),
})

/** The way to a date: to its page where that can be read, else to the calendar. */
function NextDay({ date, days }: { date: string; days: Days }) {
  const t = useText(dashboardText)
  const { lang } = useLang()
  const day = formatDate(lang, date, 'day')
  return (
    <p className="mt-1">
      {isReadable(days, date) ? (
        <DayLink date={date} className="link text-sm">
          {t.toDay(day)}
        </DayLink>
      ) : (
        <Link to={`/calendar?date=${date}`} className="link text-sm">
          {t.toCalendar(day)}
        </Link>
      )}
    </p>
  )
}

function Stars({ count }: { count: number }) {
  const t = useText(dashboardText)
  return (
    <span role="img" aria-label={t.stars(count)} className="flex gap-1 text-accent">
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 24 24" width="17" height="17" aria-hidden>
          <path
            d="M12 1.5L14.4 9.6L22.5 12L14.4 14.4L12 22.5L9.6 14.4L1.5 12L9.6 9.6Z"
            fill={star <= count ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.25"
            strokeLinejoin="round"
          />
        </svg>
      ))}
    </span>
  )
}
