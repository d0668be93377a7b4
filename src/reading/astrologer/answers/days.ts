import { signOf } from '#astro/charts/sign.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { stations } from '#astro/events/stations.ts'
import type { TextsOf } from '../../library/text-shape.ts'
import type { Composer } from '../composer.ts'
import type { KindRule } from '../kind-rule.ts'
import type { Understood } from '../question.ts'
import { shift } from '../spoken-span.ts'
import { DayJudge, type JudgedDay, type Reason, type Suited } from './day-judge.ts'
import { PURPOSE_RULES, purposeOf, type Purpose } from './day-purposes.ts'
import { dayTexts } from './day-words.ts'
import { saidBefore } from './follow-facts.ts'
import { SkyDesk } from './sky-desk.ts'

/** How many days are looked through: where no time is named, and at most. */
const USUAL_DAYS = 30
const MOST_DAYS = 100
/** From which score on a day is a good one, and a fair one. */
const GOOD = 1.5
const FAIR = -0.4

const saysAny = (words: readonly string[], pattern: RegExp) => words.some((word) => pattern.test(word))
const CHOICE = /^(?:or|или|либо|vs)$/
const RANGE = /^(?:between|from|through|till|until|между|с|со|по|до)$/
const BOTH = /^(?:us|both|we|our|together|i|me|нас|нам|обоим|обоих|оба|мы|вместе|я|мне)$/
const OTHER = /^(?:other|another|more|else|alternatives?|другие|другую|другой|другое|еще|запасн\p{L}*)$/u

