import { signOf } from '#astro/charts/sign.ts'
import type { Composer } from '../../writing/composer.ts'
import type { KindRule } from '../../kind-rule.ts'
import { shift } from '../../time/spoken-span.ts'
import { DayAnswer, FAIR, GOOD } from './day-answer.ts'
import { choiceOf, type CivilSpan, countAsked, saysAny, weekdayOf } from './day-choice.ts'
import type { JudgedDay } from './day-judge.ts'
import { againstDays, isOfConceiving } from './day-purposes.ts'
import { dayTexts } from './day-words.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { SkyAnswer } from '../sky/sky-answer.ts'
import { TALK_KINDS } from '../talk/talk.ts'

const OTHER =
  /^(?:other|another|more|else|alternatives?|backup|second|второй|другие|другую|другой|другое|еще|запасн\p{L}*)$/u

const byScore = (a: JudgedDay, b: JudgedDay) => b.score - a.score || (a.date < b.date ? -1 : 1)

/** The two best days for something, and one to leave aside; of one day, how it is. */
function answerDays(composer: Composer): void {
  const purpose = composer.asked.purpose
  if (purpose === 'medical') return answerMedical(composer)
  if (isOfConceiving(composer.asked.words)) return TALK_KINDS.baby.answer(composer)
  const answer = new DayAnswer(composer, purpose)
  const today = composer.book.dateOf(composer.book.source.nowJdUt)
  const { dates, isNamed, spans } = choiceOf(composer.asked, today)
  if (spans.length > 1) return answerSpans(composer, answer, spans)
  const [first, last] = [dates[0], dates.at(-1)]
  const { texts } = answer
  if (first === undefined || last === undefined) return answerNone(answer)
  if (dates.length === 1) return answerOneDay(composer, answer, first)
  const judge = answer.judgeOf(first, last)
  const against = againstDays(composer.asked.words)
  const said =
    against === null && !composer.asked.areListed && saysAny(composer.asked.words, OTHER) ? saidBefore(composer) : ''
  const judged = dates.map((date) => judge.judge(date)).filter((day) => !said.includes(answer.sky.date(day.noonJdUt)))
  const ranked = judged.toSorted(byScore)
  const [best] = ranked
  if (!best) return composer.explain(texts.opens.none({ what: answer.what }))
  if (against === 'worst') return answerWorst(composer, answer, ranked)
  if (against === 'why' && ranked.length > 1) {
    answer.tellAgainst(ranked)
    return close(composer, answer)
  }
  if (isNamed) return answerNamed(composer, answer, ranked)
  const chosen = apartFrom(ranked, dates.length > 8 ? 2 : 0, countAsked(composer.asked.words))
  const { what } = answer
  const names = chosen.map(answer.name)
  const opens =
    names.length > 1 ? texts.opens.several({ what, days: names }) : texts.opens.one({ what, first: names[0] ?? '' })
  composer.list(
    [opens],
    chosen.map((day) => answer.sky.fact('moon', day.noonJdUt)),
  )
  answer.tellLimit()
  for (const day of chosen) answer.tellDay(day)
  if (composer.asked.limits && best.score < FAIR) tellNearest(answer, best)
  answer.tellAvoid(ranked.findLast((day) => !chosen.includes(day) && day.score < FAIR))
  answer.tellMotion(best.noonJdUt)
  close(composer, answer)
}

/** How far around a limit a better day is looked for. */
const NEAR_DAYS = 14

/** The nearest good day outside the limit that was set. */
function tellNearest(answer: DayAnswer, best: Pick<JudgedDay, 'date'> | null): void {
  const { composer } = answer.sky
  const today = composer.book.dateOf(composer.book.source.nowJdUt)
  const { period, weekdays } = composer.asked
  const [from, to] = [period?.from ?? today, period?.to ?? shift(today, NEAR_DAYS)]
  const near = shift(from, -NEAR_DAYS) < today ? today : shift(from, -NEAR_DAYS)
  const judge = answer.judgeOf(near, shift(to, NEAR_DAYS))
  const isLeft = (date: string) => weekdays.length === 0 || weekdays.includes(weekdayOf(date))
  const isOutside = (date: string) => date < from || date > to || !isLeft(date)
  const far = (date: string) => Math.min(...[from, to].map((end) => Math.abs(Date.parse(date) - Date.parse(end))))
  const days: string[] = []
  for (let date = near; date <= shift(to, NEAR_DAYS); date = shift(date, 1)) if (isOutside(date)) days.push(date)
  const found = days
    .toSorted((a, b) => Number(isLeft(b)) - Number(isLeft(a)) || far(a) - far(b))
    .map((date) => judge.judge(date))
    .find(({ score }) => score >= GOOD)
  if (best) composer.explain(answer.texts.within.noneGood)
  if (!found) return
  const told = answer.texts.within.nearest({ date: answer.name(found) })
  composer.list([told], [answer.sky.fact('moon', found.noonJdUt)])
  if (!best) answer.tellDay(found)
}

