import { anchorAt, weekdayNamed, WEEKEND, type Anchor, type Seen } from './day-anchor.ts'
import { purposeOf } from '../answers/days/day-purposes.ts'
import type { Period } from '../question.ts'
import { isOfPast, shift } from './spoken-span.ts'

export type DayPart = 'morning' | 'afternoon' | 'evening'

/** What a question sets for the days among which one is chosen. */
export interface DayLimits {
  /** The first and the last civil date left, `YYYY-MM-DD`; null where that side is open. */
  from: string | null
  to: string | null
  /** The weekdays left, Monday 1 … Sunday 7; empty where all are. */
  weekdays: readonly number[]
  part: DayPart | null
}

const WORKDAYS = [1, 2, 3, 4, 5]
const ALL = [1, 2, 3, 4, 5, 6, 7]

/** How a limit opens, the longest first; whether the day that is named is left. */
const BEFORE: readonly (readonly [RegExp, boolean])[] = [
  [/^(?:no|not) (?:any )?later than(?= )/, true],
  [/^(?:not|nothing) after(?= )/, true],
  [/^не (?:позже|позднее)(?= )/, true],
  [/^(?:any time |anytime |sometime |only |just )?(?:before|prior to|earlier than|ahead of)(?= )/, false],
  [/^(?:by|until|till|til|up to)(?= )/, true],
  [/^(?:до|раньше|перед)(?= )/, false],
  [/^(?:к|ко)(?= )/, true],
]
const AFTER: readonly (readonly [RegExp, boolean])[] = [
  [/^(?:not|no|nothing) (?:before|earlier than|sooner than)(?= )/, true],
  [/^не (?:раньше|ранее|до)(?= )/, true],
  [/^(?:any time |anytime |sometime |only |just )?(?:after|past|later than)(?= )/, false],
  [/^(?:from|starting(?: from| on)?)(?= )/, true],
  [/^(?:после|позже|позднее)(?= )/, false],
  [/^(?:начиная )?(?:с|со|от)(?= )/, true],
]
const BETWEEN = /^(?:between|from|между|с|со|от)$/
const TO = /^(?:and|to|till|until|through|thru|и|по|до)$/
const IN = /^(?:in|at|over|during|around|в|во|на|under|near|towards|ближе)$/
const OR = /^(?:or|или|либо|vs)$/

const NOT = /^(?:not|no|except|besides|without|avoid|excluding|не|кроме|никак|исключая|нельзя|без)$/
const BETWEEN_NOT = /^(?:on|in|a|an|the|any|for|at|during|в|во|по|на|ни)$/
const REFUSES =
  /^(?:dont|doesnt|wont|cant|out|busy|bad|impossible|нельзя|никак|не|занят\p{L}*|работаю|неудобн\p{L}*|отпада\p{L}*|исключ\p{L}*)$/u
const WORKDAY = /^(?:weekdays?|workdays?|workweek|будн\p{L}*|рабоч(?:ий|ие|их|им))$/u

/** Whether what stands at a word is excluded. */
function isExcluded(words: readonly string[], at: number, end: number): boolean {
  let i = at - 1
  while (
    i >= 0 &&
    (BETWEEN_NOT.test(words[i] ?? '') || weekdayNamed(words[i] ?? '') > 0 || /^(?:or|и|или|and)$/.test(words[i] ?? ''))
  )
    i--
  if (NOT.test(words[i] ?? '')) return !/^(?:why|почему)$/.test(words[i - 1] ?? '')
  const after = words.slice(end, end + 3).filter((word) => !/^(?:is|are|do|does|can|will|мне|я|у|меня)$/.test(word))
  return REFUSES.test(after[0] ?? '') && !/^(?:лучше|хуже)$/.test(after[1] ?? '')
}

/** "Only Friday or Saturday". */
function isAnyOf(words: readonly string[], at: number): boolean {
  let i = at - 1
  while (i >= 0 && (weekdayNamed(words[i] ?? '') > 0 || /^(?:or|and|или|и|в|on)$/.test(words[i] ?? ''))) i--
  return /^(?:a|an|only|just|только|любую|любой|любое)$/.test(words[i] ?? '')
}

function weekdaysLeft(words: readonly string[]): readonly number[] {
  const kept = new Set<number>()
  const gone = new Set<number>()
  words.forEach((word, at) => {
    const isWorkday = WORKDAY.test(word)
    const one = weekdayNamed(word)
    const days = isWorkday ? WORKDAYS : WEEKEND.test(word) ? [6, 7] : one > 0 ? [one] : []
    // «Рабочий день» is two words.
    if (days.length === 0) return
    const into = isExcluded(words, at, at + 1) ? gone : kept
    // A single weekday that is wished names a day and no limit.
    if (into === kept && one > 0 && !/s$|ам$|ям$/u.test(word) && !isAnyOf(words, at)) return
    days.forEach((day) => into.add(day))
  })
  const left = (kept.size > 0 ? [...kept] : ALL).filter((day) => !gone.has(day)).toSorted()
  return left.length === 7 ? [] : left
}

const PARTS: readonly (readonly [DayPart, RegExp])[] = [
  ['afternoon', /(?<=^| )(?:afternoons?|after lunch|днем|после обеда|во второй половине дня)(?= |$)/],
  ['evening', /(?<=^| )(?:evenings?|tonight|at night|after work|вечер\p{L}*|после работы)(?= |$)/u],
  ['morning', /(?<=^| )(?:mornings?|before (?:noon|lunch)|утр(?:о|а|ом|у)|с утра|до обеда)(?= |$)/],
]

const partOfDay = (text: string): DayPart | null => PARTS.find(([, pattern]) => pattern.test(text))?.[0] ?? null

