import type { Factor } from '../../../facts/factor.ts'
import type { Composer } from '../../writing/composer.ts'
import { pressing } from './follow-facts.ts'
import { following, plainly, tellFact } from './follow-answer.ts'
import { fadesJdUt, isMoving, mainOfLast, natureOf, pointsOf, slownessOf } from './follow-facts.ts'

/** "Of those three": of so many answers. */
const OF_SO_MANY: readonly (readonly [number, RegExp])[] = [
  [2, /^(?:two|both|either|двух|обоих|обеих|двое|два)$/],
  [3, /^(?:three|трех|трое|три)$/],
  [4, /^(?:four|четырех|четыре)$/],
  [5, /^(?:five|пяти|пять)$/],
]
/** So many answers back things are weighed that were told one by one. */
const MOST_ANSWERS = 3
const HARDER =
  /^(?:hard|harder|hardest|worse|worst|toughest|difficult|тяжел\p{L}*|сложн\p{L}*|трудн\p{L}*|хуже|худш\p{L}*)$/u

const PERSONAL: ReadonlySet<string> = new Set(['sun', 'moon', 'asc', 'mc'])

/** Which of the facts that were told counts most; of two answers, which of both. */
export function answerMatters(composer: Composer): void {
  const of = following(composer)
  const { texts } = of
  const { words } = composer.asked
  const [many = 0] = OF_SO_MANY.find(([, pattern]) => words.some((word) => pattern.test(word))) ?? []
  // "Which one is the most important?", after several answers of one thing each.
  const mains = many > 0 || of.facts.length < 2 ? mainOfLast(composer, many || MOST_ANSWERS) : []
  const facts = mains.length > 1 ? mains : of.facts
  const isHarder = words.some((word) => HARDER.test(word))
  const hard = isHarder ? facts.filter((factor) => natureOf(factor) === 'tense') : []
  const weighed = (hard.length > 0 ? hard : facts).filter(({ aspect }) => aspect !== undefined)
  const [first] = weighed.toSorted((a, b) => weight(b) - weight(a))
  if (!first && mains.length > 1) {
    const [placed] = mains.toSorted((a, b) => rankOf(b) - rankOf(a))
    if (!placed) return
    composer.explain(texts.matters.opens)
    tellFact(of, placed)
    return plainly(of, placed)
  }
  if (!first) {
    const [only] = facts
    if (!only) return composer.explain(texts.matters.none)
    composer.explain(texts.matters.only)
    return tellFact(of, only)
  }
  composer.explain(texts.matters.opens)
  tellFact(of, first)
  const { natal } = first
  const [, point] = pointsOf(first)
  const why =
    facts.length === 1
      ? texts.matters.only
      : natal && point && PERSONAL.has(natal)
        ? texts.matters.personal({ point: { point, of: null } })
        : isMoving(first)
          ? texts.matters.slow
          : texts.matters.close
  composer.explain(why)
  plainly(of, first)
}

/** Of placements: the lights and the ascendant before the rest, and planets before reckoned points. */
const RANKS: readonly string[] = ['vertex', 'fortune', 'meanLilith', 'chiron', 'trueNode']
const rankOf = ({ natal }: Factor): number => {
  if (natal === undefined) return -1
  if (PERSONAL.has(natal)) return RANKS.length + 2
  return RANKS.includes(natal) ? RANKS.indexOf(natal) : RANKS.length + 1
}

/** What counts most: the slow on the personal; of a chart, what is closest to exact. */
function weight(factor: Factor): number {
  const touches = factor.natal && PERSONAL.has(factor.natal) ? 3 : 0
  return isMoving(factor) ? slownessOf(factor) + touches : touches - (factor.orbDeg ?? 3)
}

/** When what was told of ends. */
export function answerEnds(composer: Composer): void {
  const of = following(composer)
  const { texts, facts } = of
  const hard = composer.asked.points.length === 0 ? pressing(facts) : undefined
  const timed =
    hard ??
    facts.find(
      ({ untilJdUt, passesJdUt, exactJdUt, kind }) =>
        kind !== 'natal' && (untilJdUt || exactJdUt || (passesJdUt && passesJdUt.length > 0)),
    )
  if (!timed) {
    const isBirth = facts.some(({ kind }) => kind === 'natal' || kind === 'synastry' || kind === 'composite')
    return composer.explain(isBirth ? texts.ends.birth : facts.some(isMoving) ? texts.ends.swift : texts.ends.none)
  }
  tellFact(of, timed)
  const { dates } = composer
  const { untilJdUt } = timed
  if (untilJdUt) return composer.list([texts.ends.until({ date: dates.date(untilJdUt) })], [timed])
  const passes = timed.passesJdUt ?? []
  const last = Math.max(...passes, timed.exactJdUt ?? 0)
  const until = fadesJdUt(composer, timed, last)
  if (until === null) return
  const said = { date: dates.date(last), until: dates.date(until) }
  const fact: Factor = { id: `${timed.id}:fades`, kind: 'special', said: '', passesJdUt: [last], untilJdUt: until }
  const text = dates.isPast(until)
    ? texts.ends.over(said)
    : dates.isPast(last)
      ? texts.ends.past(said)
      : passes.length > 1
        ? texts.ends.passes(said)
        : texts.ends.exact(said)
  composer.list([text], [fact])
}
