import type { Composer } from '../../writing/composer.ts'
import { asksOfTwo } from '../../understanding/life/life-form.ts'
import { DAY_KINDS } from '../days/days.ts'
import { tellActs } from './either.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { leanTexts } from './lean-words.ts'
import { matterTexts } from './matter-texts.ts'
import { tellPlace } from './life-seat.ts'
import type { Topic } from '../../topics.ts'
import { canLean, leanOf, lifeTopic, spanAsked } from './life-lean.ts'
import { lifeQuestionTexts } from './life-words.ts'
import { tellBond } from './life-people.ts'
import { TimeAnswer } from '../time/time-answer.ts'
import { tellWindows } from '../time/windows.ts'

/** So far ahead a decision without a time is looked at, days. */
const AHEAD_DAYS = 120
/** What begins later than in so many days is still to come. */
const COMING_DAYS = 3

/** The body is not leaned on. */
function answerWithoutLean({ composer }: TimeAnswer): void {
  const texts = composer.library.texts(leanTexts, composer.lang)
  composer.explain(texts.should.health)
  composer.explain(texts.first.health)
}

/** Of hearts, families and oneself the decision is left whole. */
function answerOwn({ composer }: TimeAnswer, topic: Topic): void {
  composer.explain(composer.library.texts(matterTexts, composer.lang).own.should)
  if (composer.asked.persons.length > 0) tellBond(composer)
  else tellPlace(composer, topic, ['advice'])
  composer.explain(composer.library.texts(leanTexts, composer.lang).first[topic])
}

/** A lean and no order: what presses or eases the matter now, until when, and what to do first. */
export function answerShould(composer: Composer): void {
  const answer = new TimeAnswer(composer)
  const { asked, lang } = composer
  if (asked.dates.length > 1 && asked.words.some((word) => /^(?:or|или|либо)$/.test(word)))
    return DAY_KINDS.best_day.answer(composer)
  const texts = composer.library.texts(leanTexts, lang)
  const { two } = composer.library.texts(lifeQuestionTexts, lang)
  const topic = lifeTopic(composer)
  if (topic === 'health') return answerWithoutLean(answer)
  if (!canLean(topic) && (asked.options ?? []).length === 0 && !asked.period) return answerOwn(answer, topic)
  const now = { fromJdUt: answer.now, toJdUt: answer.now + AHEAD_DAYS }
  const { verdict, helps, presses, next } = leanOf(answer, topic, answer.period ? spanAsked(answer) : now)
  const told = verdict === 'no' ? presses : verdict === 'yes' ? helps : undefined
  const [one, other] = asked.options ?? []
  const isBefore = verdict === 'no' && presses !== undefined && presses.sinceJdUt > answer.now + COMING_DAYS
  if (one && other) tellActs(composer, [one, other], isBefore ? 'yes' : verdict)
  else if (asksOfTwo(lang, asked.words) && composer.owner === null)
    composer.explain(two[verdict === 'yes' ? 'go' : verdict === 'no' ? 'wait' : 'even'])
  if (told) {
    const what = answer.noun(told)
    const isComing = told.sinceJdUt > answer.now + COMING_DAYS
    const lean =
      verdict === 'no'
        ? isComing
          ? texts.should.before({ what, date: answer.date(told.sinceJdUt) })
          : texts.should.wait({ what, until: answer.date(told.untilJdUt) })
        : isComing
          ? texts.should.from({ what, date: answer.date(told.sinceJdUt) })
          : texts.should.go({ what, until: answer.date(told.untilJdUt) })
    composer.list([lean, answer.means(told, topic)], [answer.factor(told)])
  } else composer.explain(texts.should.even)
  const isAhead = told !== undefined && told.sinceJdUt > answer.now + COMING_DAYS
  if (next && verdict !== 'yes' && !isAhead)
    composer.list(
      [texts.should.change({ what: answer.noun(next), date: answer.date(next.sinceJdUt) }), answer.means(next, topic)],
      [answer.factor(next)],
    )
  if (topic === 'money') composer.explain(texts.should.money)
  if (asked.persons.length > 0 && !canLean(topic)) tellBond(composer)
  // A stretch of time that is named is asked for its better part as well.
  const { period } = asked
  const isLong = period !== null && (period.kind === 'month' || period.kind === 'year' || period.kind === 'span')
  if (isLong && period.to > composer.book.dateOf(answer.now)) tellWindows(answer, topic, true)
  const said = saidBefore(composer)
  if (!said.includes(texts.first[topic])) composer.explain(texts.first[topic])
  answer.noteHour()
}
