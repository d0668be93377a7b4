import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { MoonPhase } from '#drawing/phase/moon-phase.tsx'
import { BiosphereRing } from '#drawing/ring/biosphere-ring.tsx'
import { formatDate } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isWaxing } from './is-waxing.ts'
import { phaseWord } from '../factors/factor-words.ts'
import { calendarText } from './text.ts'
import type { CalendarDay } from './use-calendar.ts'
import { useVoidWords } from './void-line.tsx'
import { DayVoid } from './void-stripe.tsx'

interface DayFaceProps {
  date: string
  day: CalendarDay | undefined
  /** Says nothing of a day that is not there: its month is on its way, or another page. */
  quiet: boolean
  isToday: boolean
}

/** A day's face in the month: its number in the ring of its four quarters, the Moon's sign, a phase that is exact, and the hours void of course. */
export function DayFace({ date, day, quiet, isToday }: DayFaceProps) {
  const t = useText(calendarText)
  const { lang } = useLang()
  const content = day?.content
  const number = (
    <span className={`figures text-sm/none ${isToday ? 'font-semibold text-accent' : ''}`}>
      {formatDate(lang, date, 'dayNumber')}
    </span>
  )
  if (!content)
    return (
      <>
        <span className="grid h-10 w-10 place-items-center rounded-full border border-dotted border-rule-2">
          {number}
        </span>
        {day?.locked ? (
          <Icon name="lock" size={14} className="mt-1 text-ink-2" />
        ) : (
          !quiet && (
            <span className="mt-1 text-center text-2xs/3 text-ink-2">
              <span className="max-sm:hidden">{t.noData}</span>
              <span className="sm:hidden">{t.noDataShort}</span>
            </span>
          )
        )}
      </>
    )
  const { biosphere, sign, phase } = content.lunarCalendar
  const signName = SIGN_NAMES[sign]
  return (
    <>
      <span className="relative grid h-10 w-10 place-items-center sm:h-11 sm:w-11">
        <BiosphereRing lights={biosphere} size={44} className="absolute inset-0 h-full w-full" />
        {number}
      </span>
      <span className="flex items-center gap-1">
        {signName && <GlyphIcon name={signName} size={17} className="text-sky" />}
        {phase.exact_at && (
          <MoonPhase illuminatedFraction={phase.illumination / 100} waxing={isWaxing(phase.name)} size={15} />
        )}
      </span>
      <DayVoid date={date} content={content} />
    </>
  )
}

/** The same in words, for a day's button. */
export function useDayName(date: string, day: CalendarDay | undefined, isToday: boolean): string {
  const t = useText(calendarText)
  const words = useText(skyWords)
  const { lang } = useLang()
  const tellVoid = useVoidWords(date)
  const content = day?.content
  const parts = [formatDate(lang, date), isToday ? t.today : '']
  if (day?.locked) parts.push(t.locked)
  else if (!content) parts.push(t.noData)
  else {
    const { day: lunarDay, sign, biosphere, phase, void_moon: voids = [] } = content.lunarCalendar
    const lights = biosphere.map((light, i) => `${t.hours[i]} ${t.lights[light]}`)
    parts.push(t.moonIn(words.inSign[sign] ?? ''), t.lunarDay(lunarDay), `${t.biosphere}: ${lights.join(', ')}`)
    if (phase.exact_at) parts.push(phaseWord(words, phase.name))
    if (voids.length > 0) parts.push(`${t.void} ${voids.map(tellVoid).join('; ')}`)
  }
  return parts.filter(Boolean).join(', ')
}
