import type { Planet } from '#astro/ephemeris/body.ts'
import type { Composer } from '../../writing/composer.ts'
import type { Span } from '../../facts/fact-book.ts'
import { lifeTopicOf } from '../../understanding/life/life-topic.ts'
import { SEATS, type Topic } from '../../topics.ts'
import { lifeQuestionTexts } from './life-words.ts'
import { ALL_MOVERS, type TimeAnswer } from '../time/time-answer.ts'
import { spellOf, type Loop } from '../time/time-loops.ts'

/** So far ahead a question without a time is looked at, days. */
const AHEAD_DAYS = 180
/** In a shorter time the quick planets count, too. */
const SHORT_DAYS = 40
const COUNTED = 3
const QUICK: ReadonlySet<Planet> = new Set<Planet>(['sun', 'moon', 'mercury', 'venus'])
const MOST_NEXT_DAYS = 400
/** What is over sooner is no turn of a matter, days. */
const SHORTEST_TURN_DAYS = 5

/** The part of life that is asked about: by the question's own words, by what it took from the conversation, or the reader's self. */
export function lifeTopic({ asked, lang, book, owner }: Composer): Topic {
  const topic = lifeTopicOf(lang, asked.words) ?? asked.topic ?? 'self'
  const person = book.source.people[asked.persons[0] ?? -1]
  // With somebody who is no partner it is no love that is spoken of.
  const isOfBoth = topic === 'love' || (topic === 'self' && owner === null)
  return isOfBoth && person ? amongOf(book.audienceWith(person)) : topic
}

const AMONG: Readonly<Record<string, Topic>> = { partner: 'love', child: 'family', family: 'family' }
/** The part of life that somebody belongs to. */
export const amongOf = (audience: string): Topic => AMONG[audience] ?? 'friends'

/** Which way a time leans for a part of life, and by what. */
export interface Lean {
  verdict: 'yes' | 'no' | 'open'
  /** How far it leans: above nothing it helps. */
  sum: number
  helps: Loop | undefined
  presses: Loop | undefined
  /** What comes after the time asked of. */
  next: Loop | undefined
}

/** The time asked of, from now on. */
export function spanAsked({ period, now, composer }: TimeAnswer): Span {
  if (!period) return { fromJdUt: now, toJdUt: now + AHEAD_DAYS }
  const asked = composer.span(period)
  return asked.toJdUt < now ? asked : { ...asked, fromJdUt: Math.max(asked.fromJdUt, now) }
}

/** How much of a span a passage is felt in. */
const share = ({ stays }: Loop, { fromJdUt, toJdUt }: Span) =>
  stays.reduce(
    (sum, { sinceJdUt, untilJdUt }) => sum + Math.max(0, Math.min(untilJdUt, toJdUt) - Math.max(sinceJdUt, fromJdUt)),
    0,
  ) / Math.max(1, toJdUt - fromJdUt)

/** Helping and pressing passages over what stands for a part of life, the heaviest first, with what comes next. */
export function leanOf(answer: TimeAnswer, topic: Topic, span = spanAsked(answer)): Lean {
  const { points, movers } = SEATS[topic]
  const isShort = span.toJdUt - span.fromJdUt < SHORT_DAYS
  const search = {
    points: points.filter((point) => answer.isNatal(point)),
    movers: isShort ? ALL_MOVERS : movers.filter((mover) => mover !== 'sun'),
  }
  const isFelt = (loop: Loop) => share(loop, span) > 0
  const felt = answer
    .loops({ ...span, ...search })
    .filter(isFelt)
    .map((loop) => spellOf(loop, span.fromJdUt))
  // Over half a year, where no time is named, the days of Venus or Mercury count after whatever is slower.
  const isQuick = ({ transiting }: Loop) => QUICK.has(transiting)
  const loops = isShort || answer.period ? felt : [...felt.filter((loop) => !isQuick(loop)), ...felt.filter(isQuick)]
  const counted = loops.slice(0, COUNTED)
  const weigh = (loop: Loop, at: number) =>
    (answer.presses(loop) ? -1 : 1) * (1 / (at + 1)) * (0.5 + share(loop, span) / 2)
  const sum = counted.reduce((all, loop, at) => all + weigh(loop, at), 0)
  const helps = loops.find((loop) => !answer.presses(loop))
  const presses = loops.find((loop) => answer.presses(loop))
  const verdict = sum > 0.15 && helps ? 'yes' : sum < -0.15 && presses ? 'no' : 'open'
  const after = presses && verdict === 'no' ? Math.min(presses.untilJdUt, span.toJdUt) : span.toJdUt
  const next = answer
    .loops({ fromJdUt: after, toJdUt: after + MOST_NEXT_DAYS, points: search.points, movers })
    .map((loop) => spellOf(loop, after))
    .filter((loop) => !answer.presses(loop) && loop.sinceJdUt > after - 30 && loop.sinceJdUt > answer.now)
    .filter((loop) => loop.untilJdUt - loop.sinceJdUt > SHORTEST_TURN_DAYS)
    .toSorted((a, b) => a.sinceJdUt - b.sinceJdUt)[0]
  return { verdict, sum, helps, presses, next }
}

/** Parts of life in which the time may speak for a step: of hearts, families and oneself it gives no verdict. */
const LEANABLE: ReadonlySet<Topic> = new Set<Topic>(['career', 'money', 'move', 'study'])
export const canLean = (topic: Topic): boolean => LEANABLE.has(topic)

/** Yes, not yet or open, by what, and when it changes. */
export function tellLean(answer: TimeAnswer, topic: Topic): void {
  const { composer } = answer
  const { whether } = composer.library.texts(lifeQuestionTexts, composer.lang)
  const { verdict, helps, presses, next } = leanOf(answer, topic)
  const told = verdict === 'yes' ? helps : presses
  if (verdict === 'open' || !told) composer.explain(whether.open)
  else {
    const what = answer.noun(told)
    const isComing = told.sinceJdUt > answer.now + 3
    const lean =
      verdict === 'no'
        ? isComing
          ? whether.later({ what, date: answer.date(told.sinceJdUt) })
          : whether.no({ what, until: answer.date(told.untilJdUt) })
        : isComing
          ? whether.soon({ what, date: answer.date(told.sinceJdUt) })
          : whether.yes({ what, until: answer.date(told.untilJdUt) })
    composer.list([lean, answer.means(told, topic)], [answer.factor(told)])
  }
  if (verdict === 'yes' || !next) return
  const eases = whether.eases({ what: answer.noun(next), date: answer.date(next.sinceJdUt) })
  composer.list([eases, answer.means(next, topic)], [answer.factor(next)])
}

/** Whether what would be bad is so: the other way round than a lean. */
export function tellAgainst(answer: TimeAnswer, topic: Topic): void {
  const { composer } = answer
  const { against } = composer.library.texts(lifeQuestionTexts, composer.lang)
  const { verdict, helps, presses } = leanOf(answer, topic)
  const told = verdict === 'no' ? presses : helps
  if (verdict === 'open' || !told) return composer.explain(against.open)
  const say = verdict === 'no' ? against.yes : against.no
  composer.list(
    [say({ what: answer.noun(told), until: answer.date(told.untilJdUt) }), answer.means(told, topic)],
    [answer.factor(told)],
  )
}
