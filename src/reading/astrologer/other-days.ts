import type { Understood } from './question.ts'
import { twoDigits } from '#language/angle.ts'

/** What goes on with a choice of days by any time that it names, and what only by a day. */
const OPEN: ReadonlySet<string> = new Set(['unknown', 'period', 'best_day', 'day_hours'])
const BY_DAY: ReadonlySet<string> = new Set([
  'topic',
  'topic_when',
  'person_pair',
  'decide',
  'expert',
  'what_to_do',
  'should_i',
])
const HOURS =
  /^(?:time|hour|hours|morning|afternoon|evening|oclock|noon|время|часу|часов|час|утром|вечером|днем|утро|вечер|обед|обеда)$/
const OTHER =
  /^(?:other|another|else|alternatives?|later|earlier|другие|другую|другой|другое|запасн\p{L}*|раньше|позже)$/u
/** "the 8th", «8-го»: a day of the month that was spoken of. */
const NTH = /^(\d{1,2})(?:st|nd|rd|th|-?го|-?е|-?ое|-?ого)$/
const MOST_WORDS = 14

/** Days without their month: of the month that was spoken of. */
function bareDays(words: readonly string[], from: string): string[] {
  return words.flatMap((word) => {
    const day = Number(NTH.exec(word)?.[1] ?? 0)
    return day >= 1 && day <= 31 ? [`${from.slice(0, 7)}-${twoDigits(day)}`] : []
  })
}

/** How far back a choice of days is looked for. */
const MOST_BACK = 4

function choiceBefore(before: Understood): Understood | null {
  let one: Understood | null = before
  for (let back = 0; one && back < MOST_BACK; back++, one = one.before)
    if (one.intent === 'best_day' || one.intent === 'day_hours') return one
  return null
}

/** A question that narrows the days to choose from, or asks for their hours: "only Thursdays", «а 8-го?», "what time?". */
export function otherDays(last: Understood, next: Understood): Understood | null {
  const before = choiceBefore(last)
  if (!before || !(OPEN.has(next.intent) || BY_DAY.has(next.intent))) return null
  if (next.words.length > MOST_WORDS || next.points.length > 0) return null
  const isNext = before === last
  const bare = next.dates.length > 0 ? [] : bareDays(next.words, before.period?.from ?? before.dates[0] ?? '')
  const named = [...next.dates, ...bare].toSorted()
  const asksHours =
    next.intent === 'day_hours' || ((isNext || named.length > 0) && next.words.some((word) => HOURS.test(word)))
  const isByDay = named.length > 0 || (isNext && next.weekdays.length > 0)
  const isOpen = OPEN.has(next.intent) && isNext
  const isOther = isOpen && next.words.some((word) => OTHER.test(word))
  if (!isByDay && !asksHours && !isOther && !(isOpen && (next.period !== null || next.persons.length > 0))) return null
  const [from, to] = [named[0], named.at(-1)]
  const isWithin = next.weekdays.length > 0 && before.period && before.period.kind !== 'day'
  const ofBefore = isWithin ? before.period : (next.period ?? before.period)
  const period =
    from === undefined || to === undefined
      ? ofBefore
      : { kind: from === to ? ('day' as const) : ('span' as const), from, to }
  const weekdays = next.weekdays.length > 0 ? next.weekdays : named.length > 0 ? [] : before.weekdays
  return {
    ...before,
    intent: asksHours ? 'day_hours' : 'best_day',
    period,
    dates: named.length > 0 ? named : next.period ? [] : before.dates,
    weekdays,
    persons: next.persons.length > 0 ? next.persons : before.persons,
    words: next.words,
    tagged: next.tagged,
    before: last,
  }
}
