import { twoDigits } from '#language/angle.ts'
import { monthNamed } from '../time/written-birth.ts'
import { dayLimitsOf, periodWithin, type DayLimits } from '../time/day-limits.ts'
import { isAboutDays, type Understood } from '../question.ts'
import type { ThreadState } from './thread-state.ts'

/** What goes on with a choice of days by any time that it names, and what only by a day. */
const OPEN: ReadonlySet<string> = new Set(['unknown', 'period', 'best_day', 'day_hours', 'bad_day'])
const BY_DAY: ReadonlySet<string> = new Set([
  'topic',
  'topic_when',
  'person_pair',
  'compatible',
  'decide',
  'expert',
  'what_to_do',
  'should_i',
  'good_bad',
  'sure',
  'more',
  'thanks',
  'dated_person',
  'transits_now',
])
/** Below it a kind is a guess, and a day that is named tells more. */
const GUESS = 0.4
const HOURS =
  /^(?:time|hour|hours|morning|afternoon|evening|oclock|noon|время|времени|часу|часов|час|утром|вечером|днем|утро|вечер|обед|обеда)$/
const TODAY = /^(?:today|tonight|сегодня)$/
const OTHER =
  /^(?:other|another|else|alternatives?|backup|second|plan|later|earlier|другие|другую|другой|другое|запасн\p{L}*|второй|раньше|позже)$/u
/** "the 8th", «8-го»: a day of the month that was spoken of. */
const NTH = /^(\d{1,2})(?:st|nd|rd|th|-?го|-?е|-?ое|-?ого|-?му)$/
const AFTER_ARTICLE = /^(?:on|the|by|or|and|only|has|на|или|и|к|только)$/
const COUNTED = /^(?:dates?|days?|best|more|options?|others?|good|дат\p{L}*|дня|дней|день|вариант\p{L}*|лучш\p{L}*)$/u
/** In so few words a number is a day. */
const MOST_OF_BARE = 5
const BORN = /^(?:born|birthday|bday|родил\p{L}*|рожд\p{L}*)$/u
const MOST_WORDS = 16
const MOST_FOR_SOMEBODY = 5

/** Days without their month: those that were offered, or else of the months spoken of. */
function bareDays(
  { words, houses }: Understood,
  choice: Understood,
  offered: readonly string[],
  today: string,
): string[] {
  if (houses.length > 0) return []
  const from = choice.period?.from ?? choice.dates[0] ?? offered[0] ?? today
  const to = choice.period?.to ?? choice.dates.at(-1) ?? from
  return words.flatMap((word, i) => {
    if (COUNTED.test(words[i + 1] ?? '')) return []
    const mayBe = AFTER_ARTICLE.test(words[i - 1] ?? '') || words.length <= MOST_OF_BARE
    const bare = mayBe && choice.dates.length + offered.length > 0 ? word : ''
    const day = Number(NTH.exec(word)?.[1] ?? (/^\d{1,2}$/.test(bare) ? bare : 0))
    if (day < 1 || day > 31) return []
    const known = [...choice.dates, ...offered].find((date) => Number(date.slice(8)) === day)
    if (known) return [known]
    const months = monthsOf(from < today ? today : from, to)
    const dates = months.map((month) => `${month}-${twoDigits(day)}`)
    return [
      dates.find((date) => date >= today && date >= from && date <= to) ?? dates.find((date) => date >= today) ?? [],
    ].flat()
  })
}

/** The months of a span as `YYYY-MM`, and one more. */
function monthsOf(from: string, to: string): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const all = Array.from({ length: 14 }, (_, i) => {
    const at = month - 1 + i
    return `${year + Math.floor(at / 12)}-${twoDigits((at % 12) + 1)}`
  })
  return all.filter((one, i) => one <= to.slice(0, 7) || i < 2)
}

const MATTER =
  /(?<=^| )(?:for (?:a|my|our|the) (?!day|date|week|month|one|other|same|best|first|second)\p{L}{4,}|to (?!me|us|be|do|go|pick|choose|wait|know|avoid|say|the|have|use|make|sign|get|it)\p{L}{3,}|(?:чтобы|для) (?!меня|нас|него|нее|этого|этой|того|нее|неё|обоих)\p{L}{4,})(?= |$)/u

/** Whether a day is asked for something that isn't one of the purposes. */
export const namesMatter = ({ intent, purpose, words }: Understood): boolean =>
  intent === 'best_day' && purpose === 'anything' && MATTER.test(words.join(' '))

/** Whether a day is asked for something else than before. */
export const isFreshChoice = ({ choice }: ThreadState, next: Understood): boolean =>
  choice !== null &&
  choice.purpose !== 'anything' &&
  (next.purpose === 'anything' ? namesMatter(next) : next.purpose !== choice.purpose)

