import type { Aspect } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import type { Evidence, Wish } from './themes.ts'

/** The areas of life that open with the wish that speaks there: one a chapter. */
export type LeadArea = 'love' | 'work' | 'home' | 'growth'

interface Reach {
  aspect: Aspect
  point: SpokenPoint
}

/** How a chapter takes the opening up, and how the close resolves it, in one language. */
export interface LeadWords {
  /** What a theme was made of: "the square of the Moon and Saturn"; by its title where it has no facts of its own to name. */
  theme(evidence: Evidence, title: string): string
  /** "the wish to be close", for the middle of a sentence. */
  wish: Record<Wish, string>
  lead: Record<LeadArea, readonly ((wish: string) => string)[]>

  /** The planet that weighs most, and why. */
  weights: readonly ((loudest: Planet, why: string) => string)[]
  why: Record<'rules-ascendant' | 'angular' | 'on-angle' | 'dignity' | 'final' | 'aspects', string>

  /** The close: what was set up, who belongs to both or goes between them, and how. */
  setUp: readonly ((first: string, second: string, third: string | null) => string)[]
  shared: readonly ((planet: Planet) => string)[]
  between: readonly ((planet: Planet, first: Reach, second: Reach) => string)[]
  helps: readonly ((planet: Planet, tie: Reach) => string)[]
  alone: readonly ((planet: Planet, why: string | null) => string)[]
  /** How a planet brings two sides together: a sentence or two. */
  means: Record<Planet, string>
}
