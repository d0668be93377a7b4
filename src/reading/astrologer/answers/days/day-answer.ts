import type { Planet } from '#astro/ephemeris/body.ts'
import { stations } from '#astro/events/stations.ts'
import type { TextsOf } from '../../../library/text-shape.ts'
import type { Composer } from '../../writing/composer.ts'
import type { DayPart } from '../../time/day-limits.ts'
import { shift } from '../../time/spoken-span.ts'
import { saysAny, weekdayOf } from './day-choice.ts'
import { DayJudge, type JudgedDay, type Reason, type Suited } from './day-judge.ts'
import { PURPOSE_RULES, type Purpose } from './day-purposes.ts'
import { dayTexts } from './day-words.ts'
import { SkyAnswer } from '../sky/sky-answer.ts'

/** From which score on a day is a good one, and a fair one. */
export const GOOD = 1.5
export const FAIR = -0.4

const BOTH = /^(?:us|both|we|our|together|i|me|нас|нам|обоим|обоих|оба|мы|вместе|я|мне)$/

const MOST_AGAINST = 3
const ALL = [1, 2, 3, 4, 5, 6, 7] as const
/** When the parts of a day begin and end, in hours after the first in which things are done. */
const PART_HOURS: Record<DayPart, readonly [number, number]> = {
  morning: [0, 4],
  afternoon: [4, 9],
  evening: [9, 14],
}

/** Whose charts a day shall suit. */
function suitedOf(composer: Composer, purpose: Purpose): Suited[] {
  const { asked, book } = composer
  const { birth, people } = book.source
  const isOfTwo = purpose === 'wedding' || saysAny(asked.words, /^(?:both|обоих|обоим|оба)$/)
  const named = asked.persons.flatMap((at) => people[at] ?? [])
  const partner = isOfTwo ? people.filter((person) => book.audienceWith(person) === 'partner').slice(0, 1) : []
  const others = (named.length > 0 ? named : partner).map(({ name, birth: of }) => ({ name, birth: of }))
  const own = birth ? [{ name: null, birth }] : []
  if (others.length === 0) return own
  return purpose === 'wedding' || saysAny(asked.words, BOTH) ? [...own, ...others] : others
}

/** What an answer that chooses a day is put together with. */
export class DayAnswer {
  readonly sky: SkyAnswer
  readonly texts: TextsOf<typeof dayTexts>
  readonly purpose: Exclude<Purpose, 'medical'>

  constructor(composer: Composer, purpose: Exclude<Purpose, 'medical'>) {
    this.sky = new SkyAnswer(composer)
    this.texts = composer.library.texts(dayTexts, composer.lang)
    this.purpose = purpose
  }

  get what(): string {
    return this.texts.what[this.purpose]
  }

  judgeOf(from: string, to: string): DayJudge {
    const { composer } = this.sky
    return new DayJudge(this.sky, this.texts, {
      rule: PURPOSE_RULES[this.purpose],
      // What is exact on the eve counts, however few days are looked at.
      span: composer.span({ from: shift(from, -1), to: shift(to, 1) }),
      suited: suitedOf(composer, this.purpose),
    })
  }

  /** "Thursday, December 3". */
  name = ({ date, noonJdUt }: Pick<JudgedDay, 'date' | 'noonJdUt'>): string =>
    `${this.texts.weekdays[weekdayOf(date)]}, ${this.sky.date(noonJdUt)}`

  facts = (noonJdUt: number, reasons: readonly Reason[]) => [
    this.sky.fact('moon', noonJdUt),
    ...reasons.flatMap(({ factors }) => factors),
  ]

  /** A day with what speaks for it and what against; of one that wasn't chosen rather the latter. */
  tellDay(day: JudgedDay, isChosen = true): void {
    const isPoor = day.score < FAIR
    const good = day.good.slice(0, isChosen && !isPoor ? 3 : 1)
    const bad = day.bad.filter(({ weight }) => weight < -0.3).slice(0, isPoor ? 3 : isChosen ? 1 : 2)
    const [reasons, against] = [good, bad].map((list) => list.map(({ text }) => text))
    const date = this.name(day)
    const line =
      against && against.length > 0
        ? this.texts.lineBut({ date, reasons: reasons ?? [], against })
        : this.texts.line({ date, reasons: reasons ?? [] })
    this.sky.composer.list([line], this.facts(day.noonJdUt, [...good, ...bad]))
  }

  tellAvoid(day: JudgedDay | undefined): boolean {
    if (!day || day.bad.length === 0) return false
    const bad = day.bad.slice(0, 2)
    const told = this.texts.avoid({ date: this.name(day), reasons: bad.map(({ text }) => text) })
    this.sky.composer.list([told], this.facts(day.noonJdUt, bad))
    return true
  }