/** What a question says of days, after a choice of days. */
interface Narrowing {
  /** Civil dates that it names, in order. */
  named: readonly string[]
  weekdays: readonly number[]
  asksHours: boolean
  /** The longer time that it names. */
  period: Understood['period']
  /** What it sets: "before the 10th", "no Mondays". */
  limits: DayLimits | null
}

/** A longer message says more than a limit. */
const MOST_OF_LIMIT = 9
/** A kind that is so likely is asked for by itself, whatever weekday stands beside it. */
const SURE = 0.75

/** What a question sets for the days spoken of. */
const longOf = (period: Understood['period']) => (period && period.kind !== 'day' ? period : null)

function limitsFor(
  choice: Understood,
  { words, limits, period }: Understood,
  offered: readonly string[],
  today: string,
) {
  const [from = today, to = from] = [offered.toSorted()[0], offered.toSorted().at(-1)]
  const within = longOf(period) ?? longOf(choice.period) ?? { from, to }
  return dayLimitsOf(words, { today, within, mayBeBare: true }) ?? limits ?? null
}

/** The limits of the choice before, with what a question sets beside them. */
function limitsLeft(before: DayLimits | null | undefined, next: DayLimits | null): DayLimits | null {
  if (!before || !next) return next ?? before ?? null
  const both = next.weekdays.filter((one) => before.weekdays.includes(one))
  const weekdays = next.weekdays.length === 0 ? before.weekdays : both.length > 0 ? both : next.weekdays
  const isBounded = next.from !== null || next.to !== null
  return { ...(isBounded ? next : before), weekdays, part: next.part ?? before.part }
}

function narrowingOf(state: ThreadState, next: Understood, choice: Understood, today: string): Narrowing | null {
  const isNext = choice === state.last || isAboutDays(state.subject.intent)
  const says = (pattern: RegExp) => next.words.some((word) => pattern.test(word))
  const offered = isNext ? state.chosen().days : []
  const bare = next.dates.length > 0 || isLonger(next) ? [] : bareDays(next, choice, offered, today)
  const named = [...next.dates, ...bare].toSorted()
  const limits = isNext || next.intent === 'best_day' ? limitsFor(choice, next, offered, today) : null
  const isBounded = limits !== null && (limits.from !== null || limits.to !== null)
  const isNamedLonger =
    longOf(next.period) !== null && next.dates.length === 0 && next.words.some((word) => monthNamed(word) !== null)
  const chance = next.likely[0]?.chance ?? 0
  const isLimit = limits !== null && next.words.length <= MOST_OF_LIMIT && (chance < SURE || isAboutDays(next.intent))
  const isGuess = named.length > 0 && chance < GUESS
  if (says(BORN) || !(OPEN.has(next.intent) || BY_DAY.has(next.intent) || isGuess || isLimit)) return null
  const saysHours = (isNext || named.length > 0) && (says(HOURS) || (limits?.part ?? null) !== null)
  const isOfDays = isBounded || (limits?.weekdays.length ?? 0) > 0
  const asksHours = !isOfDays && (saysHours || (next.intent === 'day_hours' && next.persons.length === 0))
  const isFresh = isFreshChoice(state, next)
  const isByDay = named.length > 0 || (isNext && next.weekdays.length > 0)
  const isOpen = OPEN.has(next.intent) && isNext
  const isForSomebody = next.persons.length > 0 && next.words.length <= MOST_FOR_SOMEBODY
  const isOfTime = next.period !== null || isForSomebody || (next.intent === 'best_day' && !isFresh)
  if (!isLimit && !isByDay && !asksHours && !(isOpen && (isOfTime || says(OTHER)))) return null
  if (isFresh && !isByDay && next.period === null && !isLimit) return null
  return {
    named: isBounded ? [] : named,
    weekdays: limits?.weekdays.length ? limits.weekdays : next.weekdays,
    asksHours,
    limits: limitsLeft(choice.limits, limits),
    // "In the evening" is no other day.
    period:
      asksHours && named.length === 0 && isToday(next, today) && !says(TODAY)
        ? null
        : isBounded
          ? periodWithin(limits, today, isNamedLonger ? longOf(next.period) : choice.period)
          : isLimit && next.period?.kind === 'day' && next.dates.length === 0 && isOfDays
            ? null
            : next.period,
  }
}

const dayPeriod = (from: string, to = from) => ({ kind: from === to ? ('day' as const) : ('span' as const), from, to })

const isOfMonths = ({ words, dates }: Understood): boolean =>
  dates.length === 0 &&
  words.some((word) => /^(?:or|или|либо|vs)$/.test(word)) &&
  new Set(words.flatMap((word) => monthNamed(word) ?? [])).size > 1

