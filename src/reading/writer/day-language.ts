import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { aspectLabelEn, aspectLinkEn } from '#language/en/aspects.ts'
import { clockEn } from '#language/en/clock.ts'
import { dateEn } from '#language/en/months.ts'
import { listEn } from '#language/en/list.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { pointEn, yourEn } from '#language/en/points.ts'
import type { Lang } from '#language/lang.ts'
import { aspectLabelRu, toNatalRu } from '#language/ru/aspects.ts'
import { dateRu } from '#language/ru/months.ts'
import { listRu } from '#language/ru/list.ts'
import { ordinalRu } from '#language/ru/ordinals.ts'

/** A date as it is told on a day. */
export interface ToldDate {
  year: number
  month: number
  day: number
  /** Sunday is 0. */
  weekday: number
  /** From the day on which it is told: 1 is tomorrow. */
  daysAhead: number
  isOtherYear: boolean
}

/** How a language writes what stands in the slots of a day's sentences. */
interface DayLanguage {
  clock(clock: string): string
  orb(orbDeg: number): string
  /** "to your Mercury", «с вашим Меркурием». */
  to(aspect: Aspect, natal: ChartPoint): string
  /** "Mars trine natal Mercury". */
  label(transiting: ChartPoint, aspect: Aspect, natal: ChartPoint): string
  /** "Mars trine your Mercury". */
  title(transiting: ChartPoint, aspect: Aspect, natal: ChartPoint): string
  /** "November 27", «27 ноября»; with its year if that is another. */
  date(date: ToldDate): string
  /** "on November 27", «27 ноября»; "tomorrow". */
  on(date: ToldDate): string
  /** "on Thursday, November 27", «в четверг, 27 ноября,»: before a clause. */
  onDay(date: ToldDate): string
  /** "Thursday"; "today". */
  weekday(date: ToldDate): string
  /** "on Thursday", «во вторник»; "today". */
  onWeekday(date: ToldDate): string
  /** "second", «второй»; "three", «трёх». */
  nth(number: number): string
  count(number: number): string
  /** "March 3, July 9 and December 1". */
  list(texts: readonly string[]): string
}

const NEAR_EN: Record<number, string> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }
const NEAR_RU: Record<number, string> = { [-1]: 'вчера', 0: 'сегодня', 1: 'завтра' }
const DAYS_EN = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const DAYS_RU = ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота']
const ON_DAYS_RU = ['в воскресенье', 'в понедельник', 'во вторник', 'в среду', 'в четверг', 'в пятницу', 'в субботу']
const COUNT_EN = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const COUNT_RU = ['нуля', 'одного', 'двух', 'трёх', 'четырёх', 'пяти', 'шести', 'семи']

const fullDateEn = ({ year, month, day, isOtherYear }: ToldDate) => dateEn(month, day, isOtherYear ? year : undefined)
const fullDateRu = ({ year, month, day, isOtherYear }: ToldDate) =>
  isOtherYear ? `${dateRu(month, day)} ${year} года` : dateRu(month, day)

const en: DayLanguage = {
  clock: clockEn,
  orb: (orbDeg) => `${Math.max(orbDeg, 0.1).toFixed(1)}°`,
  to: (aspect, natal) => `${aspect === 'conjunction' ? 'with' : 'to'} ${yourEn(natal)}`,
  label: aspectLabelEn,
  title: (transiting, aspect, natal) => `${pointEn(transiting)} ${aspectLinkEn(aspect)} ${yourEn(natal)}`,
  date: fullDateEn,
  on: (date) => NEAR_EN[date.daysAhead] ?? `on ${fullDateEn(date)}`,
  onDay: (date) => NEAR_EN[date.daysAhead] ?? `on ${DAYS_EN[date.weekday]}, ${fullDateEn(date)}`,
  weekday: (date) => NEAR_EN[date.daysAhead] ?? DAYS_EN[date.weekday] ?? '',
  onWeekday: (date) => NEAR_EN[date.daysAhead] ?? `on ${DAYS_EN[date.weekday]}`,
  nth: ordinalEn,
  list: listEn,
  count: (number) => COUNT_EN[number] ?? `${number}`,
}

const ru: DayLanguage = {
  clock: (clock) => clock.replace(/^0/, ''),
  orb: (orbDeg) => `${Math.max(orbDeg, 0.1).toFixed(1).replace('.', ',')}°`,
  to: toNatalRu,
  label: aspectLabelRu,
  title: aspectLabelRu,
  date: fullDateRu,
  on: (date) => NEAR_RU[date.daysAhead] ?? fullDateRu(date),
  onDay: (date) => NEAR_RU[date.daysAhead] ?? `${ON_DAYS_RU[date.weekday]}, ${fullDateRu(date)},`,
  weekday: (date) => NEAR_RU[date.daysAhead] ?? DAYS_RU[date.weekday] ?? '',
  onWeekday: (date) => NEAR_RU[date.daysAhead] ?? ON_DAYS_RU[date.weekday] ?? '',
  nth: ordinalRu,
  list: listRu,
  count: (number) => COUNT_RU[number] ?? `${number}`,
}

export const DAY_LANGUAGES: Record<Lang, DayLanguage> = { en, ru }
