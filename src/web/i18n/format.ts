import { twoDigits } from '#language/angle.ts'
import { shortMonthEn } from '#language/en/months.ts'
import { clockEn } from '#language/en/clock.ts'
import type { Lang } from '#language/lang.ts'

/** Dates are written as the language's readers write them, and so are times. */
const LOCALE: Record<Lang, string> = { en: 'en-US', ru: 'ru-RU' }

// Making a formatter costs more than all that it ever formats on a page.
const kept = new Map<string, Intl.DateTimeFormat>()
const keptMoney = new Map<string, Intl.NumberFormat>()
function formatter(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = lang + JSON.stringify(options)
  const found = kept.get(key) ?? new Intl.DateTimeFormat(LOCALE[lang], options)
  kept.set(key, found)
  return found
}

/**
 * What a formatter shows of an instant, by type of part. Browser engines agree on the parts of a date but not on their
 * order and separators, so a date with a fixed form is put together from its parts.
 */
const partsOf = (format: Intl.DateTimeFormat, instant: Date) =>
  Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value])) as Record<
    Intl.DateTimeFormatPartTypes,
    string
  >

const NUMERIC_DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** Noon UTC of a civil date, for formatting in UTC. */
const civil = (date: string) => new Date(`${date}T12:00:00Z`)

const DATE = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  dayMonthShort: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  dayNumber: { day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DateStyle = keyof typeof DATE

/** Russian dates without «г.», which a heading has no use for. */
const bare = (text: string) => text.replace(/\s+г\.$/, '')

/** A civil date `YYYY-MM-DD` in words. */
export const formatDate = (lang: Lang, date: string, style: DateStyle = 'long') =>
  bare(formatter(lang, { ...DATE[style], timeZone: 'UTC' }).format(civil(date)))

/** The day of an instant in a time zone (the device's unless given), in words. */
export const formatInstantDate = (lang: Lang, instant: string, style: DateStyle = 'long', timeZone?: string) =>
  bare(formatter(lang, { ...DATE[style], timeZone }).format(new Date(instant)))

/** The clock time of an instant as the readings tell it, on one line: 2:20 p.m., «9:05». */
export const formatTime = (lang: Lang, instant: string, timeZone?: string) =>
  formatClock(
    lang,
    formatter(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(instant)),
  )

/** A clock time `HH:mm` in the form of the language: twelve hours in English, twenty-four in Russian. */
export const formatClock = (lang: Lang, clock: string) =>
  lang === 'en' ? clockEn(clock).replace(' ', '\u00a0') : clock.replace(/^0/, '')

/** The offset of the device's zone at an instant, as "GMT+3". */
export function formatZone(lang: Lang, instant: string, timeZone?: string): string {
  const parts = formatter(lang, { hour: 'numeric', timeZoneName: 'shortOffset', timeZone }).formatToParts(
    new Date(instant),
  )
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
}

/** An instant that money or a right depends on, by the device's clock: "November 25, 2026, 2:35 p.m. (GMT+3)". */
export const formatMoment = (lang: Lang, instant: string, timeZone?: string) =>
  `${formatInstantDate(lang, instant, 'long', timeZone)}, ${formatTime(lang, instant, timeZone)} (${formatZone(lang, instant, timeZone)})`

/** The civil date of an instant in a time zone, YYYY-MM-DD. */
export function civilDate(instant: Date, timeZone?: string): string {
  const { year, month, day } = partsOf(formatter('en', { ...NUMERIC_DATE, timeZone }), instant)
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The IANA name of the device's time zone. */
export const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const monthNames = (lang: Lang): string[] =>
  Array.from({ length: 12 }, (_, month) => {
    // The form that stands beside a day: «17 мая», not «май».
    const parts = formatter(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(
      new Date(Date.UTC(2000, month, 1, 12)),
    )
    return parts.find((part) => part.type === 'month')?.value ?? ''
  })

/** «ноябрь», "November": by itself. 1–12. */
export const monthName = (lang: Lang, month: number) =>
  formatter(lang, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, month - 1, 15)))

export const formatPercent = (lang: Lang, percent: number) =>
  new Intl.NumberFormat(LOCALE[lang], { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100)

/** A number with the separators of the language, digits as they are. */
export const formatNumber = (lang: Lang, value: number) =>
  new Intl.NumberFormat(LOCALE[lang], { maximumSignificantDigits: 15 }).format(value)

/** In English the plain sign of the dollar, which Britain would write as US$. */
const MONEY_LOCALE: Record<Lang, string> = { en: 'en-US', ru: 'ru-RU' }

/** An amount in a currency's main unit, with two decimals where it isn't whole: $9, $16.67, 9 $, 1 490 ₽. */
export function formatMoney(lang: Lang, amount: number, currency: string): string {
  if (currency === 'USD') return dollars(lang, amount)
  const key = lang + currency
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  const found = keptMoney.get(key) ?? new Intl.NumberFormat(MONEY_LOCALE[lang], options)
  keptMoney.set(key, found)
  return found.format(amount)
}

/**
 * The currency that prices are in, as `Intl` writes it: the first amount that a browser formats takes a phone 70 ms, and
 * the plans stand on the first page.
 */
function dollars(lang: Lang, amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100)
  const sign = amount < 0 && cents > 0 ? '-' : ''
  const [point, group] = lang === 'en' ? ['.', ','] : [',', '\u00a0']
  const whole = String(Math.floor(cents / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, group)
  const digits = cents % 100 === 0 ? whole : whole + point + twoDigits(cents % 100)
  return lang === 'en' ? `${sign}$${digits}` : `${sign}${digits}\u00a0$`
}

const STAMP = { ...NUMERIC_DATE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** An instant by the device's clock: "Dec 1, 2026, 9:00 a.m.", as 01.12.2026 would be January to an American; «01.12.2026 09:00». */
export function formatStamp(lang: Lang, instant: string, timeZone?: string): string {
  const { year, month, day, hour, minute } = partsOf(formatter('ru', { ...STAMP, timeZone }), new Date(instant))
  if (lang === 'en')
    return `${shortMonthEn(Number(month))} ${Number(day)}, ${year}, ${formatClock('en', `${hour}:${minute}`)}`
  return `${day}.${month}.${year} ${hour}:${minute}`
}
