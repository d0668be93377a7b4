import type { Aspect } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { CompositePlace } from '../facts/composite-facts.ts'

type Point = CompositePlace['point']

/** The words of a composite that are no library entry, in one language; `name` is the other person's, undeclined. */
export interface CompositeWords {
  chapters: Record<'bond' | 'places' | 'ties', string>
  titles: { how: string }
  title(point: Point, sign: Sign | null, house: number | null): string
  aspectTitle(a: Planet, aspect: Aspect, b: Planet): string
  /** What a composite is, and how its texts are to be read; where Sun and Moon stand. */
  how(name: string): string
  lights(sun: Sign | null, moon: Sign | null): string
  sign: Record<'sun' | 'moon' | 'asc' | 'mercury' | 'venus' | 'mars', (sign: Sign) => string>
  house: Record<Planet, (house: number) => string>
  /** An hour is missing, and with it which of two signs a point is in. */
  open(point: Planet): string
  aspect: readonly ((a: Planet, aspect: Aspect, b: Planet, orb: string) => string)[]
  withoutHours: string
}
