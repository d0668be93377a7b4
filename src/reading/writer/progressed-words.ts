import type { Aspect } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Light, ProgressedPhase } from '../facts/progressed-facts.ts'
import type { NatalPoint } from '../library/subjects.ts'

/** Since when and until when, in words that carry their preposition; null where it can't be told. */
interface Spoken {
  since: string | null
  until: string | null
}

/** The words of a progressed reading that are no library entry, in one language. */
export interface ProgressedWords {
  chapters: Record<'sun' | 'moon' | 'phase' | 'aspects', string>
  signTitle(light: Light, sign: Sign | null): string
  houseTitle(light: Light, house: number): string
  phaseTitle(phase: ProgressedPhase): string
  aspectTitle(light: Light, aspect: Aspect, natal: NatalPoint): string
  sign(light: Light, sign: Sign, span: Spoken): string
  /** The Sun in the sign of birth still, and when it leaves it, "in March 2041". */
  still(sign: Sign, next: Sign, at: string | null): string
  either(light: Light, one: Sign, other: Sign): string
  house(light: Light, house: number, span: Spoken): string
  phase(phase: ProgressedPhase, span: Spoken): string
  phaseOpen: string
  aspect(light: Light, aspect: Aspect, natal: NatalPoint, exact: string | null, applying: boolean): string
}