interface Bounds {
  from: string | null
  to: string | null
}

const twoSided = (words: readonly string[], at: number, seen: Seen): Bounds | null => {
  if (!BETWEEN.test(words[at] ?? '')) return null
  // "Between 2 and 9 January": the first number has the month of the second.
  const open = anchorAt(words, at + 1, { ...seen, mayBeBare: true })
  if (!open) return null
  const middle = at + 1 + open.span
  if (!TO.test(words[middle] ?? '')) return null
  // "Between Jan 2 and 9": the last number has the month of the first.
  const month = open.span > 1 ? { from: open.to, to: shift(open.to, 31) } : seen.within
  const mayBeBare = open.span > 1 || seen.mayBeBare
  const last = anchorAt(words, middle + 1, { ...seen, mayBeBare, within: month })
  if (!last) return null
  const first = monthOfOther(words, at + 1, open, last)
  const isTurned = first.from > last.to
  return { from: isTurned ? shift(first.from, 0) : first.from, to: isTurned ? nextYear(last.to) : last.to }
}

/** A bare number before a date that has its month is of the same month, or of the one before. */
function monthOfOther(words: readonly string[], at: number, first: Anchor, last: Anchor): Anchor {
  const number = Number(/^(\d{1,2})/.exec(words[at] === 'the' ? (words[at + 1] ?? '') : (words[at] ?? ''))?.[1] ?? 0)
  const isBare = first.span <= 2 && number > 0 && first.from === first.to && last.from === last.to
  if (!isBare || Number(first.from.slice(8)) !== number) return first
  const same = `${last.from.slice(0, 8)}${first.from.slice(8)}`
  return same <= last.from ? { ...first, from: same, to: same } : first
}

const nextYear = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`

const opening = (
  list: readonly (readonly [RegExp, boolean])[],
  words: readonly string[],
  at: number,
): { length: number; isIncluded: boolean } | null => {
  const text = words.slice(at, at + 6).join(' ')
  for (const [pattern, isIncluded] of list) {
    const [found] = pattern.exec(text) ?? []
    if (found) return { length: found.split(' ').length, isIncluded }
  }
  return null
}

function bounds(words: readonly string[], seen: Seen): Bounds {
  const found: Bounds = { from: null, to: null }
  for (let at = 0; at < words.length; at++) {
    const both = twoSided(words, at, seen)
    if (both) return both
    const before = found.to === null ? opening(BEFORE, words, at) : null
    const until = before && anchorAt(words, at + before.length, seen)
    if (before && until) {
      found.to = until.isEnd ? until.to : before.isIncluded ? until.to : shift(until.from, -1)
      at += before.length + until.span - 1
      continue
    }
    const after = found.from === null ? opening(AFTER, words, at) : null
    const since = after && anchorAt(words, at + after.length, seen)
    if (after && since) {
      found.from = after.isIncluded ? since.from : shift(since.to, 1)
      at += after.length + since.span - 1
      continue
    }
    if (!IN.test(words[at] ?? '')) continue
    const part = anchorAt(words, at + 1, seen)
    const isPart = part !== null && PART_NAMED.test(words.slice(at + 1, at + 5).join(' '))
    if (part && isPart) return { from: part.from, to: part.to }
  }
  return found
}
const PART_NAMED =
  /^(?:the )?(?:end|beginning|start|middle|mid|first half|second half|holidays|конц|начал|середин|перв\p{L}* половин|втор\p{L}* половин|праздник|новогодн|майск|каникул)/u

/** Words that make of a number a day: "after 15, which day?". */
const OF_DAYS =
  /^(?:days?|dates?|weekdays?|weekends?|дни|дня|день|дн[её]й|дат[аыу]|числ\p{L}*|будн\p{L}*|выходн\p{L}*)$/u

/** What a question sets for the days among which one is chosen; null where it sets nothing. */
export function dayLimitsOf(words: readonly string[], seen: Seen): DayLimits | null {
  const mayBeBare = seen.mayBeBare ?? (purposeOf(words) !== 'anything' || words.some((word) => OF_DAYS.test(word)))
  const isTwoRanges = words.some((word) => OR.test(word)) && words.filter((word) => BETWEEN.test(word)).length > 1
  const { from, to } = isTwoRanges || isOfPast(words) ? { from: null, to: null } : bounds(words, { ...seen, mayBeBare })
  const isPast = (to ?? seen.today) < seen.today || (from !== null && to !== null && from > to)
  const left = isPast ? { from: null, to: null } : { from, to }
  const weekdays = weekdaysLeft(words)
  const part = partOfDay(words.join(' '))
  if (left.from === null && left.to === null && weekdays.length === 0 && part === null) return null
  return { ...left, weekdays, part }
}

/** How far ahead is looked where only the first day is set. */
const OPEN_DAYS = 30

/** The days that limits leave of those spoken of; null where they set no days. */
export function periodWithin(
  { from, to }: Pick<DayLimits, 'from' | 'to'>,
  today: string,
  spoken: Pick<Period, 'from' | 'to'> | null,
): Period | null {
  if (from === null && to === null) return null
  const start = from !== null && from > today ? from : today
  const isInSpoken = (date: string | null) =>
    date === null || (spoken !== null && date >= spoken.from && date <= spoken.to)
  const kept = spoken && spoken.from !== spoken.to && isInSpoken(from) && isInSpoken(to) ? spoken : null
  const first = from ?? (kept && kept.from > start ? kept.from : start)
  const last = to ?? kept?.to ?? shift(first, OPEN_DAYS)
  const begin = first < today ? today : first
  return last < begin ? null : { kind: begin === last ? 'day' : 'span', from: begin, to: last }
}
