import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import type { MoonPhaseName } from '#astro/events/moon-phase.ts'

/**
 * How a language names the sky in running text, in every case and form. Written apart from the names that the writer
 * uses, to hold it to account. Each is the source of a regular expression; common words that look alike are left out.
 */
export interface Lexicon {
  points: Partial<Record<ChartPoint, string>>
  /** Aries to Pisces. */
  signs: readonly string[]
  /** First house to twelfth. */
  houses: readonly string[]
  aspects: Record<Aspect, string>
  phases: Partial<Record<MoonPhaseName, string>>
  retrograde: string
  direct: string
  /** Stands right before a point that is the reader's own. */
  own: RegExp
  /** Between an aspect's two points where both come after it. */
  pairs: RegExp
  /** Right after an aspect whose two points both follow: "the square of Mars", «квадрат Марса». */
  genitive: RegExp
  /** Before a house or a sign that is named for its ruler or its cusp. */
  ruled: RegExp
  /** Between two points that stand in one place together; further ones may be set off by a comma. */
  and: RegExp
  comma: RegExp
  /** Where a clause begins within a sentence. */
  clause: RegExp
}
