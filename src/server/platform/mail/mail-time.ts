import { clockEn } from '#language/en/clock.ts'
import type { Lang } from '#language/lang.ts'

const LOCALE: Record<Lang, string> = { en: 'en-US', ru: 'ru-RU' }
const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const

function format(lang: Lang, instant: Date, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(LOCALE[lang], options).format(instant)
  // «1 января 2027 г.» ends in a full stop of its own, which no sentence can go on after; the space is a narrow one.
  return text.replace(/\s?г\.$/, ' года').replaceAll('\u202f', ' ')
}

/** "November 22, 2026", «22 ноября 2026 года». */
export const mailDate = (lang: Lang, instant: Date, timeZone: string): string =>
  format(lang, instant, { ...DAY, timeZone })

/** "2:35 p.m. (GMT+5)", «14:35 (GMT+5)»; plain "GMT" where the zone has no offset. */
function clock(lang: Lang, instant: Date, timeZone: string): string {
  const wall = format('ru', instant, { hour: '2-digit', minute: '2-digit', timeZone })
  const time = lang === 'en' ? clockEn(wall) : wall.replace(/^0/, '')
  const parts = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone, timeZoneName: 'shortOffset' })
  const zone = parts.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return `${time} (${zone.replace(/\+0$/, '')})`
}

/** "November 22, 2026 at 2:35 p.m. (GMT)", «22 ноября 2026 года в 14:35 (GMT)». */
export const mailTime = (lang: Lang, instant: Date, timeZone: string): string =>
  `${mailDate(lang, instant, timeZone)} ${lang === 'en' ? 'at' : 'в'} ${clock(lang, instant, timeZone)}`

/** The same with the day of the week before it. */
export const mailDayTime = (lang: Lang, instant: Date, timeZone: string): string =>
  `${format(lang, instant, { weekday: 'long', timeZone })}, ${mailTime(lang, instant, timeZone)}`

/** A civil date YYYY-MM-DD with the day of its week: "Wednesday, November 25", «среда, 25 ноября». */
export const mailWeekday = (lang: Lang, date: string): string =>
  format(lang, new Date(`${date}T12:00:00Z`), { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
