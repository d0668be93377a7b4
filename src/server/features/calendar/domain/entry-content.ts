import * as z from 'zod/mini'
import { CalendarContent } from '#contract/calendar.ts'
import { paragraphsOnly } from '#platform/html.ts'

const NUMBER = /^\s*-?\d+(\.\d+)?\s*$/

const asNumber = (value: unknown): unknown => (typeof value === 'string' && NUMBER.test(value) ? Number(value) : value)
const asNumbers = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(asNumber)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, held]) => [key, asNumber(held)]))
      : asNumber(value)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * What the staff typed as a day of the calendar, as JSON text that may be kept and shown: numbers typed as text are
 * numbers, HTML holds paragraphs and emphasis only. Null where it is no day of the calendar.
 */
export function entryContent(text: string): string | null {
  let typed: unknown
  try {
    typed = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(typed) || !isRecord(typed.lunarCalendar)) return null
  const { lunarCalendar } = typed
  const parsed = z.safeParse(CalendarContent, {
    ...typed,
    mood: asNumbers(typed.mood),
    lunarCalendar: {
      ...lunarCalendar,
      day: asNumber(lunarCalendar.day),
      sign: asNumber(lunarCalendar.sign),
      biosphere: asNumbers(lunarCalendar.biosphere),
    },
  })
  if (!parsed.success) return null
  const { data } = parsed
  return JSON.stringify({
    ...data,
    lunarCalendar: { ...data.lunarCalendar, desc: paragraphsOnly(data.lunarCalendar.desc) },
  })
}
