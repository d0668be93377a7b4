import type { Composer } from '../../writing/composer.ts'
import type { Span } from '../../facts/fact-book.ts'
import type { Option } from '../../question.ts'
import type { Topic } from '../../topics.ts'
import { tellAct } from './life-act.ts'
import { leanOf, lifeTopic, type Lean } from './life-lean.ts'
import { lifeQuestionTexts } from './life-words.ts'
import { TimeAnswer } from '../time/time-answer.ts'
import { answerPeriod } from '../time/time-transits.ts'

const textsOf = ({ library, lang }: Composer) => library.texts(lifeQuestionTexts, lang).either

/** What leaves things as they are. */
const HOLDS =
  /(?<=^| )(?:stay\p{L}*|stick|keep|remain|wait\p{L}*|hold|save|saving|rent\p{L}*|home|cook|leave (?:it|things)|not|old|same|later|put off|continue|nothing|in|quiet|остат\p{L}*|остав\p{L}*|ждать|подождать|терпеть|потерпеть|копить|снимать|дома|не|старо\p{L}*|прежн\p{L}*|потом|позже|доработать|дальше|сохран\p{L}*|тянуть|молчать)(?= |$)/u

/** Which of two acts, by whether the time favors a change. */
export function tellActs(composer: Composer, [one, other]: readonly [Option, Option], verdict: Lean['verdict']): void {
  const texts = textsOf(composer)
  const [first, second] = [one, other].map(({ text }) => HOLDS.test(text.toLowerCase()))
  const both = { one: one.text, other: other.text }
  if (first === second)
    return composer.explain((verdict === 'yes' ? texts.bolder : verdict === 'no' ? texts.safer : texts.open)(both))
  const [hold, change] = first ? [one, other] : [other, one]
  composer.explain(texts.pick({ pick: (verdict === 'no' ? hold : change).text }))
}

/** So much must two times differ by to be told apart. */
const LEAST_APART = 0.12

/** Which of two times suits a matter better, by what, and what stands against the other. */
export function answerWhichTime(composer: Composer): void {
  const answer = new TimeAnswer(composer)
  const texts = textsOf(composer)
  const { options = [] } = composer.asked
  const times = options.flatMap((option) => {
    if (!option.period) return []
    const span = composer.span(option.period)
    return span.toJdUt < answer.now
      ? []
      : [{ option, span: { ...span, fromJdUt: Math.max(span.fromJdUt, answer.now) } }]
  })
  if (options.every(({ period }) => period && composer.span(period).toJdUt < answer.now)) return answerPeriod(composer)
  const [first, second] = times
  if (!first) return composer.explain(texts.past)
  const topic = lifeTopic(composer)
  const weighed = times.map((time) => ({ ...time, lean: leanOf(answer, topic, time.span) }))
  const [best = { ...first, lean: leanOf(answer, topic, first.span) }, other] = weighed.toSorted(
    (a, b) => b.lean.sum - a.lean.sum,
  )
  const isLevel = second && other && best.lean.sum - other.lean.sum < LEAST_APART
  composer.explain((isLevel ? texts.level : texts.time)({ pick: best.option.text }))
  tellFor(answer, topic, best)
  if (other) tellAgainst(answer, topic, other)
  tellAct(composer)
  answer.noteHour()
}

interface Time {
  option: Option
  span: Span
  lean: Lean
}

function tellFor(answer: TimeAnswer, topic: Topic, { lean: { helps } }: Time): void {
  const { composer } = answer
  const { because, calm } = textsOf(composer)
  if (!helps) return composer.explain(calm)
  const told = because({ what: answer.noun(helps), until: answer.date(helps.untilJdUt) })
  composer.list([told, answer.means(helps, topic)], [answer.factor(helps)])
}

function tellAgainst(answer: TimeAnswer, topic: Topic, { option, lean: { presses } }: Time): void {
  if (!presses) return
  const { composer } = answer
  const { against } = textsOf(composer)
  const told = against({ other: option.text, what: answer.noun(presses), until: answer.date(presses.untilJdUt) })
  composer.list([told, answer.means(presses, topic)], [answer.factor(presses)])
}
