import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import type { Evidence } from './themes.ts'
import type { Axis } from './traits.ts'

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

/** The words by which two texts that contradict each other are both kept, in one language. */
export interface TraitWords {
  /** Names the contradiction, as a whole sentence. */
  opener: Record<Axis, string>
  /** What one does at either pole, as a clause. */
  pole: Record<Axis, readonly [string, string]>
  occasion(occasion: Occasion): string
  speaker(speaker: Speaker): string
  /** Says when each side speaks. */
  sides: readonly ((one: Side, other: Side) => string)[]
}
