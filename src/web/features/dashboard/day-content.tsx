import { lazy, Suspense, useId } from 'react'
import { DAY_CARDS } from '#product/share-cards.ts'
import type { DailyContent, Factor } from '#contract/daily.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import type { Days } from '../../session/daily-cache.ts'
import { FactorNote } from '../factors/factor-note.tsx'
import { Areas } from './areas.tsx'
import { Focus } from './focus.tsx'
import { Mood } from './mood.tsx'
import { OfferCard } from './offer-card.tsx'
import { ReadingText } from './reading-text.tsx'
import { openingOf, sourcedParagraphs, type SourcedParagraph, factorFinder } from './sections.ts'
import { dashboardText } from './text.ts'
import { WeekLine } from './week-line.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { Running } from './running.tsx'

// After the day's text, and so that the visitors' page doesn't name its files.
const ShareButton = lazy(() => import('../cards/share-button.tsx'))

interface DayContentProps {
  content: DailyContent
  /** The day that it is of. */
  date: string
  /** The days at hand, which others are linked to. */
  days: Days
}

/** A day's reading from its headline to what a plan would add. */
export function DayContent({ content, date, days }: DayContentProps) {
  const { headline, thread } = openingOf(content)
  return (
    <article className="mt-6">
      {headline && <Headline headline={headline} isAlone={thread.length === 0} />}
      <ReadingText paragraphs={thread} opening />
      {content.unknown_hour && <UnknownHour text={content.unknown_hour} />}
      {sourcedParagraphs(content, 'mantra').map(({ text, factors }) => (
        <Mantra key={text} factors={factors}>
          {text}
        </Mantra>
      ))}
      <div className="-mt-3 mb-8 min-h-11 max-w-[39rem] text-center">
        <Suspense>
          <ShareButton kinds={headline ? DAY_CARDS : ['mantra']} date={date} />
        </Suspense>
      </div>
      <Areas content={content} days={days} />
      <Focus strengths={content.strengths} attention={content.attention} />
      <NowAndNext content={content} date={date} />
      <WeekLine content={content} date={date} days={days} />
      <Mood mood={content.mood} />
      {content.locked.length > 0 && <OfferCard offer={content.offer ?? null} />}
    </article>
  )
}

/** What kind of day it is. Its factors are those of the paragraph after it, unless there is none. */
function Headline({ headline: { text, factors }, isAlone }: { headline: SourcedParagraph; isAlone: boolean }) {
  const { lang } = useLang()
  return (
    <div className="mb-4 max-w-[44rem]">
      <h2 lang={lang} className="display-2">
        {text}
      </h2>
      {isAlone && factors.length > 0 && (
        <div className="area-note mt-3">
          <FactorNote factors={factors} />
        </div>
      )}
    </div>
  )
}

/** What can't be said without the hour of birth, and where to add it. */
function UnknownHour({ text }: { text: string }) {
  const t = useText(dashboardText)
  return (
    <p className="caption mt-2 max-w-[39rem]">
      {text}{' '}
      <Link to="/settings" className="link whitespace-nowrap not-italic">
        {t.toTime}
      </Link>
    </p>
  )
}

/** The day's mantra, set as an epigraph. */
function Mantra({ children, factors }: { children: string; factors: readonly Factor[] }) {
  const t = useText(dashboardText)
  return (
    <figure className="my-8 max-w-[39rem] border-y border-rule py-5 text-center">
      <figcaption className="label">{t.mantra}</figcaption>
      <blockquote className="mt-2 font-display text-3xl/9 font-light text-balance italic">{children}</blockquote>
      {factors.length > 0 && (
        <div className="mantra-note mt-3">
          <FactorNote factors={factors} />
        </div>
      )}
    </figure>
  )
}

/** The transits that last, each with its time as a bar, and opening to its text and its dates. */
function NowAndNext({ content, date }: { content: DailyContent; date: string }) {
  const t = useText(dashboardText)
  const heading = useId()
  if (!content.now || content.now.length === 0) return null
  const find = factorFinder(content, 'now')
  return (
    <section aria-labelledby={heading} className="mt-14">
      <SectionTitle id={heading}>{t.now}</SectionTitle>
      <p className="mt-3 max-w-[39rem] text-sm text-ink-2">{t.nowLead}</p>
      <ul className="mt-3 max-w-[46rem] divide-y divide-rule">
        {content.now.map((transit) => (
          <li key={transit.title} className="py-5">
            <Running
              transit={transit}
              factors={find(transit.factors)}
              date={date}
              isTimed={content.unknown_hour === null}
            />
          </li>
        ))}
      </ul>
      <Link to="/transits" className="link mt-2 inline-block">
        {t.allTransits}
      </Link>
    </section>
  )
}
