import type { Element, Mode } from '#astro/charts/balance.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import { CARRIES } from './judgment.ts'
import type { Occasion, Speaker } from './trait-words.ts'

/** One verdict a question: what speaks to it is weighed before a chapter is written. */

/** Which of the two ends of a question's axis something speaks for. */
export type Side = 0 | 1
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/** Who testifies, as a verdict names it. */
export type Voice =
  | Speaker
  | { kind: 'ruler-in'; of: number; house: number }
  | { kind: 'planet'; point: ChartPoint }
  | { kind: 'bond'; point: ChartPoint; sign: Sign }
  | { kind: 'made'; element: Element }
  | { kind: 'moves'; mode: Mode }

/** A factor of the chart that answers a question one way or the other. */
export interface Testimony {
  side: Side
  /** No unit, above 0: against the other testimonies of its question. */
  weight: number
  voice: Voice
  /** Where in life it is heard, the surest first. */
  occasions: readonly Occasion[]
  /** Ids of its facts. */
  factors: readonly string[]
}

/** How a question is answered: by its first side, by its second, or by both in turn. */
export const VERDICTS = ['first', 'second', 'both'] as const
export type Answer = (typeof VERDICTS)[number]

/** The answer to a question, with all that it rests on. */
export interface Verdict<T extends Testimony = Testimony> {
  answer: Answer
  /** The heavier side; of two alike, the first. */
  side: Side
  /** Of the heavier side, the heaviest first. */
  carried: readonly T[]
  /** Of the other side, the heaviest first. */
  other: readonly T[]
}

/** Weighs what speaks to a question: one side answers alone where it is half as heavy again. */
export function verdictOf<T extends Testimony>(testimonies: readonly T[]): Verdict<T> {
  const heaviest = testimonies.toSorted((one, another) => another.weight - one.weight)
  const of = (side: Side) => heaviest.filter((one) => one.side === side)
  const sum = (side: Side) => of(side).reduce((total, { weight }) => total + weight, 0)
  const side: Side = sum(1) > sum(0) ? 1 : 0
  const other = otherSide(side)
  const isClear = sum(side) >= sum(other) * CARRIES
  return {
    answer: isClear ? (side === 0 ? 'first' : 'second') : 'both',
    side,
    carried: of(side),
    other: of(other),
  }
}

/** When each of two sides speaks: the surest occasion of either that the other hasn't; null where they share them all. */
export function whenEach(one: Testimony, other: Testimony): [Occasion, Occasion] | null {
  for (const mine of one.occasions) {
    const theirs = other.occasions.find((occasion) => occasion !== mine)
    if (theirs !== undefined) return [mine, theirs]
  }
  return null
}

/** The facts of some testimonies, each once. */
export const factsOf = (testimonies: readonly Testimony[]): string[] => [
  ...new Set(testimonies.flatMap(({ factors }) => factors)),
]
