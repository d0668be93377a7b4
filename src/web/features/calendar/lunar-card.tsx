import { memo } from 'react'
import { Link } from '../../i18n/link.tsx'
import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { MoonFace } from './moon-face.tsx'
import { calendarText } from './text.ts'
import { useToday } from '../../ui/clock.ts'
import { useLunar, type Lunar } from './use-lunar.ts'
import { VoidLine } from './void-line.tsx'

interface LunarCardProps {
  date: string
  /** With recommendations, the sign's forecast and advice; else with a link to the calendar. */
  full?: boolean
  /** Opens a date in the calendar. */
  onDate?: (date: string) => void
  /** What the page says of the Moon's way through the day, repeated here; empty until it is known. */
  line?: string
  /** When the Moon changes sign on the day, ISO 8601. */
  changesAt?: string | undefined
}

/** The Moon of a date: phase, light, sign and degree, what they mean, and the key lunar days to come. */
export const LunarCard = memo(function LunarCard({ date, full = false, onDate, line, changesAt }: LunarCardProps) {
  const t = useText(calendarText)
  const { lang } = useLang()
  const { account } = useSession()
  // In the calendar the Moon's card goes by the zodiac of its days, among a person's own pages by theirs.
  const { data: lunar } = useLunar(date, changesAt, full ? 'tropical' : account?.chart_rules?.zodiac)
  return (
    <AsideBlock id="moon" title={t.moon}>
      {lunar ? (
        <div lang={lang}>
          <Face lunar={lunar} />
          <div className="mt-3">
            <VoidLine date={lunar.date} voids={lunar.void_moon} />
            {full && <p className="field-hint mt-1">{t.voidMeans}</p>}
          </div>
          {line !== undefined && <p className="caption mt-3 min-h-11">{line}</p>}
          {textsOf(lunar).map((text) => (
            <p key={text} className={`mt-3 font-text text-pretty ${full ? 'text-md/7' : 'text-base/6'}`}>
              {text}
            </p>
          ))}
          {full && !lunar.locked && <Full lunar={lunar} />}
          <KeyDays days={lunar.key_days} onDate={onDate} />
          {!full && (
            <Link to="/calendar" className="link mt-4 inline-block">
              {t.toCalendar}
            </Link>
          )}
        </div>
      ) : (
        <div aria-hidden className="mt-4 h-[44rem]" />
      )}
    </AsideBlock>
  )
})

const textsOf = ({ locked, phase, position }: Lunar) =>
  locked ? [] : [phase.meaning.astrological_meaning, position.meaning.mood]

function Face({ lunar }: { lunar: Lunar }) {
  const t = useText(calendarText)
  const isNow = lunar.date === useToday()
  return <MoonFace lunar={lunar} when={isNow ? t.now : t.atMidday} />
}

function Full({ lunar: { phase, position } }: { lunar: Lunar }) {
  const t = useText(calendarText)
  return (
    <>
      <List title={t.recommendations} items={phase.meaning.recommendations} />
      <List title={t.forecast} items={position.meaning.forecast} />
      <h3 className="label mt-5">{t.advice}</h3>
      <p className="mt-1.5 font-text text-md/7 italic">{position.meaning.advice}</p>
    </>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h3 className="label mt-5">{title}</h3>
      <ul className="mt-1.5 divide-y divide-rule">
        {items.map((item) => (
          <li key={item} className="py-2 font-text text-md/7 text-pretty">
            {item}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The next four key lunar days; buttons where the calendar is at hand, else words. */
function KeyDays({ days, onDate }: { days: Lunar['key_days']; onDate: LunarCardProps['onDate'] }) {
  const t = useText(calendarText)
  const { lang } = useLang()
  return (
    <>
      <h3 className="label mt-6">{t.keyDays}</h3>
      <ol className="mt-2 grid grid-cols-4 border-y border-rule">
        {days.map(({ day, date }) => {
          const face = (
            <>
              <span className="sr-only">{t.keyDay} </span>
              <span className="figures block text-2xl/7">{day}</span>{' '}
              <span aria-hidden className="block px-0.5 text-2xs/3 text-ink-2">
                {t.keyDayShort}
              </span>
              <span className="block text-xs/4 text-ink-2">{formatDate(lang, date, 'dayMonthShort')}</span>
            </>
          )
          return (
            <li key={date} className="border-l border-rule text-center first:border-l-0">
              {onDate ? (
                <button type="button" className="w-full py-2.5 hover:bg-surface" onClick={() => onDate(date)}>
                  {face}
                </button>
              ) : (
                <div className="py-2.5">{face}</div>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
