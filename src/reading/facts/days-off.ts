/** A civil date as the calendar of a country counts it. */
interface CivilDate {
  year: number
  /** 1–12. */
  month: number
  day: number
  /** Sunday is 0. */
  weekday: number
}

/**
 * A public holiday: `12-25` a date, `11-thu-4` the fourth Thursday of November, `5-mon-last` the last Monday of May, `easter+1` so many
 * days from the Easter of the West, `pascha+9` from that of the East.
 */
type Rule = string

const GOOD_FRIDAY = 'easter-2'
const EASTER_MONDAY = 'easter+1'
const CHRISTMAS = ['12-25', '12-26']

/**
 * Days on which most people of a country don't work, by the laws of 2026; days that a government moves from year to year and days of
 * the Moon's calendar are left out. A country that isn't here has its first of January.
 */
const PUBLIC: Record<string, readonly Rule[]> = {
  US: ['1-1', '1-mon-3', '5-mon-last', '6-19', '7-4', '9-mon-1', '11-thu-4', '12-25'],
  CA: ['1-1', GOOD_FRIDAY, '7-1', '9-mon-1', '10-mon-2', ...CHRISTMAS],
  GB: ['1-1', GOOD_FRIDAY, EASTER_MONDAY, '5-mon-1', '5-mon-last', '8-mon-last', ...CHRISTMAS],
  IE: ['1-1', '3-17', EASTER_MONDAY, '5-mon-1', '6-mon-1', '8-mon-1', '10-mon-last', ...CHRISTMAS],
  AU: ['1-1', '1-26', GOOD_FRIDAY, EASTER_MONDAY, '4-25', ...CHRISTMAS],
  NZ: ['1-1', '1-2', '2-6', GOOD_FRIDAY, EASTER_MONDAY, '4-25', '10-mon-4', ...CHRISTMAS],
  ZA: ['1-1', '3-21', GOOD_FRIDAY, EASTER_MONDAY, '4-27', '5-1', '6-16', '8-9', '9-24', '12-16', ...CHRISTMAS],
  IN: ['1-26', '8-15', '10-2'],
  DE: ['1-1', GOOD_FRIDAY, EASTER_MONDAY, '5-1', 'easter+39', 'easter+50', '10-3', ...CHRISTMAS],
  RU: ['1-1', '1-2', '1-3', '1-4', '1-5', '1-6', '1-7', '1-8', '2-23', '3-8', '5-1', '5-9', '6-12', '11-4'],
  BY: ['1-1', '1-2', '1-7', '3-8', 'pascha+9', '5-1', '5-9', '7-3', '11-7', '12-25'],
  KZ: ['1-1', '1-2', '1-7', '3-8', '3-21', '3-22', '3-23', '5-1', '5-7', '5-9', '7-6', '8-30', '10-25', '12-16'],
  LV: ['1-1', GOOD_FRIDAY, EASTER_MONDAY, '5-1', '5-4', '6-23', '6-24', '11-18', '12-24', ...CHRISTMAS, '12-31'],
  LT: ['1-1', '2-16', '3-11', EASTER_MONDAY, '5-1', '6-24', '7-6', '8-15', '11-1', '11-2', '12-24', ...CHRISTMAS],
  EE: ['1-1', '2-24', GOOD_FRIDAY, '5-1', '6-23', '6-24', '8-20', '12-24', ...CHRISTMAS],
}
const ELSEWHERE: readonly Rule[] = ['1-1']

/** Holidays that change what people do with a day, and the eves on which they have stopped working. */
export const HOLIDAYS = ['thanksgiving', 'christmas-eve', 'christmas', 'new-years-eve', 'new-year'] as const
export type Holiday = (typeof HOLIDAYS)[number]

/** Where Christmas is kept on December 25. */
const CHRISTMAS_OF_THE_WEST = Object.keys(PUBLIC).filter((code) => PUBLIC[code]?.includes('12-25') && code !== 'BY')

