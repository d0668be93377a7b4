import { MONTHS_EN } from '#language/en/months.ts'
import { MONTHS_RU, monthRu } from '#language/ru/months.ts'
import type { Factor } from '../facts/factor.ts'
import type { Lang } from '#language/lang.ts'
import { localTime } from '../writer/local-time.ts'

/** A time that a text names, as far as it names it: "November 27, 2026", "in March 2027", "14:20". */
export interface DateClaim {
  words: string
  year?: number
  /** 1–12. */
  month?: number
  day?: number
  /** `14:20`. */
  clock?: string
}

const MONTHS: Record<Lang, readonly string[]> = {
  en: MONTHS_EN,
  // «январ», «ма»: what all cases begin with.
  ru: MONTHS_RU.map((_, month) => monthRu(month + 1, 'gen').slice(0, -1)),
}
/** `2026-11-27`, `27.11.2026`. */
const FIGURES = '(?<!\\d)(?<iso>\\d{4}-\\d\\d-\\d\\d)(?!\\d)|(?<!\\d)(?<dotted>\\d{1,2}\\.\\d\\d\\.\\d{4})(?!\\d)'
/** With a day: genitive in Russian. Without: any case, and a year, since March may be a surname or a walk. */
const DATES: Record<Lang, RegExp> = {
  en: new RegExp(
    `(?:\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? )?\\b(?<month>${MONTHS.en.join('|')})\\b(?: (?<after>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]))?(?:,? (?<year>\\d{4}))?|\\bin (?<alone>\\d{4})\\b|\\b(?<clock>\\d{1,2}:\\d{2})\\b(?: (?<half>[ap])\\.m\\.)?|${FIGURES}`,
    'gu',
  ),
  ru: new RegExp(
    `(?:(?<!\\d)(?<day>\\d{1,2})(?:-го)? )?(?<![а-яё])(?<month>${MONTHS.ru.join('|')})(?:ь|я|е|а|й|ю|у|ем|ём|ом)?(?![а-яё])(?: (?<year>\\d{4}))?|(?<!\\d)(?<alone>\\d{4}) год|(?<!\\d)(?<clock>\\d{1,2}:\\d{2})(?!\\d)|${FIGURES}`,
    'gu',
  ),
}

/** What stands between a date and its clock time, or a clock time and its date: "November 27 at 22:20", "22:20 on November 27". */
const JOINTS: Record<Lang, Record<'toClock' | 'toDate', RegExp>> = {
  en: { toClock: /^,? at $/, toDate: /^,? on (?:[A-Z]\p{L}+, )?$/u },
  ru: { toClock: /^(?: года)?,? в $/, toDate: /^ $/ },
}

/** Every date and clock time that a text names. */
export const dateClaims = (lang: Lang, text: string): DateClaim[] => foundClaims(lang, text).map(({ claim }) => claim)

function foundClaims(lang: Lang, text: string): { claim: DateClaim; start: number }[] {
  return [...text.matchAll(DATES[lang])].flatMap((match) =>
    claimsOf(lang, match).map((claim) => ({ claim, start: match.index })),
  )
}

function claimsOf(lang: Lang, match: RegExpExecArray): DateClaim[] {
  const { day = match.groups?.after, month, year, alone, clock, half, iso, dotted } = match.groups ?? {}
  const words = match[0]
  const digits = iso?.split('-') ?? dotted?.split('.').toReversed()
  if (digits) {
    const [of = 0, in_ = 0, on = 0] = digits.map(Number)
    return [{ words, year: of, month: in_, day: on }]
  }
  if (clock !== undefined) return [{ words, clock: clockOf(clock, half) }]
  if (alone !== undefined) return [{ words, year: Number(alone) }]
  // A month by itself is a season of the year, no date.
  if (month === undefined || (day === undefined && year === undefined)) return []
  return [
    {
      words,
      month: MONTHS[lang].indexOf(month) + 1,
      ...(day !== undefined && { day: Number(day) }),
      ...(year !== undefined && { year: Number(year) }),
    },
  ]
}

/** `14:20`, of "2:20" p.m. */
function clockOf(clock: string, half: string | undefined): string {
  const [hours = '', minutes = ''] = clock.split(':')
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0)
  return `${`${hour}`.padStart(2, '0')}:${minutes}`
}

/** The instants that a factor knows, Julian days, UT. */
const instantsOf = ({ exactJdUt, passesJdUt, sinceJdUt, untilJdUt }: Factor): number[] =>
  [exactJdUt, ...(passesJdUt ?? []), sinceJdUt, untilJdUt].filter((jdUt) => typeof jdUt === 'number')

function isOneTime(lang: Lang, first: DateClaim, between: string, second: DateClaim): boolean {
  if (first.clock === undefined)
    return first.day !== undefined && second.clock !== undefined && JOINTS[lang].toClock.test(between)
  return first.day === undefined && second.day !== undefined && JOINTS[lang].toDate.test(between)
}

/** Every date and clock time, but a date and its clock time are one claim, which one instant must bear out. */
function jointClaims(lang: Lang, text: string): DateClaim[] {
  const joint: { claim: DateClaim; start: number }[] = []
  for (const { claim, start } of foundClaims(lang, text)) {
    const last = joint.at(-1)
    const between = last ? text.slice(last.start + last.claim.words.length, start) : ''
    if (last && isOneTime(lang, last.claim, between, claim))
      last.claim = { ...last.claim, ...claim, words: `${last.claim.words}${between}${claim.words}` }
    else joint.push({ claim, start })
  }
  return joint.map(({ claim }) => claim)
}

/** The dates and times named in a text that are no instant of its factors, on the reader's calendar and clock. */
export function undated(lang: Lang, text: string, factors: readonly Factor[], timeZone: string): DateClaim[] {
  const claims = jointClaims(lang, text)
  if (claims.length === 0) return []
  const times = factors.flatMap(instantsOf).map((jdUt) => localTime(jdUt, timeZone))
  return claims.filter(({ year, month, day, clock }) =>
    times.every(
      (time) =>
        (year !== undefined && year !== time.year) ||
        (month !== undefined && month !== time.month) ||
        (day !== undefined && day !== time.day) ||
        (clock !== undefined && clock !== time.clock),
    ),
  )
}
