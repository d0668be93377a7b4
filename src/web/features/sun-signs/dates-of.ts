import type { Lang } from '#language/lang.ts'
import type { SunSignPeriod } from '#reading/sun-signs/periods.ts'
import { formatDate, monthName } from '../../i18n/format.ts'

const dayBefore = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
const inMonth = (lang: Lang, date: string) => `${monthName(lang, Number(date.slice(5, 7)))} ${date.slice(0, 4)}`

/** The dates of a horoscope in words: a day, two days with a dash, a month, two months. */
export function datesOf(lang: Lang, period: SunSignPeriod, { from, to }: { from: string; to: string }): string {
  const last = dayBefore(to)
  if (period === 'today') return formatDate(lang, from)
  if (period === 'week') return `${formatDate(lang, from, 'day')} – ${formatDate(lang, last)}`
  return period === 'month' ? inMonth(lang, from) : `${inMonth(lang, from)} – ${inMonth(lang, last)}`
}