/** The days of each holiday: of the countries named, or of all. */
const KEPT: readonly { holiday: Holiday; rules: readonly Rule[]; countries: readonly string[] | null }[] = [
  { holiday: 'thanksgiving', rules: ['11-thu-4'], countries: ['US'] },
  { holiday: 'thanksgiving', rules: ['10-mon-2'], countries: ['CA'] },
  { holiday: 'christmas-eve', rules: ['12-24'], countries: CHRISTMAS_OF_THE_WEST },
  { holiday: 'christmas', rules: ['12-25'], countries: CHRISTMAS_OF_THE_WEST },
  { holiday: 'christmas-eve', rules: ['1-6'], countries: ['RU', 'BY'] },
  { holiday: 'christmas', rules: ['1-7'], countries: ['RU', 'BY'] },
  { holiday: 'new-years-eve', rules: ['12-31'], countries: null },
  { holiday: 'new-year', rules: ['1-2', '1-3', '1-4', '1-5', '1-8'], countries: ['RU'] },
  { holiday: 'new-year', rules: ['1-1'], countries: null },
]

const SATURDAY_SUNDAY = [6, 0]
/** Countries whose week ends otherwise. */
const WEEKENDS: Record<string, readonly number[]> = { IL: [5, 6], EG: [5, 6], SA: [5, 6], JO: [5, 6], IQ: [5, 6] }

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const DAY_MS = 86_400_000

/** ECMA-402 has it since 2025; the compiler's library doesn't yet. */
type RegionLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined }

/** The name of a zone that the platform prefers: `Asia/Kolkata` and `Asia/Calcutta` are one. */
const preferred = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

let ofZones: ReadonlyMap<string, string> | undefined
/** By the zone as it was named; asking the platform takes a while. */
const known = new Map<string, string>()

/** The country of a zone, of those that have a calendar here, else ''; by the platform's own data (CLDR). */
function countryOf(timeZone: string): string {
  ofZones ??= new Map(
    [...Object.keys(PUBLIC), ...Object.keys(WEEKENDS)].flatMap((code) =>
      ((new Intl.Locale(`und-${code}`) as RegionLocale).getTimeZones?.() ?? []).map(
        (zone) => [preferred(zone), code] as const,
      ),
    ),
  )
  const country = known.get(timeZone) ?? ofZones.get(preferred(timeZone)) ?? ''
  known.set(timeZone, country)
  return country
}

/** Easter of the Western churches (Meeus, Astronomical Algorithms, chapter 8), as days since 1970. */
function easter(year: number): number {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1) / DAY_MS
}

/** Easter of the Eastern churches in our calendar, 1900–2099 (the same chapter), as days since 1970. */
function pascha(year: number): number {
  const [a, b, c] = [year % 4, year % 7, year % 19]
  const d = (19 * c + 15) % 30
  const e = (2 * a + 4 * b - d + 34) % 7
  const n = d + e + 114
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1 + 13) / DAY_MS
}

function isOn(rule: Rule, { year, month, day, weekday }: CivilDate): boolean {
  const moved = /^(easter|pascha)([+-]\d+)$/.exec(rule)
  if (moved) {
    const first = moved[1] === 'easter' ? easter(year) : pascha(year)
    return Date.UTC(year, month - 1, day) / DAY_MS === first + Number(moved[2])
  }
  const [ofMonth, second = '', count] = rule.split('-')
  if (Number(ofMonth) !== month) return false
  if (count === undefined) return Number(second) === day
  if (weekday !== WEEKDAYS.indexOf(second)) return false
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return count === 'last' ? day > last - 7 : Math.ceil(day / 7) === Number(count)
}

/**
 * Whether most people don't work on a date: a weekend or a public holiday where that is known of the zone's country.
 * @param timeZone IANA name
 */
export function isDayOff(timeZone: string, date: CivilDate): boolean {
  const country = countryOf(timeZone)
  return (
    (WEEKENDS[country] ?? SATURDAY_SUNDAY).includes(date.weekday) ||
    (PUBLIC[country] ?? ELSEWHERE).some((rule) => isOn(rule, date))
  )
}

/**
 * The holiday that a date is in the zone's country, or the eve of one; null on other days.
 * @param timeZone IANA name
 */
export function holidayOf(timeZone: string, date: CivilDate): Holiday | null {
  const country = countryOf(timeZone)
  const kept = KEPT.find(
    ({ rules, countries }) => (countries?.includes(country) ?? true) && rules.some((rule) => isOn(rule, date)),
  )
  return kept?.holiday ?? null
}
