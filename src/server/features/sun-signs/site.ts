import { civilDay } from '#astro/birth-time/civil-day.ts'
import { isoFromJdUt, jdUtFromDate, jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { signIngresses } from '#astro/events/sign-ingresses.ts'
import type { Lang } from '#language/lang.ts'
import { sharedSpan, type SharedSpan } from '#reading/sun-signs/shared-span.ts'
import type { SunSignPeriod } from '#reading/sun-signs/periods.ts'
import { writeSunSign } from '#reading/sun-signs/write-sun-sign.ts'
import { presentFactor } from '#core/factors/api.ts'
import { civilDateAt, shiftDate } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'

/** A page is made for everybody alike, so its days and clock times are of one zone in each language. */
const ZONES: Record<Lang, string> = { en: 'UTC', ru: 'Europe/Moscow' }

/** More than one day's pages of every sign, period and language. */
const MOST_KEPT = 200

/** What pages are lent of the Sun signs: each text is written once a day. */
export function sunSignsSite({ sky, library, clock }: Services) {
  const spans = new Map<string, SharedSpan>()
  const pages = new Map<string, ReturnType<typeof write>>()
  function write(sign: number, period: SunSignPeriod, lang: Lang, today: string) {
    const timeZone = ZONES[lang]
    const dates = datesOf(period, today)
    const startOf = (date: string) => jdUtFromDate(new Date(civilDay({ timeZone, date }).startUtcMs))
    const key = `${timeZone} ${dates.from} ${dates.to}`
    const span = spans.get(key) ?? sharedSpan(sky, { fromJdUt: startOf(dates.from), toJdUt: startOf(dates.to) })
    spans.set(key, span)
    const { sections, factors } = writeSunSign({ span, period, sign, library, lang, timeZone })
    return { ...dates, sections, sources: Object.values(factors).map(presentFactor) }
  }
  return {
    /** The civil dates (UTC) on which the Sun is in each sign, Aries to Pisces, counted from this year's equinox. */
    sunDates(): { from: string; to: string }[] {
      const year = clock().getUTCFullYear()
      const ingresses = signIngresses(sky, {
        fromJdUt: jdUtFromIso(`${year}-03-01T00:00:00Z`),
        toJdUt: jdUtFromIso(`${year + 1}-04-01T00:00:00Z`),
        bodies: ['sun'],
      })
      const days = ingresses.map(({ jdUt }) => isoFromJdUt(jdUt).slice(0, 10))
      return days.slice(0, 12).map((from, i) => ({ from, to: days[i + 1] ?? from }))
    },
    /** The horoscope of a sign (0–11), and what it was written from; `to` is the day after its last. */
    sunSign(sign: number, period: SunSignPeriod, lang: Lang) {
      const today = civilDateAt(clock(), ZONES[lang])
      const key = `${sign} ${period} ${lang} ${today}`
      const kept = pages.get(key)
      if (kept) return kept
      if (pages.size >= MOST_KEPT) {
        pages.clear()
        spans.clear()
      }
      const page = write(sign, period, lang, today)
      pages.set(key, page)
      return page
    },
  }
}

/**
 * The civil dates of a period that a date is in: the day, the week from Monday, the month, and the year that begins with
 * the month. `to` is the day after the last.
 */
export function datesOf(period: SunSignPeriod, today: string): { from: string; to: string } {
  if (period === 'today') return { from: today, to: shiftDate(today, 1) }
  if (period === 'week') {
    const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
    const from = shiftDate(today, -sinceMonday)
    return { from, to: shiftDate(from, 7) }
  }
  const months = period === 'month' ? 1 : 12
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = (ahead: number) => new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 10)
  return { from: first(0), to: first(months) }
}