const monthOf = (date: string) => {
  const from = `${date.slice(0, 8)}01`
  const [year = 0, month = 1] = date.split('-').map(Number)
  return { kind: 'month' as const, from, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) }
}

/** The days that are left to choose from. */
function daysLeft(
  { named, weekdays, asksHours, period, limits }: Narrowing,
  choice: Understood,
  chosen: string | undefined,
): Pick<Understood, 'period' | 'dates' | 'weekdays'> {
  const [from] = named
  if (from !== undefined) return { period: dayPeriod(from, named.at(-1)), dates: named, weekdays }
  // The hours are those of the day that was chosen.
  if (asksHours && !period && chosen) return { period: dayPeriod(chosen), dates: [chosen], weekdays: [] }
  // A day that was named by its weekday leaves none for another week.
  const isOfOneDay = choice.period?.kind === 'day' && !choice.limits?.weekdays.length
  const kept = weekdays.length > 0 || isOfOneDay ? weekdays : choice.weekdays
  // "The best Saturday", after "June or September?", is of the month that was chosen.
  if (weekdays.length > 0 && !period && chosen && isOfMonths(choice))
    return { period: monthOf(chosen), dates: [], weekdays: kept }
  const isBounded = period !== null && limits !== null && (limits.from !== null || limits.to !== null)
  const isWithin = !isBounded && weekdays.length > 0 && choice.period && choice.period.kind !== 'day'
  if (period && !isWithin) return { period, dates: [], weekdays: kept }
  // "Not Mondays" of one day that was told is of any.
  if (weekdays.length > 0 && choice.period?.kind === 'day') return { period: null, dates: [], weekdays: kept }
  return { period: choice.period, dates: choice.dates, weekdays: kept }
}

const ONE = /^(?:one|single|specific|exact|exactly|конкретн\p{L}*|один|одну|одна|точн\p{L}*)$/u
const MOST_TO_ASK_ONE = 7

/** "And which one exactly?", of the days that were offered. */
const asksOne = ({ intent, words, dates, weekdays, period }: Understood): boolean =>
  intent === 'best_day' &&
  words.length <= MOST_TO_ASK_ONE &&
  dates.length + weekdays.length === 0 &&
  period === null &&
  words.some((word) => ONE.test(word)) &&
  !words.some((word) => OTHER.test(word))

/** A question that narrows the days to choose from, or asks for their hours: "only Thursdays", «а 8-го?», "what time?". */
export function otherDays(state: ThreadState, next: Understood, today: string): Understood | null {
  const { choice, last } = state
  if (!choice || next.words.length > MOST_WORDS || (next.points.length > 0 && next.intent !== 'best_day'))
    return fromPeriod(state, next)
  const offered = state.chosen().days
  if (asksOne(next) && offered.length > 1 && isAboutDays(state.subject.intent))
    return {
      ...choice,
      intent: 'best_day',
      dates: offered,
      areListed: true,
      words: next.words,
      tagged: next.tagged,
      before: last,
    }
  const narrowing = narrowingOf(state, next, choice, today)
  if (!narrowing) return null
  const { asksHours, named, weekdays, period } = narrowing
  const fresh = namesMatter(next)
  const isOpen = named.length === 0 && weekdays.length === 0 && !period && !asksHours && next.persons.length === 0
  // "Name three better ones" leaves the one day behind.
  const left =
    isOpen && choice.period?.kind === 'day'
      ? { period: null, dates: [], weekdays: [] }
      : daysLeft(narrowing, choice, state.chosen().days[0])
  return {
    ...choice,
    ...left,
    intent: asksHours ? 'day_hours' : 'best_day',
    limits: narrowing.limits,
    purpose: next.purpose === 'anything' && !fresh ? choice.purpose : next.purpose,
    persons: next.persons.length > 0 ? next.persons : choice.persons,
    words: next.words,
    tagged: next.tagged,
    before: last,
  }
}

/** "In February, before the 20th" is no day. */
const isLonger = ({ period }: Understood) => period !== null && period.kind !== 'day'

const isToday = ({ period }: Understood, today: string) => period?.from === today && period.to === today

/** "Which day is best?" after what a week brings: of that week. */
function fromPeriod({ choice, subject, period }: ThreadState, next: Understood): Understood | null {
  const isOfTime = subject.intent === 'period' || subject.intent === 'transits_now' || subject.intent === 'topic_when'
  if (choice || !isOfTime || next.intent !== 'best_day' || next.period || next.dates.length > 0 || !period) return null
  return next.purpose === 'anything' ? { ...next, period } : null
}
