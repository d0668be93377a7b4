import { Composer } from '../../writing/composer.ts'
import { isAboutDays, type Understood } from '../../question.ts'
import { DayAnswer } from '../days/day-answer.ts'
import { answersBefore, dayTold, saidBefore } from './follow-facts.ts'
import { FOLLOW_NAMES } from './follow-names.ts'
import { followTexts } from './follow-words.ts'
import { tellPairBrief } from '../people/people.ts'
import { isOfLife, tellAct } from '../life/life-act.ts'
import { leanOf, lifeTopic } from '../life/life-lean.ts'
import { MATTER_RULES } from '../../understanding/life/matter.ts'
import { TimeAnswer } from '../time/time-answer.ts'

const textsOf = ({ library, lang }: Composer) => library.texts(followTexts, lang)

const GOES_ON: ReadonlySet<string> = new Set(FOLLOW_NAMES)

/** The question that the conversation is about, past those that went on with its answer. */
export function subjectBefore(composer: Composer): Understood | null {
  for (let back = 1; back <= 4; back++) {
    const answer = composer.last(back)
    if (!answer) return null
    if (!GOES_ON.has(answer.understood.intent)) return answer.understood
  }
  return null
}

/** The same answer put together for another question. */
const asOf = (composer: Composer, asked: Understood): Composer => new Composer({ ...composer, asked })

/** The days that the last choice offered, as it named them. */
function daysOffered(composer: Composer): { date: string; jdUt: number }[] {
  const subject = answersBefore(composer).find(({ understood }) => isAboutDays(understood.intent))
  const [opens] = subject?.lines ?? []
  if (!opens) return []
  const answer = new DayAnswer(composer, 'anything')
  const jdUts = opens.factors.flatMap(({ exactJdUt }) => exactJdUt ?? [])
  return jdUts.map((jdUt) => ({ jdUt, date: answer.name({ date: composer.book.dateOf(jdUt), noonJdUt: jdUt }) }))
}

/** Two days in one sentence, or which way a time leans and until when: what was told, in short and plain words. */
export function tellBrief(composer: Composer): boolean {
  const { brief } = textsOf(composer)
  if (dayTold(composer).length > 0) {
    const [first, second] = daysOffered(composer)
    if (!first) return false
    const answer = new DayAnswer(composer, 'anything')
    const facts = [first, second].flatMap((day) => (day ? [answer.sky.fact('moon', day.jdUt)] : []))
    const told = second ? brief.days({ first: first.date, second: second.date }) : brief.day({ first: first.date })
    composer.list([told], facts)
    return true
  }
  const subject = subjectBefore(composer)
  if (subject && PAIRED.has(subject.intent)) return tellPairBrief(asLines(composer, subject))
  if (!subject || !isTimed(subject) || !composer.birth) return false
  const of = asOf(composer, { ...subject, persons: subject.persons })
  const answer = new TimeAnswer(of)
  const { verdict, helps, presses, next } = leanOf(answer, lifeTopic(of))
  if (verdict === 'yes' && helps)
    composer.list([brief.yes({ until: answer.date(helps.untilJdUt) })], [answer.factor(helps)])
  else if (verdict === 'no' && presses)
    composer.list([brief.no({ until: answer.date(presses.untilJdUt) })], [answer.factor(presses)])
  else composer.explain(brief.open)
  if (next && verdict !== 'yes')
    composer.list([brief.lighter({ date: answer.date(next.sinceJdUt) })], [answer.factor(next)])
  return true
}

const PAIRED: ReadonlySet<string> = new Set(['compatible', 'person_pair', 'fight'])
/** The same as another question, whose lines become those of the answer. */
const asLines = (composer: Composer, asked: Understood): Composer => {
  const of = asOf(composer, asked)
  Object.assign(of, { lines: composer.lines })
  return of
}

const TIMED: ReadonlySet<string> = new Set(['should_i', 'whether', 'topic_when', 'outcome'])
const isTimed = ({ intent, period, matter }: Understood): boolean =>
  (TIMED.has(intent) || (matter !== undefined && MATTER_RULES[matter.of].leans === true)) && period === null

/** "And if they say no?": the next day that was offered, or when it gets lighter, and one thing to do. */
export function answerIfNot(composer: Composer): void {
  const { ifNot } = textsOf(composer)
  const said = saidBefore(composer)
  composer.explain(ifNot.opens)
  const days = daysOffered(composer)
  const [, second] = days
  if (second) {
    const answer = new DayAnswer(composer, 'anything')
    composer.list([ifNot.again({ date: second.date })], [answer.sky.fact('moon', second.jdUt)])
  } else if (composer.birth) {
    const answer = new TimeAnswer(composer)
    const { next } = leanOf(answer, lifeTopic(composer))
    if (next) composer.list([ifNot.lighter({ date: answer.date(next.sinceJdUt) })], [answer.factor(next)])
  }
  const subject = subjectBefore(composer)
  if (subject && (isOfLife(subject) || composer.asked.topic)) tellAct(composer)
  if (!said.includes(ifNot.closes)) composer.explain(ifNot.closes)
}
