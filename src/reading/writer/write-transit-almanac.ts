import type { TransitStay } from '../facts/transits-ahead.ts'
import type { Library } from '../library/library.ts'
import type { Lang } from '#language/lang.ts'
import { DAY_LANGUAGES } from './day-language.ts'
import { localTime } from './local-time.ts'
import type { AlmanacLine } from './write-almanac.ts'

/** When a stay begins and ends, in words. */
const WITHIN: Record<Lang, (from: string, to: string) => string> = {
  en: (from, to) => `Within orb from ${from} to ${to}.`,
  ru: (from, to) => `В орбе с ${from} по ${to}.`,
}
const isoDate = (day: Date) => day.toISOString().slice(0, 10)
const DATES: Record<Lang, string> = { en: 'en-US', ru: 'ru-RU' }

/**
 * Stays within orb as lines of a calendar: each exact pass at its minute; one that is never exact, or whose minute can't
 * be told, as the dates that it lasts. A stay whose end the tables don't hold has no line of dates.
 */
export function writeTransitAlmanac(
  stays: readonly TransitStay[],
  { library, lang, timeZone }: { library: Library; lang: Lang; timeZone: string },
): AlmanacLine[] {
  const civil = (jdUt: number) => {
    const { year, month, day } = localTime(jdUt, timeZone)
    return new Date(Date.UTC(year, month - 1, day, 12))
  }
  const words = new Intl.DateTimeFormat(DATES[lang], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return stays.flatMap(({ id, transiting, aspect, natal, nature, enterJdUt, leaveJdUt, exact }): AlmanacLine[] => {
    const { gist, advice } = library.entry(lang, `transit/${transiting}`, `${natal} ${nature}`)
    const title = DAY_LANGUAGES[lang].label(transiting, aspect, natal)
    if (enterJdUt === null || leaveJdUt === null) return []
    const [from, to] = [civil(enterJdUt), civil(leaveJdUt)]
    const text = `${gist} ${advice}\n${WITHIN[lang](words.format(from), words.format(to)).replaceAll(' г.', '')}`
    const key = id.replaceAll(':', '-')
    if (exact.length > 0)
      return exact.map(({ jdUt }) => ({ id: `${key}-${jdUt.toFixed(2)}`, at: { jdUt }, title, text }))
    const date = isoDate(from)
    return [{ id: `${key}-${date}`, at: { date, until: isoDate(to) }, title, text }]
  })
}
