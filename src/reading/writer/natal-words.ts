import type { Aspect } from '#astro/charts/aspect.ts'
import type { Element, Mode } from '#astro/charts/balance.ts'
import type { ShapeName } from '#astro/charts/chart-shape.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Reason } from '../facts/natal-strength.ts'
import type { SpokenPoint } from '../library/subjects.ts'

/** Two elements that get in each other's way, in the order of {@link ELEMENTS}. */
export type ElementClash = 'fire earth' | 'fire water' | 'earth air' | 'air water'
/** Two that help each other. */
export type ElementMatch = 'fire air' | 'earth water'

/** A point in its sign. */
interface Placed {
  point: SpokenPoint
  sign: Sign
}

/** The words of a natal reading that are no library entry, in one language. */
export interface NatalWords {
  chapters: Record<
    'thesis' | 'core' | 'temperament' | 'strong' | 'everyday' | 'ties' | 'houses' | 'times' | 'road',
    string
  >
  /** "Sun in Taurus, tenth house"; without the sign where it is uncertain, without the house where there is none. */
  title(topic: SpokenPoint, sign: Sign | null, house: number | null): string
  /** One honest sentence on a body that changed sign on the day of birth. */
  uncertain(topic: SpokenPoint, from: Sign, to: Sign): string
  /** The same where the hour is given and the place isn't. */
  uncertainPlace(topic: SpokenPoint, from: Sign, to: Sign): string
  /** "Sun square Saturn". */
  aspect(a: SpokenPoint, aspect: Aspect, b: SpokenPoint): string

  /** Headings of the sections that hold two parts of a person together. */
  threadTitles: Record<'clash' | 'match' | 'alike', readonly string[]>
  /** The two, named. */
  thread: readonly ((one: Placed, other: Placed) => string)[]
  /** What two elements make of each other in one person, and what reconciles them. */
  clash: Record<ElementClash, string>
  match: Record<ElementMatch, string>
  alike: Record<Element, string>

  elementTitle(element: Element, kind: 'dominant' | 'lacking'): string
  modeTitle(mode: Mode, kind: 'dominant' | 'lacking'): string
  shapeTitle(shape: ShapeName): string
  /** Which planets stand in the signs of one element or mode; of all ten. */
  many(of: Element | Mode, planets: readonly Planet[]): string
  none(of: Element | Mode): string
  /** How the ten planets lie. */
  shape(shape: ShapeName): string

  /** Why a planet is loud in this chart. */
  reason: Record<Exclude<Reason, 'dignity'>, readonly ((planet: Planet) => string)[]>
  retrograde: readonly ((planet: Planet | 'chiron') => string)[]
  rulerTitle(house: number, inHouse: number): string
  /** Which planet rules a house, and where it stands. */
  ruler: readonly ((house: number, ruler: Planet, inHouse: number) => string)[]
}
