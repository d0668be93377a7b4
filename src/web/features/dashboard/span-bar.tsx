import type { RunningTransit } from '#contract/daily.ts'
import type { Lang } from '#language/lang.ts'
import { formatDate, formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { type Words } from '../../i18n/dictionary.ts'
import { useToday } from '../../ui/clock.ts'
import { NATURE_COLOUR } from '../factors/factor-glyphs.tsx'
import { natureOf } from '../factors/factor-words.ts'
import { StayDrawing } from '../transits/stay-drawing.tsx'
import { xOf } from '../transits/stay-shape.ts'
import { dashboardText } from './text.ts'
import { spanOf } from './transit-span.ts'

interface SpanBarProps {
  transit: RunningTransit
  aspect: string | undefined
  /** The day of the page, which is marked on the bar. */
  date: string
}

/** A transit's time from its beginning to its end, widest at its exact passes, and where in it the day is. */
export function SpanBar({ transit, aspect, date }: SpanBarProps) {
  const t = useText(dashboardText)
  const { lang } = useLang()
  const today = useToday()
  const noon = `${date}T12:00:00`
  const { stay, scale } = spanOf(transit, Date.parse(noon))
  const { width, height } = scale
  const here = xOf(noon, scale)
  const nature = natureOf(aspect)
  const line = passLine(lang, t, transit, date)
  return (
    <>
      <div className="relative mt-2 pt-5">
        <span
          aria-hidden
          className="absolute top-0 -translate-x-1/2 text-2xs/4 whitespace-nowrap text-accent"
          style={{ left: `clamp(2rem, ${(here / width) * 100}%, calc(100% - 2rem))` }}
        >
          {date === today ? t.title : formatDate(lang, date, 'day')}
        </span>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className={`block h-7 w-full ${NATURE_COLOUR[nature]}`}
          aria-hidden
        >
          <path d={`M0 ${height / 2}H${width}`} stroke="var(--rule)" vectorEffect="non-scaling-stroke" />
          <StayDrawing stay={stay} scale={scale} nature={nature} />
          <path d={`M${here} 0V${height}`} stroke="var(--accent)" strokeWidth={2} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <p className="figures flex justify-between gap-4 text-xs text-ink-2">
        <span>{transit.began_at ? t.since(formatInstantDate(lang, transit.began_at)) : t.beganBefore}</span>
        <span className="text-right">
          {transit.ends_at ? t.until(formatInstantDate(lang, transit.ends_at)) : t.endsLater}
        </span>
      </p>
      {line && <p className="figures text-xs text-ink-2">{line}</p>}
    </>
  )
}

/** "Exact: March 3 · July 9 · pass 1 of 2". The year is named where it isn't the day's. Nothing where its whole way isn't known. */
function passLine(
  lang: Lang,
  t: Words<(typeof dashboardText)['en']>,
  { began_at: beganAt, ends_at: endsAt, passes, pass }: RunningTransit,
  date: string,
): string | null {
  if (passes.length === 0) return beganAt && endsAt ? t.neverExact : null
  const year = date.slice(0, 4)
  const dates = passes.map(({ at }) => formatInstantDate(lang, at, at.startsWith(year) ? 'day' : 'long'))
  const exact = t.exactOn(dates.join(' · '))
  return pass !== null && passes.length > 1 ? `${exact} · ${t.passOf(pass, passes.length)}` : exact
}
