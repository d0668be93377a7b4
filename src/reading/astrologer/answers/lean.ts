import type { Composer } from '../composer.ts'
import type { KindRule } from '../kind-rule.ts'
import { SEATS, type Topic } from '../topics.ts'
import { saidBefore } from './follow-facts.ts'
import { leanTexts } from './lean-words.ts'
import { TimeDesk } from './time-desk.ts'
import { answerPeriod } from './time-transits.ts'
import type { Loop } from './time-loops.ts'

const YEAR_DAYS = 365

/** Words of a decision that name no part of life by themselves. */
const DECISIONS: readonly (readonly [Topic, RegExp])[] = [
  ['career', /^(?:quit|quitting|resign|fired|hired|offer|увольня\p{L}*|уволи\p{L}*|уйти с|начальни\p{L}*)$/u],
  ['move', /^(?:move|relocate|emigrate|переезж\p{L}*|переех\p{L}*|съехаться|уехать|уезжать)$/u],
  ['money', /^(?:buy|sell|invest|купить|продать|вложить)$/u],
  ['love', /^(?:marry|leave|break|propose|meet|someone|встречу|замуж|развод\p{L}*|разводиться|расстат\p{L}*)$/u],
  ['study', /^(?:study|degree|university|учиться|поступать)$/u],
]

function topicOf({ asked }: Composer): Topic {
  const named = DECISIONS.find(([, pattern]) => asked.words.some((word) => pattern.test(word)))?.[0]
  return asked.topic ?? named ?? 'self'
}

const textsOf = ({ library, lang }: Composer) => library.texts(leanTexts, lang)

/** The passages over what stands for a part of life, heaviest first. */
function loopsOf(desk: TimeDesk, topic: Topic, days: number): Loop[] {
  const { points, movers } = SEATS[topic]
  const known = points.filter((point) => desk.isNatal(point))
  return desk.loops({ fromJdUt: desk.now, toJdUt: desk.now + days, movers, points: known })
}

/** A lean and no order: what presses or eases the matter now, until when, and what to do first. */
function answerShould(composer: Composer): void {
  const desk = new TimeDesk(composer)
  const texts = textsOf(composer)
  const topic = topicOf(composer)
  if (topic === 'money' || topic === 'health') {
    composer.explain(texts.should[topic])
    return composer.explain(texts.first[topic])
  }
  const loops = loopsOf(desk, topic, 200)
  const isNow = (loop: Loop) => loop.sinceJdUt <= desk.now + 3 && loop.untilJdUt > desk.now
  const current = loops.find(isNow)
  const next = loops.toSorted((a, b) => a.sinceJdUt - b.sinceJdUt).find((loop) => !isNow(loop))
  if (current) {
    const lean = desk.presses(current) ? texts.should.wait : texts.should.go
    const told = lean({ what: desk.noun(current), until: desk.date(current.untilJdUt) })
    composer.list([told, desk.means(current)], [desk.factor(current)])
  } else composer.explain(texts.should.even)
  if (next && (!current || desk.presses(current) !== desk.presses(next)))
    composer.list(
      [texts.should.change({ what: desk.noun(next), date: desk.date(next.sinceJdUt) }), desk.means(next)],
      [desk.factor(next)],
    )
  composer.explain(texts.first[topic])
  composer.explain(texts.should.yours)
  desk.noteHour()
}

/** The two times that favor a part of life most, and one that is harder. */
export function answerTopicWhen(composer: Composer): void {
  const desk = new TimeDesk(composer)
  if (desk.isPast) return answerPeriod(composer)
  const texts = textsOf(composer)
  const topic = topicOf(composer)
  const { period } = desk
  const span = period ? composer.span(period) : { fromJdUt: desk.now, toJdUt: desk.now + YEAR_DAYS }
  const { points, movers } = SEATS[topic]
  const loops = desk.loops({ ...span, movers, points: points.filter((point) => desk.isNatal(point)) })
  const windows = loops
    .filter((loop) => !desk.presses(loop))
    .slice(0, 2)
    .toSorted((a, b) => a.sinceJdUt - b.sinceJdUt)
  const hard = loops.find((loop) => desk.presses(loop))
  composer.explain(texts.when.opens[topic])
  if (windows.length === 0) composer.explain(texts.when.none)
  for (const loop of windows) {
    const [since, until] = [desk.date(loop.sinceJdUt), desk.date(loop.untilJdUt)]
    composer.list([texts.when.window({ since, until, what: desk.noun(loop) }), desk.means(loop)], [desk.factor(loop)])
  }
  if (hard)
    composer.list([texts.when.hard({ what: desk.noun(hard), until: desk.date(hard.untilJdUt) })], [desk.factor(hard)])
  composer.close(composer.words.care[topic])
  desk.noteHour()
}

/** "Why am I so tired lately?": what presses on the lights and the ascendant now. */
function answerLately(composer: Composer): void {
  const desk = new TimeDesk(composer)
  const texts = textsOf(composer)
  const points = (['moon', 'sun', 'asc', 'mercury', 'mars'] as const).filter((point) => desk.isNatal(point))
  const movers = ['mars', 'saturn', 'uranus', 'neptune', 'pluto', 'jupiter'] as const
  const found = desk
    .loops({ fromJdUt: desk.now - 10, toJdUt: desk.now + 1, movers, points })
    .find((loop) => desk.presses(loop))
  if (found)
    composer.list(
      [texts.lately.opens({ what: desk.noun(found), until: desk.date(found.untilJdUt) }), desk.means(found)],
      [desk.factor(found)],
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
  should_i: rule(answerShould),
  when_will: rule(answerTopicWhen),
  lately: rule(answerLately),
} satisfies Record<string, KindRule>
