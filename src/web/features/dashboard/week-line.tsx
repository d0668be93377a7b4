import { useId, type ReactNode } from 'react'
import type { DailyContent } from '#contract/daily.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import type { Days } from '../../session/daily-cache.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { FactorNote } from '../factors/factor-note.tsx'
import { hasReason } from '../factors/has-reason.ts'
import { Term } from '../factors/term.tsx'
import { DayLink, isReadable } from './day-link.tsx'
import { factorFinder } from './sections.ts'
import { dashboardText } from './text.ts'

type Week = NonNullable<DailyContent['week']>

interface WeekLineProps {
  content: DailyContent
  /** The day of the page; the week begins with it. */
  date: string
  days: Days
}

/** Seven days as a line, its best and its hardest day marked in words too, and what makes them so. */
export function WeekLine({ content, date, days }: WeekLineProps) {
  const t = useText(dashboardText)
  const { lang } = useLang()
  const heading = useId()
  const { week } = content
  if (!week) return null
  const find = factorFinder(content, 'week')
  const isHard = hasReason(find(week.hardest.factors))
  const factors = find([...new Set([...week.factors, ...week.best.factors, ...week.hardest.factors])])
  return (
    <section aria-labelledby={heading} className="mt-14 max-w-[46rem]">
      <SectionTitle id={heading}>{t.week}</SectionTitle>
      {isHard && (
        <p lang={lang} className="mt-4 font-text text-lg/7">
          {week.text}
        </p>
      )}
      <div className="mt-5">
        <Line week={week} isHard={isHard} />
        <ol className="grid grid-cols-7 text-center">
          {week.days.map((day) => (
            <li key={day.date}>
              <WeekDay day={day} week={week} isHard={isHard} isLink={day.date !== date && isReadable(days, day.date)} />
            </li>
          ))}
        </ol>
      </div>
      <dl className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-8">
        <Named name={t.bestDay}>{week.best.text}</Named>
        {isHard && <Named name={t.hardestDay}>{week.hardest.text}</Named>}
      </dl>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <Term id="score" className="text-sm text-ink-2">
          {t.weekScores}
        </Term>
        {factors.length > 0 && (
          <div className="area-note">
            <FactorNote factors={factors} />
          </div>
        )}
      </div>
    </section>
  )
}

/** The paper of the line: seven columns, and a height of a hundred with a margin for its dots. */
const WIDTH = 700
const HEIGHT = 124
const xOfDay = (index: number) => (index + 0.5) * (WIDTH / 7)
const yOfScore = (score: number) => HEIGHT - 12 - score

/** The scores as a line; the list under it says the same in words. */
function Line({ week: { days, best, hardest }, isHard }: { week: Week; isHard: boolean }) {
  const points = days.map(({ score }, i) => `${xOfDay(i)} ${yOfScore(score)}`)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="block h-28 w-full" aria-hidden>
      {[0, 50, 100].map((score) => (
        <path
          key={score}
          d={`M0 ${yOfScore(score)}H${WIDTH}`}
          stroke="var(--rule)"
          strokeDasharray={score === 50 ? '2 4' : undefined}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={`M${points.join('L')}`}
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth={1.25}
        vectorEffect="non-scaling-stroke"
      />
      {days.map(({ date, score }, i) => (
        <Dot
          key={date}
          at={`${xOfDay(i)} ${yOfScore(score)}`}
          kind={date === best.date ? 'best' : isHard && date === hardest.date ? 'hardest' : 'day'}
        />
      ))}
    </svg>
  )
}

const DOTS = {
  best: { colour: 'var(--flowing)', size: 13 },
  hardest: { colour: 'var(--tense)', size: 13 },
  day: { colour: 'var(--ink-2)', size: 6 },
} as const

/** A day's dot; that of the hardest day is open. Lines of no length stay round in any width. */
function Dot({ at, kind }: { at: string; kind: keyof typeof DOTS }) {
  const { colour, size } = DOTS[kind]
  const dot = { d: `M${at}h0`, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const
  return (
    <>
      <path {...dot} stroke={colour} strokeWidth={size} />
      {kind === 'hardest' && <path {...dot} stroke="var(--paper)" strokeWidth={size - 4} />}
    </>
  )
}

interface WeekDayProps {
  day: Week['days'][number]
  week: Week
  /** Whether the hardest day has a reason; without one, it isn't named. */
  isHard: boolean
  isLink: boolean
}

function WeekDay({ day, week, isHard, isLink }: WeekDayProps) {
  const t = useText(dashboardText)
  const { lang } = useLang()
  const { date } = day
  const mark = date === week.best.date ? t.best : isHard && date === week.hardest.date ? t.hardest : null
  const colour = date === week.best.date ? 'text-flowing' : 'text-tense'
  const face = (
    <>
      <span className="label block tracking-normal">{formatDate(lang, date, 'weekdayShort')}</span>{' '}
      <span className="figures block text-lg/6 underline-offset-4 group-[a]:underline">
        {formatDate(lang, date, 'dayNumber')}
      </span>{' '}
      {mark && <span className={`-mx-2 block text-2xs/4 whitespace-nowrap ${colour}`}>{mark}</span>}
    </>
  )
  if (!isLink) return <span className="block py-1.5">{face}</span>
  return (
    <DayLink date={date} className="group block py-1.5 hover:bg-surface">
      {face}
    </DayLink>
  )
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  const { lang } = useLang()
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd lang={lang} className="mt-1 font-text text-md/7">
        {children}
      </dd>
    </div>
  )
}
