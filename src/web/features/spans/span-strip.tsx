import { hasReason } from '../factors/has-reason.ts'
import type { DailySpan, Factor, RunningTransit } from '#contract/daily.ts'
import { formatDate } from '../../i18n/format.ts'
import type { Lang } from '#language/lang.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { NATURE_COLOUR } from '../factors/factor-glyphs.tsx'
import { natureOf } from '../factors/factor-words.ts'
import {
  areaPath,
  BAND_HEIGHT,
  bandOf,
  HEIGHT,
  linePath,
  startOfDate,
  WIDTH,
  xOfDate,
  yOfScore,
} from './strip-shape.ts'
import { spansText } from './text.ts'

/** The span at a glance: its days as a line, the Moon's phases above it, and its long stories on the same scale under it. */
export function SpanStrip({ data }: { data: DailySpan }) {
  const t = useText(spansText)
  const { lang } = useLang()
  const { days, best, threads, sources } = data
  const hardest = hardestOf(data)
  const says = best && hardest && t.lineSays(formatDate(lang, best.date, 'day'), formatDate(lang, hardest.date, 'day'))
  const factors: readonly Factor[] = sources
  const aspectOf = ({ factors: [id] }: RunningTransit) => factors.find((factor) => factor.id === id)?.aspect
  return (
    <figure className="mt-10">
      {days && <Line data={data} days={days} />}
      <div className="mt-1 grid gap-2">
        {threads.map((thread) => (
          <ThreadBar key={thread.title} data={data} thread={thread} aspect={aspectOf(thread)} />
        ))}
      </div>
      <Marks data={data} />
      <figcaption className="mt-3 text-sm text-ink-2">
        {days ? t.lineNote : t.lineNoteFree}
        {says && <span className="sr-only"> {says}</span>}
      </figcaption>
    </figure>
  )
}

/** The hardest day, where anything makes it hard. */
function hardestOf({ hardest, sources }: DailySpan): DailySpan['hardest'] {
  const factors: readonly Factor[] = sources
  return hardest && hasReason(factors.filter(({ id }) => hardest.factors.includes(id))) ? hardest : null
}

function Line({ data, days }: { data: DailySpan; days: NonNullable<DailySpan['days']> }) {
  const at = (date: string) => `${xOfDate(data, date)} ${yOfScore(days.find((day) => day.date === date)?.score ?? 50)}`
  const middle = yOfScore(50)
  const hardest = hardestOf(data)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-36 w-full md:h-44"
      aria-hidden
    >
      {(data.parts ?? []).slice(1).map(({ from }) => (
        <path
          key={from}
          d={`M${startOfDate(data, from)} 0V${HEIGHT}`}
          stroke="var(--rule)"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path d={areaPath(data, days)} fill="var(--sky)" fillOpacity={0.1} />
      <path
        d={`M0 ${middle}H${WIDTH}`}
        stroke="var(--rule-2)"
        strokeDasharray="2 4"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={linePath(data, days)}
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth={1.25}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {(data.sky ?? []).map(({ at: instant, date, event }) => (
        <Dot key={instant} at={`${xOfDate(data, date)} 6`} colour="var(--accent)" size={9} isOpen={isBright(event)} />
      ))}
      {data.best && <Dot at={at(data.best.date)} colour="var(--flowing)" size={13} isOpen={false} />}
      {hardest && <Dot at={at(hardest.date)} colour="var(--tense)" size={13} isOpen />}
    </svg>
  )
}

/** A full Moon is drawn open, as almanacs do; so is its eclipse. */
const isBright = (event: string) => event === 'full' || event === 'lunar'

/** Lines of no length stay round in any width. */
function Dot({ at, colour, size, isOpen }: { at: string; colour: string; size: number; isOpen: boolean }) {
  const dot = { d: `M${at}h0`, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const
  return (
    <>
      <path {...dot} stroke={colour} strokeWidth={size} />
      {isOpen && <path {...dot} stroke="var(--paper)" strokeWidth={size - 4} />}
    </>
  )
}

/** A long story on the scale of the strip: a band while it is in force, with a dot at each pass of the span. */
function ThreadBar({ data, thread, aspect }: { data: DailySpan; thread: RunningTransit; aspect: string | undefined }) {
  const { lang } = useLang()
  const nature = natureOf(aspect)
  const { path, passes } = bandOf(data, thread)
  return (
    <div>
      <p lang={lang} className="text-xs/4 text-ink-2">
        {thread.title}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${BAND_HEIGHT}`}
        preserveAspectRatio="none"
        className={`block h-5 w-full ${NATURE_COLOUR[nature]}`}
        aria-hidden
      >
        <path d={`M0 ${BAND_HEIGHT / 2}H${WIDTH}`} stroke="var(--rule)" vectorEffect="non-scaling-stroke" />
        <path
          d={path}
          fill="currentColor"
          fillOpacity={0.16}
          stroke="currentColor"
          strokeWidth={1.25}
          strokeDasharray={nature === 'tense' ? '5 2.5' : undefined}
          vectorEffect="non-scaling-stroke"
        />
        {passes.map(({ x, isBack }) => (
          <Dot key={x} at={`${x} ${BAND_HEIGHT / 2}`} colour="currentColor" size={8} isOpen={isBack} />
        ))}
      </svg>
    </div>
  )
}

/** What stands along the foot of the strip: days of a week, weeks of a month, months of a year. */
function Marks({ data }: { data: DailySpan }) {
  const { lang } = useLang()
  const { parts, from, to } = data
  const starts = parts?.map((part) => part.from) ?? [from, to]
  return (
    <ol aria-hidden className="figures relative mt-1 h-5 text-2xs text-ink-2">
      {starts.map((date, i) => (
        <li
          key={date}
          className={`absolute whitespace-nowrap ${data.span === 'year' && i % 2 === 1 ? 'hidden sm:block' : ''} ${!parts && i === 1 ? 'right-0' : ''}`}
          style={parts || i === 0 ? { left: `${(startOfDate(data, date) / WIDTH) * 100}%` } : undefined}
        >
          {markOf(lang, data.span, date)}
        </li>
      ))}
    </ol>
  )
}

function markOf(lang: Lang, span: DailySpan['span'], date: string): string {
  if (span === 'week') return `${formatDate(lang, date, 'weekdayShort')} ${formatDate(lang, date, 'dayNumber')}`
  return formatDate(lang, date, 'dayMonthShort')
}
