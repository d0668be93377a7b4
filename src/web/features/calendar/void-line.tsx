import type { VoidMoon } from '#contract/calendar.ts'
import { formatInstantDate, formatTime } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Term } from '../factors/term.tsx'
import { calendarText } from './text.ts'
import { voidShape } from './void-hours.ts'

/** "Void of course 14:05–17:40, then Taurus", by the device's clock; the word explains itself when pressed. */
export function VoidLine({ date, voids }: { date: string; voids: readonly VoidMoon[] }) {
  const t = useText(calendarText)
  const tell = useVoidWords(date)
  if (voids.length === 0) return null
  return (
    <p className="figures text-ink-2">
      <Term id="void">{t.void}</Term> {voids.map(tell).join('; ')}
    </p>
  )
}

/** When a stretch is, as said on a date. */
export function useVoidWords(date: string): (stretch: VoidMoon) => string {
  const { voidWhen } = useText(calendarText)
  const words = useText(skyWords)
  const { lang } = useLang()
  return (stretch) => {
    const sign = words.signs[stretch.next_sign] ?? ''
    const [from, to] = [formatTime(lang, stretch.from), formatTime(lang, stretch.to)]
    const dayOf = (instant: string) => formatInstantDate(lang, instant, 'dayMonthShort')
    const shape = voidShape(date, stretch)
    if (shape === 'within') return voidWhen.within(from, to, sign)
    if (shape === 'until') return voidWhen.until(to, sign)
    if (shape === 'beyond') return voidWhen.beyond(from, dayOf(stretch.to), to, sign)
    if (shape === 'allDay') return voidWhen.allDay(dayOf(stretch.to), to, sign)
    if (shape === 'later') return voidWhen.later(dayOf(stretch.from), from, to, sign)
    return voidWhen.laterBeyond(`${from} ${dayOf(stretch.from)}`, dayOf(stretch.to), to, sign)
  }
}
