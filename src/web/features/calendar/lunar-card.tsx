import { degreeMinute } from '#language/angle.ts'
import { memo } from 'react'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { MoonPhase } from '#drawing/phase/moon-phase.tsx'
import { Link } from '../../i18n/link.tsx'
import { formatDate, formatPercent } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { isWaxing } from './is-waxing.ts'
import { Term } from '../factors/term.tsx'
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
  const { data: lunar } = useLunar(date, changesAt)
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

function Face({ lunar: { date, phase, position } }: { lunar: Lunar }) {
  const t = useText(calendarText)
  const isNow = date === useToday()
  const words = useText(skyWords)
  const { lang } = useLang()
  const sign = SIGN_NAMES[position.sign]
  return (
    <div className="mt-4 flex items-center gap-6">
      <MoonPhase
        illuminatedFraction={phase.illumination / 100}
        waxing={isWaxing(phase.key)}
        size={116}
        title={phase.meaning.phase}
      />
      <div className="min-w-0">
        <p className="display-3">
          <Term id={phase.key} className="display-3">
            {phase.meaning.phase}
          </Term>
        </p>
        <p className="mt-1.5 flex items-center gap-2 font-text text-md">
          {sign && (
            <Term id={sign}>
              <GlyphIcon name={sign} size={20} title={words.signs[position.sign]} className="text-sky" />
            </Term>
          )}
          {words.inSign[position.sign]}
        </p>
        <p className="figures mt-1 text-ink-2">
          {degreeMinute(position.lon.degrees, position.lon.minutes)} {isNow ? t.now : t.atMidday}
        </p>
        <p className="figures text-ink-2">{t.lit(formatPercent(lang, phase.illumination))}</p>
      </div>
    </div>
  )
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
