import type { Composer } from '../../writing/composer.ts'
import type { KindRule } from '../../kind-rule.ts'
import { isOfReader, isReadersDecision } from '../../understanding/life/life-reader.ts'
import { isOfConceiving } from '../days/day-purposes.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { leanTexts } from './lean-words.ts'
import { stretchOf } from '../onward/reading.ts'
import { lifeTopic } from './life-lean.ts'
import type { Topic } from '../../topics.ts'
import { answerWhichTime } from './either.ts'
import { answerShould } from './should.ts'
import { tellWindows } from '../time/windows.ts'
import { TALK_KINDS } from '../talk/talk.ts'
import { TimeAnswer } from '../time/time-answer.ts'
import { answerPeriod } from '../time/time-transits.ts'

const textsOf = ({ library, lang }: Composer) => library.texts(leanTexts, lang)

/** The two times that favor a part of life most, and one that is harder. */
export function answerTopicWhen(composer: Composer): void {
  const answer = new TimeAnswer(composer)
  if (isOfConceiving(composer.asked.words)) return TALK_KINDS.baby.answer(composer)
  if (answer.isPast) return answerPeriod(composer)
  const texts = textsOf(composer)
  const topic = lifeTopic(composer)
  if (isOfHardship(composer) && tellHardship(answer, topic)) return
  tellWindows(answer, topic)
  const said = saidBefore(composer)
  for (const text of [texts.when.limit[topic], texts.when.do[topic]]) if (!said.includes(text)) composer.explain(text)
  composer.close(composer.words.care[topic])
  answer.noteHour()
}

const HARDSHIP =
  /(?<=^| )(?:rough|tough|hard|bad|dark|difficult|shit|awful|crap) (?:patch|time|times|phase|period|stretch|year|month|streak|luck)|(?<=^| )(?:get|gets|getting|become|becomes) (?:any )?(?:better|easier)|(?<=^| )(?:ease|eases|(?:let|lets) up|ends?|pressure|struggle\p{L}*|suffer\p{L}*|мук\p{L}*|давлени\p{L}*|напряг\p{L}*|отпустит|полегчает|легче|полоса|кризис\p{L}*|тяжел\p{L}* (?:период|время|полоса)|станет лучше)(?= |$)/u
const isOfHardship = ({ asked }: Composer): boolean => asked.period === null && HARDSHIP.test(asked.words.join(' '))

/** "How long will this rough patch last?": what presses and until when, and what is lighter after it. */
export function tellHardship(answer: TimeAnswer, topic: Topic): boolean {
  const { composer } = answer
  const { hardship, when } = textsOf(composer)
  const { presses, next } = stretchOf(answer, topic)
  if (!presses) {
    composer.explain(hardship.none)
    if (next)
      composer.list(
        [hardship.lighter({ what: answer.noun(next), date: answer.date(next.sinceJdUt) }), answer.means(next, topic)],
        [answer.factor(next)],
      )
    return next !== undefined
  }
  const until = answer.date(presses.untilJdUt)
  composer.list(
    [hardship.until({ what: answer.noun(presses), until }), answer.means(presses, topic)],
    [answer.factor(presses)],
  )
  if (next)
    composer.list(
      [hardship.lighter({ what: answer.noun(next), date: answer.date(next.sinceJdUt) }), answer.means(next, topic)],
      [answer.factor(next)],
    )
  composer.explain(when.do[topic])
  composer.close(composer.words.care[topic])
  answer.noteHour()
  return true
}

/** "Why am I so tired lately?": what presses on the lights and the ascendant now. */
function answerLately(composer: Composer): void {
  const answer = new TimeAnswer(composer)
  const texts = textsOf(composer)
  const points = (['moon', 'sun', 'asc', 'mercury', 'mars'] as const).filter((point) => answer.isNatal(point))
  const movers = ['mars', 'saturn', 'uranus', 'neptune', 'pluto', 'jupiter'] as const
  const found = answer
    .loops({ fromJdUt: answer.now - 10, toJdUt: answer.now + 1, movers, points })
    .find((loop) => answer.presses(loop))
  if (found)
    composer.list(
      [
        composer.owner === null
          ? texts.lately.opens({ what: answer.noun(found), until: answer.date(found.untilJdUt) })
          : texts.lately.ofOwner({
              name: composer.owner,
              what: answer.noun(found),
              until: answer.date(found.untilJdUt),
            }),
        answer.means(found),
      ],
      [answer.factor(found)],
    )
  else composer.explain(texts.lately.none)
  composer.explain(texts.lately.care)
}

/** One question back, with questions that are understood, made from what was understood; never the same in one conversation. */
export function answerUnclear(composer: Composer): void {
  const { asked, book } = composer
  const { clarify } = textsOf(composer)
  const said = saidBefore(composer)
  const fresh = (ways: readonly string[]) => ways.find((one) => !said.includes(one)) ?? ways.at(-1) ?? ''
  const person = book.source.people[asked.persons[0] ?? -1]
  const [point] = asked.points
  const offer = [
    ...(point ? [clarify.point({ point })] : []),
    ...(person ? [clarify.person({ name: person.name })] : []),
    ...(asked.topic ? [clarify.topic[asked.topic]] : []),
    ...(asked.before && asked.before.intent !== 'unknown' ? [clarify.before] : []),
  ].find((one) => !said.includes(one))
  composer.explain(fresh(clarify.opens))
  composer.explain(offer ?? fresh(clarify.any))
}

const rule = (answer: KindRule['answer']): KindRule => ({ answer, about: 'one', mayBeQuiet: true })

/** Questions about a decision or a mood, as most people ask them. */
export const LEAN_KINDS = {
  should_i: { ...rule(answerShould), isOwnBeside: isReadersDecision },
  when_will: rule(answerTopicWhen),
  which_time: { ...rule(answerWhichTime), isOwnBeside: isOfReader },
  lately: { ...rule(answerLately), isOwnBeside: isOfReader },
} satisfies Record<string, KindRule>
