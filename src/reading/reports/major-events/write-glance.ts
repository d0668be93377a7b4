import type { Side } from '../../compose/verdict.ts'
import { verdictOf } from '../../compose/verdict.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { factorOfDate, meetingOfDate, nameOf } from './date-kinds.ts'
import { isCycle, type LifeDate } from './life-dates.ts'
import type { MajorWriting } from './major-writing.ts'
import { yearsOf } from './write-dates.ts'
import type { StretchPoint } from './words.ts'
import { tablePart, joinText, own } from '../natal-parts.ts'

const WEIGHTIEST = 3
const sumOf = (dates: readonly LifeDate[]) => dates.reduce((total, { weight }) => total + weight, 0)

const heaviest = (dates: readonly LifeDate[]): LifeDate[] =>
  dates
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, WEIGHTIEST)
    .toSorted((a, b) => a.fromJdUt - b.fromJdUt)

/** The point that the dates of a life come back to: the thread. */
export function threadOf(dates: readonly LifeDate[]): StretchPoint {
  // A return is everybody's and says nothing of what this life is about.
  const groups = [
    ...Map.groupBy(
      dates.filter(({ what }) => !isCycle(what)),
      ({ point }) => point,
    ),
  ]
  const [main] = groups.toSorted(([, a], [, b]) => sumOf(b) - sumOf(a))
  return main?.[0] ?? 'sun'
}

/** The first page: the thread with three dates of it, the weightiest dates, and all of them in order. */
export function writeGlance(writing: MajorWriting, dates: readonly LifeDate[]): void {
  const { page, words } = writing
  if (dates.length === 0) return
  const { chapters, titles, glance } = words
  page.write(chapters.answers, titles.thesis, thesis(writing, dates))
  page.write(
    chapters.answers,
    titles.weighs,
    heaviest(dates).map((date) => weighs(writing, date)),
  )
  page.write(chapters.answers, titles.glance, [
    tablePart(
      glance,
      dates.map((date) => [
        `${yearsOf(writing, date)} · ${date.age}`,
        nameOf(writing, date),
        glance.subject[date.point],
        glance.works[date.side === 0 ? 'loosens' : 'binds'],
      ]),
      [...new Set(dates.map((date) => factorOfDate(writing, date)))],
    ),
  ])
}

function thesis(writing: MajorWriting, dates: readonly LifeDate[]): Paragraph[] {
  const { page, words } = writing
  const main = threadOf(dates)
  const { answer } = verdictOf(
    dates.map(({ side, weight }) => ({
      side,
      weight,
      voice: { kind: 'planet', point: 'sun' },
      occasions: [],
      factors: [],
    })),
  )
  const thread = heaviest(dates.filter(({ point, what }) => point === main && !isCycle(what)))
  const dated = thread.map((date) =>
    words.dated({ year: `${page.at(date.fromJdUt).year}`, age: date.age, name: nameOf(writing, date) }),
  )
  const yearsAt = (side: Side) => [
    ...new Set(dates.filter((date) => date.side === side).map(({ fromJdUt }) => `${page.at(fromJdUt).year}`)),
  ]
  const [loosens, binds] = [yearsAt(0), yearsAt(1)]
  const text = [words.thesis[main], thread.length > 1 ? words.thread({ dates: dated }) : '']
  const sides = loosens.length > 0 && binds.length > 0 ? words.sides({ loosens, binds }) : ''
  return [
    {
      text: joinText(...text),
      factors: thread.map((date) => factorOfDate(writing, date)),
    },
    {
      text: joinText(words.whole[answer], sides),
      factors: [...new Set(dates.map((date) => factorOfDate(writing, date)))],
    },
  ]
}

function weighs(writing: MajorWriting, date: LifeDate): Paragraph {
  const { page, words } = writing
  const { age, time } = date
  const named = page.dated.meeting(meetingOfDate(date))
  const text = words.weighs({
    years: yearsOf(writing, date),
    age,
    meeting: named,
    name: nameOf(writing, date),
    time: words.times[time],
  })
  return own(text, [factorOfDate(writing, date)])
}

/** The thread once more, and when it goes on. */
export function closingOf(writing: MajorWriting, dates: readonly LifeDate[]): (Paragraph | null)[] {
  const { page, words } = writing
  const main = threadOf(dates)
  const next =
    dates.find(({ time, point }) => time === 'ahead' && point === main) ?? dates.find(({ time }) => time === 'ahead')
  if (!next) return []
  const { fromJdUt, age, point } = next
  const when = page.inMonth(fromJdUt)
  const follows = words.next({ when, age, subject: words.glance.subject[point] })
  const last = point === main ? words.last[main] : ''
  return [own(joinText(last, follows), [factorOfDate(writing, next)])]
}
