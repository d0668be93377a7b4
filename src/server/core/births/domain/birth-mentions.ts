import { clockEn } from '#language/en/clock.ts'
import { monthEn } from '#language/en/months.ts'
import { monthRu } from '#language/ru/months.ts'

/** A birth that texts may give away. */
export interface ToldBirth {
  /** `YYYY-MM-DD`. */
  date: string
  /** `HH:mm`, by the clocks of the place and in UT, as far as they are known. */
  clocks: readonly string[]
  /** What its place is called, in any language. */
  places: readonly string[]
}

const DAY_MS = 86_400_000

/** So many years back a year says nothing of a birth: texts on the present have it, too. */
const RECENT_YEARS = 2

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A day of the year in each way that texts have of writing it. */
function dayPatterns(date: Date): string[] {
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()]
  const two = (number: number) => String(number).padStart(2, '0')
  return [
    String.raw`${monthEn(month)} ${day}(?:st|nd|rd|th)?(?!\d)`,
    String.raw`(?<!\d)${day}(?:st|nd|rd|th)?(?: of)? ${monthEn(month)}`,
    String.raw`(?<!\d)${day}(?:-го)?\s${monthRu(month, 'gen')}`,
    String.raw`-${two(month)}-${two(day)}(?!\d)`,
    String.raw`(?<!\d)${two(day)}[./]${two(month)}(?!\d)`,
    String.raw`(?<!\d)${two(month)}/${two(day)}(?!\d)`,
  ]
}

/** With the days around it: the Sun comes back to its place up to a day before or after the birthday. */
function datePatterns(date: string, now: Date): string[] {
  const at = Date.parse(`${date}T12:00:00Z`)
  const year = Number(date.slice(0, 4))
  const isTelling = year <= now.getUTCFullYear() - RECENT_YEARS
  return [
    ...[-1, 0, 1].flatMap((days) => dayPatterns(new Date(at + days * DAY_MS))),
    ...(isTelling ? [String.raw`(?<!\d)${year}(?!\d)`] : []),
  ]
}

function clockPatterns(clock: string): string[] {
  const twelve = escaped(clockEn(clock))
    .replaceAll(String.raw`\.`, String.raw`\.?`)
    .replace(' ', String.raw`\s?`)
  return [String.raw`(?<!\d)${clock.replace(/^0/, '0?')}(?!\d)`, String.raw`(?<!\d)${twelve}`]
}

/** The name without what it ends in when it is declined. */
function placePatterns(name: string): string[] {
  const town = name.split(',')[0]?.trim() ?? ''
  if (town.length < 3) return []
  const stem = /\p{Script=Cyrillic}/u.test(town) && town.length > 4 ? town.replace(/[аяоеёиыйьуюэ]+$/u, '') : town
  return [String.raw`(?<!\p{L})${escaped(stem)}`]
}

/** Tells of a text whether it gives the date, the year, the time or the place of one of some births, in English or Russian. */
export function birthMentions(births: readonly ToldBirth[], now: Date): (text: string) => boolean {
  const patterns = births.flatMap(({ date, clocks, places }) => [
    ...datePatterns(date, now),
    ...clocks.flatMap(clockPatterns),
    ...places.flatMap(placePatterns),
  ])
  if (patterns.length === 0) return () => false
  const mention = new RegExp([...new Set(patterns)].join('|'), 'iu')
  return (text) => mention.test(text)
}
