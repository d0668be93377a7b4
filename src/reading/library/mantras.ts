import type { AspectNature } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'

/** How many mantras there are of a planet's aspects; those of the Moon and of what is swift lead more days of a month. */
const MANTRA_COUNTS: Partial<Record<Planet, Record<AspectNature, number>>> = {
  sun: { conjunction: 6, flowing: 10, tense: 8 },
  moon: { conjunction: 16, flowing: 30, tense: 30 },
  mercury: { conjunction: 6, flowing: 12, tense: 12 },
  venus: { conjunction: 6, flowing: 8, tense: 8 },
}
const MANTRAS_AT_LEAST = 6
export const mantraCount = (planet: Planet, nature: AspectNature): number =>
  MANTRA_COUNTS[planet]?.[nature] ?? MANTRAS_AT_LEAST

/** The first of a planet and nature has no number. */
export const furtherMantras = (planet: Planet, nature: AspectNature) =>
  Array.from({ length: mantraCount(planet, nature) - 2 }, (_, i) => `${planet} ${nature} ${i + 3}` as const)