/** Monday 1 … Sunday 7. */
const weekdayOf = (date: string) =>
  (((new Date(Date.parse(date)).getUTCDay() + 6) % 7) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7

/** What the day is for: of this question, or of the one that it goes on with. */
function purposeAsked(asked: Understood): Purpose {
  for (let one: Understood | null = asked; one; one = one.before) {
    const isOfDays = one === asked || one.intent === 'best_day' || one.intent === 'day_hours'
    const purpose = isOfDays ? purposeOf(one.words) : 'anything'
    if (purpose !== 'anything') return purpose
  }
  return 'anything'
}

interface Choice {
  /** The days among which one is chosen, in order. */
  dates: string[]
  /** Whether they were named one by one. */
  isNamed: boolean
}

/** The days that a question leaves to choose from, none of them past. */
function choiceOf({ dates, weekdays, period, words }: Understood, today: string): Choice {
  const isRange = saysAny(words, RANGE) && dates.length === 2 && !saysAny(words, CHOICE)
  if (dates.length > 2 || (dates.length === 2 && !isRange && saysAny(words, /^(?:or|или|либо|vs|and|и)$/)))
    return { dates: dates.filter((date) => date >= today).toSorted(), isNamed: true }
  const from = period && period.from > today ? period.from : shift(today, period?.kind === 'day' ? 0 : 1)
  const to = period ? period.to : shift(today, USUAL_DAYS)
  const all: string[] = []
  for (let date = from; date <= to && all.length < MOST_DAYS; date = shift(date, 1)) all.push(date)
  const isOneDay = period?.kind === 'day'
  const kept =
    weekdays.length > 0 && !isOneDay ? all.filter((date) => weekdays.some((one) => one === weekdayOf(date))) : all
  return { dates: kept, isNamed: isOneDay }
}

/** Whose charts a day shall suit. */
function suitedOf(composer: Composer, purpose: Purpose): Suited[] {
  const { asked, book } = composer
  const { birth, people } = book.source
  const others = asked.persons.flatMap((at) => people[at] ?? []).map(({ name, birth: of }) => ({ name, birth: of }))
  const own = birth ? [{ name: null, birth }] : []
  if (others.length === 0) return own
  return purpose === 'wedding' || saysAny(asked.words, BOTH) ? [...own, ...others] : others
}

class DayDesk {
  readonly desk: SkyDesk
  readonly texts: TextsOf<typeof dayTexts>
  readonly purpose: Exclude<Purpose, 'medical'>

  constructor(composer: Composer, purpose: Exclude<Purpose, 'medical'>) {
    this.desk = new SkyDesk(composer)
    this.texts = composer.library.texts(dayTexts, composer.lang)
    this.purpose = purpose
  }

  get what(): string {
    return this.texts.what[this.purpose]
  }

  judgeOf(from: string, to: string): DayJudge {
    const { composer } = this.desk
    return new DayJudge(this.desk, this.texts, {
      rule: PURPOSE_RULES[this.purpose],
      span: composer.span({ from, to }),
      suited: suitedOf(composer, this.purpose),
    })
  }

  /** "Thursday, December 3". */
  name = ({ date, noonJdUt }: Pick<JudgedDay, 'date' | 'noonJdUt'>): string =>
    `${this.texts.weekdays[weekdayOf(date)]}, ${this.desk.date(noonJdUt)}`

  private facts = (noonJdUt: number, reasons: readonly Reason[]) => [
    this.desk.fact('moon', noonJdUt),
    ...reasons.flatMap(({ factors }) => factors),
  ]

  /** A day with what speaks for it and what against. */
  tellDay(day: JudgedDay): void {
    const isPoor = day.score < FAIR
    const good = day.good.slice(0, isPoor ? 2 : 3)
    const bad = day.bad.filter(({ weight }) => weight < -0.3).slice(0, isPoor ? 3 : 1)
    const [reasons, against] = [good, bad].map((list) => list.map(({ text }) => text))
    const date = this.name(day)
    const line =
      against && against.length > 0
        ? this.texts.lineBut({ date, reasons: reasons ?? [], against })
        : this.texts.line({ date, reasons: reasons ?? [] })
    this.desk.composer.list([line], this.facts(day.noonJdUt, [...good, ...bad]))
  }

  tellAvoid(day: JudgedDay | undefined): void {
    if (!day || day.bad.length === 0) return
    const bad = day.bad.slice(0, 2)
    const told = this.texts.avoid({ date: this.name(day), reasons: bad.map(({ text }) => text) })
    this.desk.composer.list([told], this.facts(day.noonJdUt, bad))
  }

  /** Whether the planets of the matter move forward on a day; until when not. */
  tellMotion(jdUt: number): void {
    const { desk, texts } = this
    const { direct } = PURPOSE_RULES[this.purpose]
    const isBack = (planet: Planet) => desk.sky.position(planet, jdUt).speedDegPerDay < 0
    for (const point of direct.filter(isBack).slice(0, 1)) {
      const turn = stations(desk.sky, { fromJdUt: jdUt, toJdUt: jdUt + 120, bodies: [point] })[0]
      if (turn)
        desk.composer.list(
          [texts.back({ point, until: desk.date(turn.jdUt) })],
          [desk.motion(point, jdUt, true, false), desk.motion(point, turn.jdUt, false, true)],
        )
    }
    const [first] = direct
    if (first && !direct.some(isBack))
      desk.composer.list([texts.direct({ point: first })], [desk.motion(first, jdUt, false, false)])
  }

  /** The hours of a day that suit best. */
  tellHours(date: string, judge: DayJudge): void {
    const { desk, texts } = this
    const { fromJdUt, toJdUt } = judge.hoursOf(date)
    const noonJdUt = (fromJdUt + toJdUt) / 2
    const voids = judge.voidsOn(date)
    const named = this.name({ date, noonJdUt })
    const kind = judge.kindMoment(date)
    const isVoid = (jdUt: number) => voids.some((one) => jdUt > one.fromJdUt && jdUt <= one.toJdUt)
    const steps = Array.from({ length: 13 }, (_, i) => fromJdUt + i / 24).filter(
      (jdUt) => jdUt <= toJdUt + 0.01 && !isVoid(jdUt + 0.01),
    )
    const before = kind ? steps.filter((jdUt) => jdUt <= kind.jdUt && jdUt > kind.jdUt - 0.18) : []
    const hours = before.length > 1 ? before : steps.slice(0, 5)
    const [from, to] = [hours[0], hours.at(-1)]
    if (from === undefined || to === undefined || hours.length < 2) {
      desk.composer.list([texts.hours.any({ date: named, what: this.what })], [desk.fact('moon', noonJdUt)])
    } else {
      const facts = [desk.fact('moon', noonJdUt, { passesJdUt: [from, to] })]
      desk.composer.list([texts.hours.best({ date: named, from: desk.clock(from), to: desk.clock(to) })], facts)
      if (kind && before.length > 1) {
        const planet = kind.a === 'moon' ? kind.b : kind.a
        desk.composer.list(
          [texts.hours.around({ aspect: kind.aspect, planet, clock: desk.clock(kind.jdUt) })],
          [desk.fact('moon', kind.jdUt, { natal: planet, aspect: kind.aspect })],
        )
      }
    }
    for (const one of voids) {
      const { text, factors } = judge.tellVoid(one, { fromJdUt, toJdUt })
      desk.composer.list([texts.but({ reasons: [text] })], factors)
    }
    desk.composer.explain(texts.hours.zone)
  }
}

const byScore = (a: JudgedDay, b: JudgedDay) => b.score - a.score || (a.date < b.date ? -1 : 1)

/** The two best days for something, and one to leave aside; of one day, how it is. */
function answerDays(composer: Composer): void {
  const purpose = purposeAsked(composer.asked)
  if (purpose === 'medical') return answerMedical(composer)
  const desk = new DayDesk(composer, purpose)
  const today = composer.book.dateOf(composer.book.source.nowJdUt)
  const { dates, isNamed } = choiceOf(composer.asked, today)
  const [first, last] = [dates[0], dates.at(-1)]
  const { texts } = desk
  if (first === undefined || last === undefined) return composer.explain(texts.opens.none({ what: desk.what }))
  if (dates.length === 1) return answerOneDay(composer, desk, first)
  const judge = desk.judgeOf(first, last)
  const said = saysAny(composer.asked.words, OTHER) ? saidBefore(composer) : ''
  const judged = dates.map((date) => judge.judge(date)).filter((day) => !said.includes(desk.desk.date(day.noonJdUt)))
  const ranked = judged.toSorted(byScore)
  const [best] = ranked
  if (!best) return composer.explain(texts.opens.none({ what: desk.what }))
  const apart = dates.length > 8 && !isNamed ? 2 : 0
  const second = ranked.find(
    (day) => day !== best && day.score > FAIR && Math.abs(day.noonJdUt - best.noonJdUt) > apart + 0.5,
  )
  const { what } = desk
  const [one, two] = [desk.name(best), second && !isNamed ? desk.name(second) : null]
  const opens = isNamed
    ? texts.opens.pick({ what, first: one })
    : two === null
      ? texts.opens.one({ what, first: one })
      : texts.opens.two({ what, first: one, second: two })
  composer.list(
    [opens],
    [best, second].flatMap((day) => (day ? [desk.desk.fact('moon', day.noonJdUt)] : [])),
  )
  desk.tellDay(best)
  if (second) desk.tellDay(second)
  desk.tellAvoid(ranked.findLast((day) => day !== best && day !== second && day.score < FAIR))
  desk.tellMotion(best.noonJdUt)
  close(composer, desk)
}

function answerOneDay(composer: Composer, desk: DayDesk, date: string): void {
  const { texts } = desk
  const today = composer.book.dateOf(composer.book.source.nowJdUt)
  const near = shift(date, -5) < today ? today : shift(date, -5)
  const judge = desk.judgeOf(near, shift(date, 6))
  const day = judge.judge(date)
  const named = { date: desk.name(day), what: desk.what }
  const grade = day.score >= GOOD ? 'good' : day.score >= FAIR ? 'fair' : 'poor'
  composer.list([texts.check[grade](named)], [desk.desk.fact('moon', day.noonJdUt)])
  desk.tellDay(day)
  if (grade !== 'good') {
    const around: JudgedDay[] = []
    for (let one = near; one <= shift(date, 5); one = shift(one, 1)) if (one !== date) around.push(judge.judge(one))
    const [better] = around.toSorted(byScore)
    if (better && better.score > Math.max(day.score, FAIR)) {
      composer.list([texts.better({ date: desk.name(better) })], [desk.desk.fact('moon', better.noonJdUt)])
      desk.tellDay(better)
    }
  }
  desk.tellMotion(day.noonJdUt)
  close(composer, desk)
}

function close(composer: Composer, { texts }: DayDesk): void {
  if (!composer.birth) composer.explain(texts.bySky)
  composer.explain(texts.custom)
}

/** The date of an operation is the doctor's; what custom says of it, and where the Moon is on the days named. */
function answerMedical(composer: Composer): void {
  const desk = new SkyDesk(composer)
  const texts = composer.library.texts(dayTexts, composer.lang)
  const today = composer.book.dateOf(composer.book.source.nowJdUt)
  composer.explain(texts.medical.opens)
  const named = composer.asked.dates.filter((date) => date >= today).slice(0, 4)
  if (named.length > 0) {
    composer.explain(texts.medical.signs)
    for (const date of named) {
      const { fromJdUt, toJdUt } = composer.span({ from: date, to: date })
      const noonJdUt = (fromJdUt + toJdUt) / 2
      const sign = signOf(desk.longitude('moon', noonJdUt))
      composer.list([texts.medical.line({ date: desk.date(noonJdUt), sign })], [desk.fact('moon', noonJdUt)])
    }
  }
  composer.explain(texts.medical.closes)
}

/** The hours of a day that was spoken of. */
function answerHours(composer: Composer): void {
  const purpose = purposeAsked(composer.asked)
  if (purpose === 'medical') return answerMedical(composer)
  const desk = new DayDesk(composer, purpose)
  const today = composer.book.dateOf(composer.book.source.nowJdUt)
  const { dates } = choiceOf(composer.asked, today)
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return composer.explain(desk.texts.opens.none({ what: desk.what }))
  const judge = desk.judgeOf(first, last)
  const [best] = dates.map((date) => judge.judge(date)).toSorted(byScore)
  if (best) desk.tellHours(best.date, judge)
}

/** A day chosen for a purpose, by the Moon, by what moves backward, and by one's own chart. */
export const DAY_KINDS = {
  best_day: { answer: answerDays, about: 'sky' },
  day_hours: { answer: answerHours, about: 'sky' },
} satisfies Record<string, KindRule>
