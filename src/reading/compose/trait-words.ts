import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import type { Evidence } from './themes.ts'
import { each, textSubject, ways } from '../library/text-shape.ts'
import { AXES } from './traits.ts'

/** What a text about a person rests on, as a bridge between two of them names it. */
export type Speaker =
  | { kind: 'sign'; point: ChartPoint; sign: Sign }
  | { kind: 'house'; point: ChartPoint; house: number }
  | { kind: 'ruler'; of: number; point: ChartPoint; house: number }
  | { kind: 'aspect'; a: ChartPoint; b: ChartPoint; aspect: Aspect }
  | { kind: 'theme'; evidence: Evidence }

/** Where in life a speaker is heard: a point's field, or a house's. */
export type Occasion = ChartPoint | number

/** One side of a contradiction, ready to be said. */
export interface Side {
  /** "At home and when you’re tired", «Когда надо действовать,»: opens a sentence. */
  when: string
  /** "you move at once" */
  does: string
  /** "your Mars in Aries", nominative. */
  speaker: string
}

/** What two that contradict each other rest on and when each of them speaks, in one language. */
export interface TraitWords {
  /** "at home and when you’re tired", «когда надо действовать,»: opens a clause. */
  occasion(occasion: Occasion): string
  /** "your Mars in Aries", nominative. */
  speaker(speaker: Speaker): string
  /** Says when each side speaks. */
  sides: readonly ((one: Side, other: Side) => string)[]
}

/** By axis, what says when each of two speaks: `when` and `who` of the first pole, `else` and `other` of the second. */
export const bridgeTexts = textSubject(
  'bridges',
  each(AXES, ways({ when: 'text', who: 'text', else: 'text', other: 'text' })),
)
