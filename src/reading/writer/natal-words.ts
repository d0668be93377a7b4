import type { Aspect } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { SpokenPoint } from './names-en.ts'

/** The words of a natal reading that are no library entry, in one language. */
export interface NatalWords {
  /** "Sun in Taurus, tenth house"; without the sign where it is uncertain, without the house where there is none. */
  title(topic: SpokenPoint, sign: Sign | null, house: number | null): string
  /** One honest sentence on a body that changed sign on the day of birth. */
  uncertain(topic: SpokenPoint, from: Sign, to: Sign): string
  /** "Sun square Saturn". */
  aspect(a: SpokenPoint, aspect: Aspect, b: SpokenPoint): string
}
