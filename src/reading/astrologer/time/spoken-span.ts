import { twoDigits } from '#language/angle.ts'
import type { Period } from '../question.ts'

const DAY_MS = 86_400_000
/** A civil date so many days later. */
export const shift = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

const NEARLY_OVER_DAYS = 14

type Unit = 'day' | 'week' | 'month' | 'year'

/** "two", «двух», «пару»: the numbers that people write as words before a length of time. */
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['a an one один одну', 1],
    ['two couple два две двух пару пара', 2],
    ['few three три трех несколько', 3],
    ['four четыре четырех', 4],
    ['five пять пяти', 5],
    ['six шесть шести', 6],
    ['seven семь', 7],
    ['eight восемь', 8],
    ['nine девять', 9],
    ['ten десять десяти', 10],
    ['twelve двенадцать', 12],
  ].flatMap(([names, count]) => `${names}`.split(' ').map((name) => [name, Number(count)])),
)
const N = `(\\d{1,2}|${Object.keys(NUMBERS).join('|')})`
const UNIT = '(days?|weeks?|months?|years?|день|дня|дней|дни|сутки|недел\\p{L}*|месяц\\p{L}*|год|года|году|лет)'
const SPRING_ON = [
  /^(?:spring|весн\p{L}*)$/u,
  /^(?:summer|лето|летом|лета|летний)$/u,
  /^(?:autumn|fall|осен\p{L}*)$/u,
  /^(?:winter|зим\p{L}*)$/u,
]
const PAST =
  /(?<=^| )(?:was|were|did|had|happened|ago|went|been|happening then|был[аои]?|произошло|происходило|случилось|случилась|прошл\p{L}*|тогда|прошел|прошла)(?= |$)/u
const LAST = '(?:last|previous|past|прошл\\p{L}*|минувш\\p{L}*)'

const unitOf = (word: string): Unit => {
  if (/^(?:week|недел)/.test(word)) return 'week'
  if (/^(?:month|месяц)/.test(word)) return 'month'
  return /^(?:year|год|лет)/.test(word) ? 'year' : 'day'
}
const countOf = (word: string) => NUMBERS[word] ?? Number(word)

/** A civil date so many units later; in a shorter month its last day. */
export function later(date: string, count: number, unit: Unit): string {
  if (unit === 'day' || unit === 'week') return shift(date, count * (unit === 'week' ? 7 : 1))
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const months = year * 12 + month - 1 + count * (unit === 'year' ? 12 : 1)
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1]
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  return `${toYear}-${twoDigits(toMonth)}-${twoDigits(Math.min(day, last))}`
}

const span = (from: string, to: string): Period => ({ kind: 'span', from, to })

/** "We're thinking of May" loses its apostrophe. */
const WE_ARE = /(^| )(?<!(?:we|they|you|there|things|what|who|when|where|how) )were (?=\p{L}+ing(?: |$))/u

/** Whether a question is of what has been. */
export const isOfPast = (words: readonly string[]): boolean => PAST.test(words.join(' ').replace(WE_ARE, '$1'))

/** A length of time that is told by words: "the next 6 months", «через полгода», "last year", "summer 2010", "when I was 30". */
export function spokenSpan(words: readonly string[], today: string, born: string | null): Period | null {
  const text = words
    .join(' ')
    .replace('half a year', '6 months')
    .replace('полгода', '6 месяцев')
    .replace('полугод', '6 месяцев')
    .replace('полтора года', '18 месяцев')
  return (
    halfYear(text, today) ??
    counted(text, today) ??
    season(words, today) ??
    aged(text, today, born) ??
    before(text, today)
  )
}

/** "the first half of 2027", «вторая половина года», "h1 2027". */
function halfYear(text: string, today: string): Period | null {
  const found =
    /(?<=^| )(first|second|1st|2nd) half of (?:the )?(?:year )?(20\d\d|year|next year)?/.exec(text) ??
    /(?<=^| )(перв|втор)\p{L}* половин\p{L}* (20\d\d|года|следующего года)/u.exec(text)
  if (!found) return null
  const year = Number(found[2]) || Number(today.slice(0, 4)) + (/next|следующ/.test(found[2] ?? '') ? 1 : 0)
  return /^(?:first|1st|перв)/.test(found[1] ?? '')
    ? span(`${year}-01-01`, `${year}-06-30`)
    : span(`${year}-07-01`, `${year}-12-31`)
}

