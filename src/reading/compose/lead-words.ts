import type { Aspect } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import type { Evidence } from './themes.ts'

/** How the planet of a chapter stands to a theme of the opening. */
export type Tie =
  /** The theme is made of it. */
  | { kind: 'part'; planet: Planet; also: readonly SpokenPoint[] }
  | { kind: 'aspect'; planet: Planet; aspect: Aspect; point: SpokenPoint }
  /** It stands in the sign of one of the theme’s planets. */
  | { kind: 'answers'; planet: Planet; sign: Sign; ruler: SpokenPoint }
  | { kind: 'none'; planet: Planet }

/** How a chapter takes the opening up, and how the close resolves it, in one language. */
export interface LeadWords {
  /** What a theme was made of, and how the opening called it: "the square of the Moon and Saturn (“Warmth on terms”)". */
  theme(evidence: Evidence, title: string): string
  /** The theme is this one planet. */
  lone(planet: Planet, title: string): string
  part: readonly ((planet: Planet, also: readonly SpokenPoint[], theme: string) => string)[]
  tense: readonly ((planet: Planet, aspect: Aspect, point: SpokenPoint, theme: string) => string)[]
  flowing: readonly ((planet: Planet, aspect: Aspect, point: SpokenPoint, theme: string) => string)[]
  joined: readonly ((planet: Planet, point: SpokenPoint, theme: string) => string)[]
  answers: readonly ((planet: Planet, sign: Sign, ruler: SpokenPoint, theme: string) => string)[]
  none: readonly ((planet: Planet, theme: string) => string)[]

  /** The facts that weigh most: the loudest planet, and the closest aspect. */
  weights(loudest: Planet, why: string): string
  why: Record<'rules-ascendant' | 'angular' | 'on-angle' | 'dignity' | 'final' | 'aspects', string>
  closest(a: SpokenPoint, aspect: Aspect, b: SpokenPoint, orb: string): string

  /** The close: what was set up, who goes between the two, and how. */
  setUp(first: string, second: string): string
  between(planet: Planet, first: { aspect: Aspect; point: SpokenPoint }, second: typeof first): string
  helps(planet: Planet, tie: { aspect: Aspect; point: SpokenPoint }): string
  alone(planet: Planet): string
  /** How a planet brings two sides together: a sentence or two. */
  means: Record<Planet, string>
}