  /** What speaks against the days that come after the best. */
  tellAgainst(ranked: readonly JudgedDay[]): void {
    for (const day of ranked.slice(1, 1 + MOST_AGAINST)) if (!this.tellAvoid(day)) this.tellDay(day)
  }

  /** Whether the planets of the matter move forward on a day; until when not. */
  tellMotion(jdUt: number): void {
    const { sky, texts } = this
    const { direct } = PURPOSE_RULES[this.purpose]
    const isBack = (planet: Planet) => sky.sky.position(planet, jdUt).speedDegPerDay < 0
    for (const point of direct.filter(isBack).slice(0, 1)) {
      const turn = stations(sky.sky, { fromJdUt: jdUt, toJdUt: jdUt + 120, bodies: [point] })[0]
      if (turn)
        sky.composer.list(
          [texts.back({ point, until: sky.date(turn.jdUt) })],
          [sky.motion(point, jdUt, true, false), sky.motion(point, turn.jdUt, false, true)],
        )
    }
  }

  /** What was set for the days, so that it is seen to be kept. */
  tellLimit(): void {
    const { composer } = this.sky
    const { limits, weekdays, period } = composer.asked
    if (!limits) return
    const { within } = this.texts
    const span = (limits.from !== null || limits.to !== null) && period ? composer.span(period) : null
    const [from, to] = span ? [this.sky.date(span.fromJdUt + 0.4), this.sky.date(span.toJdUt - 0.4)] : ['', '']
    const isFew = weekdays.length > 0 && weekdays.length < 6
    const days = limits.weekdays.length > 0 && isFew ? this.weekdaysText(weekdays) : null
    const told =
      span && days !== null
        ? within.spanDays({ from, to, days })
        : span
          ? within.span({ from, to })
          : days !== null
            ? within.days({ days })
            : null
    const [missing] = weekdays.length === 6 ? ALL.filter((one) => !weekdays.includes(one)) : []
    const without = missing ? within.without({ days: this.texts.weekdays[missing] }) : null
    composer.explain(told, without)
  }

  private weekdaysText(weekdays: readonly number[]): string {
    const { within, weekdays: names } = this.texts
    const key = weekdays.toSorted().join('')
    if (key === '12345') return within.workdays
    if (key === '67') return within.weekend
    return this.sky.list(ALL.filter((one) => weekdays.includes(one)).map((one) => names[one]))
  }

  /** The hours of a day that suit best, of a part of it where one is wished. */
  tellHours(date: string, judge: DayJudge, part: DayPart | null = null): void {
    const { sky, texts } = this
    const { fromJdUt, toJdUt } = judge.hoursOf(date)
    const noonJdUt = (fromJdUt + toJdUt) / 2
    const voids = judge.voidsOn(date)
    const named = this.name({ date, noonJdUt })
    const kind = judge.kindMoment(date)
    const isVoid = (jdUt: number) => judge.voids.some((one) => jdUt > one.fromJdUt && jdUt <= one.toJdUt)
    const [first, last] = part ? PART_HOURS[part] : [0, 12]
    const steps = Array.from({ length: last - first + 1 }, (_, i) => fromJdUt + (first + i) / 24).filter(
      (jdUt) => !isVoid(jdUt + 0.01),
    )
    const before = kind ? steps.filter((jdUt) => jdUt <= kind.jdUt && jdUt > kind.jdUt - 0.18) : []
    const hours = before.length > 1 ? before : steps.slice(0, 5)
    const [from, to] = [hours[0], hours.at(-1)]
    if (part && (from === undefined || to === undefined || hours.length < 2)) {
      sky.composer.list([texts.hours.partVoid[part]({ date: named })], [sky.fact('moon', noonJdUt)])
    } else if (from === undefined || to === undefined || hours.length < 2) {
      sky.composer.list([texts.hours.any({ date: named, what: this.what })], [sky.fact('moon', noonJdUt)])
    } else {
      const facts = [sky.fact('moon', noonJdUt, { passesJdUt: [from, to] })]
      const told = { date: named, from: sky.clock(from), to: sky.clock(to) }
      sky.composer.list([part ? texts.hours.part[part](told) : texts.hours.best(told)], facts)
      if (kind && before.length > 1) {
        const planet = kind.a === 'moon' ? kind.b : kind.a
        sky.composer.list(
          [texts.hours.around({ aspect: kind.aspect, planet, clock: sky.clock(kind.jdUt) })],
          [sky.fact('moon', kind.jdUt, { natal: planet, aspect: kind.aspect })],
        )
      }
    }
    for (const one of voids) {
      const { text, factors } = judge.tellVoid(one, { fromJdUt, toJdUt })
      sky.composer.list([texts.but({ reasons: [text] })], factors)
    }
    sky.composer.explain(texts.hours.zone)
  }
}
