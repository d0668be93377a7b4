import type { Aspect } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalPoint } from '../library/subjects.ts'

/** A transit as a chart's reading speaks of it; dates are the reader's, in words. */
export interface TimedTransit {
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
  /** `0.7°`. */
  orb: string
  applying: boolean
  /** Exact passes before now and after. */
  past: readonly string[]
  ahead: readonly string[]
}

/** The words of a transit reading that are no library entry, in one language. */
export interface TransitWords {
  chapters: Record<'overview' | 'slow' | 'rooms' | 'swift', string>
  titles: {
    overview: string
    together: readonly ((natal: NatalPoint) => string)[]
    sky: string
    houses: string
    quiet: string
  }
  /** "Saturn square your Venus". */
  title(transiting: Planet, aspect: Aspect, natal: NatalPoint): string
  houseTitle(planet: Planet, house: number): string
  /** Where the slow planets stand now. */
  sky(places: readonly { planet: Planet; sign: Sign }[]): string
  /** The weightiest transit, and the next exact pass of a slow planet. */
  heaviest: readonly ((transit: TimedTransit) => string)[]
  next(transit: TimedTransit, date: string): string
  /** The same, where that is the weightiest one. */
  nextIsIt(date: string): string
  /** Two slow planets meet one natal point: with one intent, or pulling apart. */
  together: Record<'alike' | 'apart', readonly ((planets: readonly Planet[], natal: NatalPoint) => string)[]>
  /** No slow planet within orb. */
  quiet: string
  quietUntimed: string
  /** How near it is and when it is exact: several passes, one, none. */
  passes: readonly ((transit: TimedTransit) => string)[]
  once: readonly ((transit: TimedTransit) => string)[]
  short: readonly ((transit: TimedTransit) => string)[]
  /** Without the hour: that it is within orb, and no more. */
  untimed: readonly ((transit: TimedTransit) => string)[]
  /** A planet in a house: since when, until when, and whether it comes back. Dates in words, or null. */
  house(passage: {
    planet: Planet
    house: number
    since: string | null
    until: string | null
    returns: string | null
  }): string
}