/** Nothing is left to choose from: of what was named, or within the limit that was set. */
function answerNone(answer: DayAnswer): void {
  const { composer } = answer.sky
  const { what, texts } = answer
  if (!composer.asked.limits) return composer.explain(texts.opens.none({ what }))
  composer.explain(texts.within.none({ what }))
  tellNearest(answer, null)
}

/** The best days that are so many days apart, so many of them; only the first need be a fair one. */
function apartFrom(ranked: readonly JudgedDay[], days: number, count: number): JudgedDay[] {
  const chosen: JudgedDay[] = []
  for (const day of ranked) {
    const isApart = chosen.every((one) => Math.abs(one.noonJdUt - day.noonJdUt) > days + 0.5)
    if (chosen.length < count && isApart && (chosen.length === 0 || day.score > FAIR)) chosen.push(day)
  }
  return chosen
}

/** Of days named one by one: which, and what is weaker about each of the others. */
function answerNamed(composer: Composer, answer: DayAnswer, ranked: readonly JudgedDay[]): void {
  const [best, ...others] = ranked
  if (!best) return
  composer.list(
    [answer.texts.opens.pick({ what: answer.what, first: answer.name(best) })],
    [answer.sky.fact('moon', best.noonJdUt)],
  )
  answer.tellDay(best)
  for (const day of others.slice(0, 3)) answer.tellDay(day, false)
  answer.tellMotion(best.noonJdUt)
  close(composer, answer)
}

/** The hardest days of a time, and one that is easier. */
function answerWorst(composer: Composer, answer: DayAnswer, ranked: readonly JudgedDay[]): void {
  const { texts } = answer
  const [worst, next] = [ranked.at(-1), ranked.at(-2)]
  const [best] = ranked
  if (!worst || !best || worst.bad.length === 0) return composer.explain(texts.opens.noWorst)
  const tell = (day: JudgedDay, say: (told: { date: string; reasons: readonly string[] }) => string) => {
    const bad = day.bad.slice(0, 3)
    const reasons = bad.map(({ text }) => text)
    composer.list([say({ date: answer.name(day), reasons })], answer.facts(day.noonJdUt, bad))
  }
  tell(worst, texts.opens.worst)
  if (next && next.score < FAIR && next.bad.length > 0) tell(next, texts.opens.alsoHard)
  composer.list([texts.better({ date: answer.name(best) })], [answer.sky.fact('moon', best.noonJdUt)])
  composer.explain(texts.worstDo)
  if (!composer.birth) composer.explain(texts.bySky)
}

/** Of stretches of time: which, with its best day and its weakest, and the best day of the other. */
function answerSpans(composer: Composer, answer: DayAnswer, spans: readonly CivilSpan[]): void {
  const { texts } = answer
  const judged = spans.map((span) => {
    const judge = answer.judgeOf(span.from, span.to)
    const { dates } = choiceOf(
      { ...composer.asked, dates: [], words: [], period: { kind: 'span', ...span } },
      span.from,
    )
    const days = [span.from, ...dates.filter((date) => date !== span.from)].map((date) => judge.judge(date))
    const ranked = days.toSorted(byScore)
    // A month is as good as its good days, a stay as all of its days.
    const counted = span.isMonth ? ranked.slice(0, 5) : ranked
    return { span, ranked, score: counted.reduce((sum, { score }) => sum + score, 0) / Math.max(1, counted.length) }
  })
  const [best, ...others] = judged.toSorted((a, b) => b.score - a.score)
  const [day] = best?.ranked ?? []
  if (!best || !day) return
  const named = ({ from, to, isMonth }: CivilSpan): string => {
    const { fromJdUt, toJdUt } = composer.span({ from, to })
    return isMonth
      ? (texts.months[Number(from.slice(5, 7)) - 1] ?? '')
      : texts.span({ from: answer.sky.date(fromJdUt + 0.4), to: answer.sky.date(toJdUt - 0.4) })
  }
  const factOf = ({ from, to }: CivilSpan) => {
    const { fromJdUt, toJdUt } = composer.span({ from, to })
    return answer.sky.fact('moon', fromJdUt + 0.4, { passesJdUt: [fromJdUt + 0.4, toJdUt - 0.4] })
  }
  composer.list([texts.opens.span({ what: answer.what, span: named(best.span) })], [factOf(best.span)])
  answer.tellDay(day)
  answer.tellAvoid(best.ranked.findLast((one) => one !== day && one.score < FAIR))
  for (const other of others.slice(0, 2)) {
    const [top] = other.ranked
    if (!top) continue
    composer.list(
      [texts.opens.spanOther({ span: named(other.span), date: answer.name(top) })],
      [factOf(other.span), answer.sky.fact('moon', top.noonJdUt)],
    )
    answer.tellMotion(top.noonJdUt)
  }
  close(composer, answer)
}

