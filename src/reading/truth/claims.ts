import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import type { MoonPhaseName } from '#astro/events/moon-phase.ts'
import type { Lang } from '#language/lang.ts'
import type { Lexicon } from './lexicon.ts'
import { LEXICONS, mentions, type Mention } from './mentions.ts'

/** Of whom a placement is said: of the reader's chart ("your Venus"), or it isn't told. */
type Whose = 'natal' | null

/**
 * What a text asserts of the sky. A sign or a house that is said of no point has `point` null; an aspect joins two points,
 * or is said of one.
 */
export type Claim = { words: string } & (
  | { kind: 'point'; point: ChartPoint; whose: Whose }
  | { kind: 'sign'; sign: Sign; point: ChartPoint | null; whose: Whose }
  | { kind: 'house'; house: number; point: ChartPoint | null; whose: Whose }
  | { kind: 'aspect'; aspect: Aspect; points: readonly { point: ChartPoint; whose: Whose }[] }
  | { kind: 'phase'; phase: MoonPhaseName }
  | { kind: 'motion'; point: ChartPoint; retrograde: boolean }
)

type PointMention = Extract<Mention, { kind: 'point' }>

/** A clause of a sentence: its words of the sky, and the point named last before it. */
interface Clause {
  text: string
  found: readonly Mention[]
  points: readonly PointMention[]
  before: PointMention | null
}

/** A sign or a house this near before a point names it: "Pisces Moon", "Leo rising". */
const ADJACENT = 2

/** What a text asserts of the sky, clause by clause. */
export function claims(lang: Lang, text: string): Claim[] {
  const lexicon = LEXICONS[lang]
  return sentences(text).flatMap((sentence) =>
    clausesOf(lexicon, sentence, mentions(lang, sentence)).flatMap((clause) => claimsOf(lexicon, clause)),
  )
}

const sentences = (text: string) => text.split(/(?<=[.!?…]["”»)]*)\s+/u)
const isPoint = (mention: Mention) => mention.kind === 'point'

function clausesOf({ clause }: Lexicon, text: string, found: readonly Mention[]): Clause[] {
  const borders = [0, ...[...text.matchAll(clause)].map(({ index }) => index), text.length]
  return borders.slice(1).map((end, i) => {
    const start = borders[i] ?? 0
    const own = found.filter((mention) => mention.start >= start && mention.start < end)
    const before = found.filter(isPoint).findLast((mention) => mention.start < start) ?? null
    return { text, found: own, points: own.filter(isPoint), before }
  })
}

function claimsOf(lexicon: Lexicon, clause: Clause): Claim[] {
  const whose = (point: PointMention): Whose => (lexicon.own.test(clause.text.slice(0, point.start)) ? 'natal' : null)
  const saidOf = (points: readonly PointMention[]) =>
    points.map((point) => ({ point: point.point, whose: whose(point) }))
  const placed = (mention: Mention) => {
    const points = holders(lexicon, clause, mention)
    return points.length > 0 ? saidOf(points) : [{ point: null, whose: null }]
  }
  return clause.found.flatMap((mention): Claim[] => {
    const { words } = mention
    switch (mention.kind) {
      case 'point':
        return [{ kind: 'point', words, point: mention.point, whose: whose(mention) }]
      case 'sign':
        return placed(mention).map((of) => ({ kind: 'sign', words, sign: mention.sign, ...of }))
      case 'house':
        return placed(mention).map((of) => ({ kind: 'house', words, house: mention.house, ...of }))
      case 'aspect': {
        const points = joined(lexicon, clause, mention)
        return points.length > 0 ? [{ kind: 'aspect', words, aspect: mention.aspect, points: saidOf(points) }] : []
      }
      case 'motion': {
        const moving = nearest(clause, mention)
        return moving ? [{ kind: 'motion', words, point: moving.point, retrograde: mention.retrograde }] : []
      }
      case 'phase':
        return [{ kind: 'phase', words, phase: mention.phase }]
    }
  })
}

/**
 * The points that stand in a sign or a house: the one right after it ("Pisces Moon"), or else the last before it in the
 * clause and what is joined to that ("Venus and Mars in Leo"), or else the first after it ("Leo is where your Mars is"),
 * or else the point that the clauses before spoke of.
 */
function holders({ ruled, and, comma }: Lexicon, { text, points, before }: Clause, mention: Mention): PointMention[] {
  if (ruled.test(text.slice(0, mention.start))) return []
  const following = points.find((point) => point.start >= mention.end)
  if (following && following.start - mention.end < ADJACENT) return [following]
  const preceding = points.filter((point) => point.end <= mention.start).toReversed()
  const [last, ...others] = preceding
  if (!last) return following ? [following] : before ? [before] : []
  const together = [last]
  for (const point of others) {
    const between = text.slice(point.end, together.at(-1)?.start)
    if (!and.test(between) && (together.length === 1 || !comma.test(between))) break
    together.push(point)
  }
  return together
}

const gap = (a: Mention, b: Mention) => (a.end <= b.start ? b.start - a.end : a.start - b.end)

const nearest = ({ points, before }: Clause, mention: Mention): PointMention | null =>
  points.toSorted((a, b) => gap(mention, a) - gap(mention, b))[0] ?? before

/**
 * The points of an aspect: one on each side of it, or both after it ("the trine of Mars to your Mercury"), or both before
 * it ("between Mars and Venus there is a trine"), or the one there is ("Saturn, 1° from the square"). None where the word
 * joins nothing, as in a town's square.
 */
function joined(
  { pairs, genitive }: Lexicon,
  { text, points, before }: Clause,
  aspect: Mention,
): readonly PointMention[] {
  const [first, second] = points.filter(({ start }) => start >= aspect.end)
  const [left, farther] = points.filter(({ end }) => end <= aspect.start).toReversed()
  const bothAfter =
    first &&
    second &&
    pairs.test(text.slice(first.end, second.start)) &&
    genitive.test(text.slice(aspect.end, first.start))
  const pair = bothAfter
    ? [first, second]
    : left && first
      ? [left, first]
      : left && farther
        ? [farther, left]
        : [first, left ?? second ?? before]
  return pair.filter((point) => point !== undefined && point !== null)
}
