import { isOuterPlanet } from '#astro/ephemeris/body.ts'
import type { Transit } from '#contract/transits.ts'

/** A transit with all its stays within orb in the span: a retrograde loop may leave the orb and come back. */
export interface TransitGroup extends Pick<
  Transit,
  'transiting' | 'natal' | 'aspect' | 'nature' | 'category' | 'reading'
> {
  /** `transit:saturn:square:venus`. */
  id: string
  stays: readonly Transit[]
}

/** From the slowest on: what lasts longest stands first. */
const ORDER = ['pluto', 'neptune', 'uranus', 'saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury']

export type PlanetChoice = 'slow' | 'all' | (typeof ORDER)[number]

/** The transits of a choice, the slowest planets first, and of one planet in the order in which they begin. */
export function transitGroups(
  transits: readonly Transit[],
  { planet, area }: { planet: PlanetChoice; area: string },
): TransitGroup[] {
  const isWanted = ({ transiting, category }: Transit) =>
    (planet === 'all' || (planet === 'slow' ? isOuterPlanet(transiting) : planet === transiting)) &&
    (area === 'all' || area === category)
  const groups = new Map<string, Transit[]>()
  for (const transit of transits.filter(isWanted)) {
    const id = transit.id.replace(/:\d+$/, '')
    groups.set(id, [...(groups.get(id) ?? []), transit])
  }
  return [...groups]
    .flatMap(([id, stays]) => {
      const [first] = stays
      if (!first) return []
      const { transiting, natal, aspect, nature, category, reading } = first
      return [{ id, transiting, natal, aspect, nature, category, reading, stays }]
    })
    .toSorted((a, b) => ORDER.indexOf(a.transiting) - ORDER.indexOf(b.transiting))
}
