import { hasReason } from '../factors/has-reason.ts'
import type { ReactNode } from 'react'
import type { DailySpan, Factor } from '#contract/daily.ts'
import { capital } from '#language/capital.ts'
import { MoonPhase } from '#drawing/phase/moon-phase.tsx'
import { formatDate } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { useToday } from '../../ui/clock.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { ReadingText } from '../dashboard/reading-text.tsx'
import { Running } from '../dashboard/running.tsx'
import { openDates } from '../dashboard/sections.ts'
import { FactorNote } from '../factors/factor-note.tsx'
import { SpanStrip } from './span-strip.tsx'
import { spansText } from './text.ts'

type Find = (ids: readonly string[]) => Factor[]

/** A week, a month or a year from its headline to what a plan would add. */
export function SpanContent({ data }: { data: DailySpan }) {
  const t = useText(spansText)
  const { lang } = useLang()
  const { span, headline, carried, threads, parts, sky, best, hardest } = data
  const byId = new Map(data.sources.map((factor) => [factor.id, factor]))
  const find: Find = (ids) => ids.flatMap((id) => byId.get(id) ?? [])
  return (
    <>
      <article className="mt-8">
        <h2 lang={lang} className="display-2 max-w-[44rem]">
          {headline.text}
        </h2>
        {carried && (
          <div className="mt-4">
            <ReadingText paragraphs={[{ text: carried.text, factors: find(carried.factors) }]} />
          </div>
        )}
        {data.unknown_hour && (
          <p className="caption mt-2 max-w-[39rem]">
            {data.unknown_hour}{' '}
            <Link to="/settings" className="link whitespace-nowrap not-italic">
              {t.toTime}
            </Link>
          </p>
        )}
        <SpanStrip data={data} />
        {best && hardest && (
          <dl className="mt-10 grid gap-6 sm:grid-cols-2 sm:gap-10">
            <Outstanding name={t.best} day={best} find={find} />
            {hasReason(find(hardest.factors)) && <Outstanding name={t.hardest} day={hardest} find={find} />}
          </dl>
        )}
        {threads.length > 0 && (
          <Section title={t.threads} id="threads">
            <p className="mt-3 max-w-[39rem] text-sm text-ink-2">{t.threadsLead}</p>
            <ul className="mt-3 max-w-[46rem] divide-y divide-rule">
              {threads.map((transit) => (
                <li key={transit.title} className="py-5">
                  <Running
                    transit={transit}
                    factors={find(transit.factors)}
                    date={data.from}
                    isTimed={data.unknown_hour === null}
                  />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {parts && (
          <Section title={t.parts[span]} id="parts">
            <Parts span={span} parts={parts} find={find} />
          </Section>
        )}
        {sky && sky.length > 0 && (
          <Section title={t.sky} id="sky">
            <Sky sky={sky} find={find} />
          </Section>
        )}
        {!parts && (
          <Card as="section" className="mt-14 max-w-[39rem]">
            <h2 className="display-3">{t.offer}</h2>
            <p className="mt-4 font-text text-lg/7">{t.offerText[span]}</p>
            <ButtonLink to="/plans" className="mt-6">
              {t.plans}
            </ButtonLink>
          </Card>
        )}
      </article>
    </>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-14">
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </section>
  )
}

/** A day that stands out, why, and the way to it: to its page where the plan opens that, else to the calendar. */
function Outstanding({ name, day, find }: { name: string; day: NonNullable<DailySpan['best']>; find: Find }) {
  const t = useText(spansText)
  const { lang } = useLang()
  const { account } = useSession()
  const today = useToday()
  const isOpen = openDates(account?.plan ?? 'free', today).includes(day.date)
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="mt-1">
        <p className="display-3">
          {capital(formatDate(lang, day.date, 'weekday'))}, {formatDate(lang, day.date, dateStyle(day.date, today))}
        </p>
        <p lang={lang} className="mt-1 font-text text-md/7">
          {day.text}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-6">
          <Link
            to={isOpen ? `/daily-horoscope?date=${day.date}` : `/calendar?date=${day.date}`}
            className="link inline-flex min-h-10 items-center text-sm"
          >
            {isOpen ? t.toDay : t.toCalendar}
            <span className="sr-only">: {formatDate(lang, day.date, 'day')}</span>
          </Link>
        </p>
        <Sources factors={find(day.factors)} />
      </dd>
    </div>
  )
}

function Sources({ factors }: { factors: readonly Factor[] }) {
  return factors.length === 0 ? null : (
    <div className="area-note mt-1">
      <FactorNote factors={factors} />
    </div>
  )
}

function Parts({
  span,
  parts,
  find,
}: Pick<DailySpan, 'span'> & { parts: NonNullable<DailySpan['parts']>; find: Find }) {
  const { lang } = useLang()
  const today = useToday()
  const nameOf = (from: string, to: string) =>
    span === 'week'
      ? `${capital(formatDate(lang, from, 'weekday'))}, ${formatDate(lang, from, 'day')}`
      : `${formatDate(lang, from, 'dayMonthShort')} – ${formatDate(lang, to, 'dayMonthShort')}`
  return (
    <ol className="mt-3 max-w-[46rem] divide-y divide-rule">
      {parts.map(({ from, to, text, factors }) => (
        <li key={from} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <h3 className="font-text text-md/7 font-normal text-ink-2">
            <time dateTime={from} aria-current={from === today ? 'date' : undefined}>
              {nameOf(from, to)}
            </time>
          </h3>
          <div>
            <p lang={lang} className="font-text text-md/7">
              {text}
            </p>
            <Sources factors={find(factors)} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The year is named where it isn't this one. */
const dateStyle = (date: string, today: string) => (date.slice(0, 4) === today.slice(0, 4) ? 'day' : 'long')

/** How much of the Moon is lit, and whether it grows. */
const LIT = {
  new: [0, true],
  'first-quarter': [0.5, true],
  full: [1, false],
  'last-quarter': [0.5, false],
  solar: [0, true],
  lunar: [1, false],
} as const

function Sky({ sky, find }: { sky: NonNullable<DailySpan['sky']>; find: Find }) {
  const t = useText(spansText)
  const today = useToday()
  const { lang } = useLang()
  return (
    <ol className="mt-3 max-w-[46rem] divide-y divide-rule">
      {sky.map(({ at, date, event, text, factors }) => (
        <li key={at} className="flex items-start gap-5 py-4">
          <MoonPhase illuminatedFraction={LIT[event][0]} waxing={LIT[event][1]} size={30} className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            <h3 className="font-text text-lg/7 font-normal">
              {t.events[event]}
              <span className="text-ink-2"> · {formatDate(lang, date, dateStyle(date, today))}</span>
            </h3>
            <p lang={lang} className="mt-1 font-text text-md/7 text-ink-2">
              {text}
            </p>
            <Sources factors={find(factors)} />
          </div>
        </li>
      ))}
    </ol>
  )
}