function answerOneDay(composer: Composer, answer: DayAnswer, date: string): void {
  const { texts } = answer
  const today = composer.book.dateOf(composer.book.source.nowJdUt)
  const near = shift(date, -5) < today ? today : shift(date, -5)
  const judge = answer.judgeOf(near, shift(date, 6))
  const day = judge.judge(date)
  const named = { date: answer.name(day), what: answer.what }
  const grade = day.score >= GOOD ? 'good' : day.score >= FAIR ? 'fair' : 'poor'
  composer.list([texts.check[grade](named)], [answer.sky.fact('moon', day.noonJdUt)])
  answer.tellDay(day)
  if (grade !== 'good') {
    const around: JudgedDay[] = []
    for (let one = near; one <= shift(date, 5); one = shift(one, 1)) if (one !== date) around.push(judge.judge(one))
    const [better] = around.toSorted(byScore)
    if (better && better.score > Math.max(day.score, FAIR)) {
      composer.list([texts.better({ date: answer.name(better) })], [answer.sky.fact('moon', better.noonJdUt)])
      answer.tellDay(better)
    }
  }
  answer.tellMotion(day.noonJdUt)
  close(composer, answer)
}

function close(composer: Composer, { texts, purpose }: DayAnswer): void {
  const said = saidBefore(composer)
  if (!composer.birth) composer.explain(texts.bySky)
  for (const text of [texts.do[purpose], texts.custom]) if (!said.includes(text)) composer.explain(text)
}

const CUSTOM = /^(?:tradition\p{L}*|custom\p{L}*|avoid|rules?|традици\p{L}*|обыча\p{L}*|избега\p{L}*|нельзя)$/u

/** The date of an operation is the doctor's; what custom says of it, and where the Moon is on the days named. */
function answerMedical(composer: Composer): void {
  const answer = new SkyAnswer(composer)
  const texts = composer.library.texts(dayTexts, composer.lang)
  const today = composer.book.dateOf(composer.book.source.nowJdUt)
  composer.explain(texts.medical.opens)
  const named = composer.asked.dates
    .filter((date) => date >= today)
    .toSorted()
    .slice(0, 4)
  if (named.length > 0 || saysAny(composer.asked.words, CUSTOM)) {
    composer.explain(texts.medical.signs)
    for (const date of named) {
      const { fromJdUt, toJdUt } = composer.span({ from: date, to: date })
      const noonJdUt = (fromJdUt + toJdUt) / 2
      const sign = signOf(answer.longitude('moon', noonJdUt))
      composer.list([texts.medical.line({ date: answer.date(noonJdUt), sign })], [answer.fact('moon', noonJdUt)])
    }
  }
  composer.explain(texts.medical.closes)
}

/** The hours of a day that was spoken of. */
function answerHours(composer: Composer): void {
  const purpose = composer.asked.purpose
  if (purpose === 'medical') return answerMedical(composer)
  const answer = new DayAnswer(composer, purpose)
  const today = composer.book.dateOf(composer.book.source.nowJdUt)
  const { dates } = choiceOf(composer.asked, today)
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return composer.explain(answer.texts.opens.none({ what: answer.what }))
  const judge = answer.judgeOf(first, last)
  const [best] = dates.map((date) => judge.judge(date)).toSorted(byScore)
  if (best) answer.tellHours(best.date, judge, composer.asked.limits?.part ?? null)
}

/** A day chosen for a purpose, by the Moon, by what moves backward, and by one's own chart. */
export const DAY_KINDS = {
  best_day: { answer: answerDays, about: 'sky' },
  day_hours: { answer: answerHours, about: 'sky' },
} satisfies Record<string, KindRule>
