import { useId } from 'react'
import { formatDate, monthName } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FactorGlyphs, NATURE_COLOUR } from '../factors/factor-glyphs.tsx'
import { StayDrawing } from './stay-drawing.tsx'
import { monthStarts, xOf, type Scale } from './stay-shape.ts'
import { transitsText } from './text.ts'
import type { TransitGroup } from './transit-groups.ts'
import { factorOf, groupTitle } from './transit-words.ts'
import { useGroupDates } from './use-group-dates.ts'

interface TimelineProps {
  groups: readonly TransitGroup[]
  from: string
  to: string
  /** Opens a transit in the list. */
  onOpen: (id: string) => void
}

const WIDTH = 1000
const HEIGHT = 28

/** The months ahead as a strip, and on it each transit's time within orb. */
export function Timeline({ groups, from, to, onOpen }: TimelineProps) {
  const t = useText(transitsText)
  const heading = useId()
  const scale: Scale = { fromMs: Date.parse(from), toMs: Date.parse(to), width: WIDTH, height: HEIGHT }
  return (
    <section aria-labelledby={heading} className="double-rule mt-10 pt-4">
      <h2 id={heading} className="label">
        {t.timeline}
      </h2>
      <p className="caption mt-2 max-w-[40rem]">{t.timelineNote}</p>
      <div className="relative mt-6">
        <Rulings scale={scale} />
        <ul className="relative">
          {groups.map((group) => (
            <Row key={group.id} group={group} scale={scale} onOpen={onOpen} />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The column of glyphs before each row's strip. */
const GLYPHS = '4.75rem'

/** A line at the beginning of each month with its name, or of each day where there are only days. */
function Rulings({ scale }: { scale: Scale }) {
  const { lang } = useLang()
  const { fromMs, toMs } = scale
  const isDays = toMs - fromMs < 10 * 86_400_000
  const starts = isDays ? dayStarts(fromMs, toMs) : monthStarts(fromMs, toMs)
  const name = (date: Date) =>
    isDays
      ? formatDate(lang, isoDay(date), 'dayNumber')
      : date.getMonth() === 0
        ? String(date.getFullYear())
        : monthName(lang, date.getMonth() + 1).slice(0, 3)
  return (
    <div aria-hidden className="absolute inset-y-0 right-0" style={{ left: GLYPHS }}>
      {starts.map((date) => (
        <span
          key={date.getTime()}
          className="absolute inset-y-0 border-l border-rule"
          style={{ left: `${(xOf(date.toISOString(), scale) / WIDTH) * 100}%` }}
        >
          <span className="figures absolute -top-1 left-1.5 text-2xs/4 text-ink-2">{name(date)}</span>
        </span>
      ))}
      <span className="absolute inset-y-0 left-0 border-l border-accent" />
    </div>
  )
}

const isoDay = (date: Date) =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10)

function dayStarts(fromMs: number, toMs: number): Date[] {
  const first = new Date(fromMs)
  const days = Math.round((toMs - fromMs) / 86_400_000)
  return Array.from({ length: days }, (_, i) => new Date(first.getFullYear(), first.getMonth(), first.getDate() + i))
}

function Row({ group, scale, onOpen }: { group: TransitGroup; scale: Scale; onOpen: (id: string) => void }) {
  const words = useText(skyWords)
  const dates = useGroupDates(group)
  return (
    <li className="first:pt-6">
      <button
        type="button"
        className="grid min-h-9 w-full items-center border-b border-rule/60 text-left hover:bg-surface"
        style={{ gridTemplateColumns: `${GLYPHS} minmax(0,1fr)` }}
        aria-label={`${groupTitle(words, group)}: ${dates}`}
        onClick={() => onOpen(group.id)}
      >
        <FactorGlyphs factor={factorOf(group)} size={17} />
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={`h-7 w-full ${NATURE_COLOUR[group.nature]}`}
          aria-hidden
        >
          {group.stays.map((stay) => (
            <StayDrawing key={stay.id} stay={stay} scale={scale} nature={group.nature} />
          ))}
        </svg>
      </button>
    </li>
  )
}