function counted(text: string, today: string): Period | null {
  const find = (pattern: string) => new RegExp(`(?<=^| )${pattern}(?= |$)`, 'u').exec(text)
  const past =
    find(`(?:last|past|previous|последн\\p{L}*|прошедш\\p{L}*) ${N} (?:of )?${UNIT}`) ??
    find(`за ${N} (?:последн\\p{L}* )?${UNIT}`)
  if (past) return span(later(today, -countOf(past[1] ?? ''), unitOf(past[2] ?? '')), today)
  const ahead =
    find(`(?:next|coming|following|upcoming|ближайш\\p{L}*|следующ\\p{L}*|предстоящ\\p{L}*) ${N} (?:of )?${UNIT}`) ??
    find(`${N} ${UNIT} (?:ahead|forward|вперед)`) ??
    find(`(?:for|over|within|на|в течение) (?:the )?${N} (?:of )?${UNIT}`)
  if (ahead) return span(today, later(today, countOf(ahead[1] ?? ''), unitOf(ahead[2] ?? '')))
  const ago = find(`${N} ${UNIT} (?:ago|назад)`) ?? find(`()${UNIT} назад`)
  const hence = ago ? null : (find(`(?:in|after|через) ${N} ${UNIT}`) ?? find(`через ()${UNIT}`))
  const found = ago ?? hence
  if (!found) return null
  const unit = unitOf(found[2] ?? '')
  const at = later(today, (found[1] ? countOf(found[1]) : 1) * (ago ? -1 : 1), unit)
  if (unit === 'day') return { kind: 'day', from: at, to: at }
  const half = { week: 3, month: 15, year: 60 }[unit]
  return { kind: unit === 'week' ? 'week' : 'month', from: shift(at, -half), to: shift(at, half) }
}

/** "This fall", "in the fall"; "she had a fall" is no time. */
const OF_FALL =
  /(?<=^| )(?:this|next|last|the|in|by|until|till|of|every|coming|before|since) fall(?= |$)|fall (?:of )?\d{4}/

function season(words: readonly string[], today: string): Period | null {
  const at = words.findIndex((word) => SPRING_ON.some((pattern) => pattern.test(word)))
  const index = SPRING_ON.findIndex((pattern) => pattern.test(words[at] ?? ''))
  const beside = words.slice(Math.max(0, at - 2), at + 3)
  if (at < 0 || (words[at] === 'fall' && !OF_FALL.test(beside.join(' ')))) return null
  const of = (year: number) => {
    // A winter has the number of the year in which most of it lies.
    const from = index === 3 ? `${year - 1}-12-01` : `${year}-${twoDigits(3 + 3 * index)}-01`
    return span(from, shift(later(from, 3, 'month'), -1))
  }
  const thisYear = Number(today.slice(0, 4))
  const named = beside.map(Number).find((number) => number >= 1900 && number <= 2099)
  if (named !== undefined) return of(named)
  const around = [thisYear - 1, thisYear, thisYear + 1, thisYear + 2].map(of)
  const isUntil = /^(?:before|until|till|by|до|к)$/.test(words[at - 1] ?? '')
  const coming = around.find(({ from }) => from > today)
  if (isUntil && coming && !isOfPast(words)) return span(today, shift(coming.from, -1))
  const isThis = beside.some((word) => /^(?:this|эт(?:ой|им|о|от|у))$/.test(word))
  if (isThis && index !== 3) return of(thisYear)
  const last = isOfPast(words) || beside.some((word) => new RegExp(`^${LAST}$`, 'u').test(word))
  // Of a season that is nearly over the next one is meant.
  const found = last
    ? around.findLast(({ from }) => from <= today)
    : around.find(({ to }) => to >= shift(today, NEARLY_OVER_DAYS))
  return found ?? null
}

function aged(text: string, today: string, born: string | null): Period | null {
  if (born === null) return null
  const found =
    /(?<=^| )(?:(?:when|year|time) i (?:was|am|turn|turned|will be|hit)|i was|at(?: the)? age(?: of)?|aged?|at) (\d\d)(?:(?:-| to | and )(\d\d))?(?! (?:degrees?|percent|am|pm|oclock|minutes?))(?= |$)/u.exec(
      text,
    ) ??
    /(?<=^| )мне (?:было|будет|исполнил\p{L}*|исполнится|стукнет) (\d\d)(?:(?:-| до | и )(\d\d))?(?= |$)/u.exec(text) ??
    /(?<=^| )(?:в|к) (\d\d)(?:-(\d\d))? (?:лет|года|годам)(?= |$)/u.exec(text) ??
    /(?<=^| )мне (\d\d)()(?= |$)/u.exec(text)
  if (!found) return null
  const age = Number(found[1])
  const isNow = later(born, age, 'year') <= today && later(born, age + 1, 'year') > today
  return isNow ? null : span(later(born, age, 'year'), shift(later(born, Number(found[2] || age) + 1, 'year'), -1))
}

function before(text: string, today: string): Period | null {
  const at = (pattern: string) => new RegExp(`(?<=^| )${pattern}(?= |$)`, 'u').test(text)
  const year = Number(today.slice(0, 4))
  if (at('(?:yesterday|вчера)')) return { kind: 'day', from: shift(today, -1), to: shift(today, -1) }
  if (at('позавчера')) return { kind: 'day', from: shift(today, -2), to: shift(today, -2) }
  if (at(`${LAST} (?:year|год|году|года)`)) return { kind: 'year', from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  if (at(`${LAST} (?:month|месяц\\p{L}*)`)) {
    const to = shift(`${today.slice(0, 7)}-01`, -1)
    return { kind: 'month', from: `${to.slice(0, 7)}-01`, to }
  }
  if (at(`${LAST} (?:week|недел\\p{L}*)`)) return { kind: 'week', from: shift(today, -7), to: shift(today, -1) }
  if (
    at('(?:rest|end|remainder) of (?:the|this) year') ||
    at('до конца (?:этого )?года') ||
    at('until (?:the )?end of (?:the )?year')
  )
    return span(today, `${year}-12-31`)
  return null
}
