import type { PlanetPlacement } from '#astro/charts/chart-planets.ts'
import { essentialDignities, exaltedIn, rulerOf, type Dignity } from '#astro/charts/dignities.ts'
import { faceRuler, termRuler, triplicityRuler } from '#astro/charts/minor-dignities.ts'
import { turn } from '#astro/ephemeris/angle.ts'
import type { Sect } from '#astro/charts/sect.ts'
import type { ChartDetails } from '#contract/chart-details.ts'

/** A ruler that is the same wherever the planet may stand; null where it isn't. */
function certain<R>(rulerAt: (longitudeDeg: number) => R, longitudeDeg: number, slackDeg: number): R | null {
  const [first, last] = [rulerAt(turn(longitudeDeg - slackDeg)), rulerAt(turn(longitudeDeg + slackDeg))]
  return first === last ? first : null
}

/** Who rules the degree of each planet, and what it is there itself. Without the hour, no ruler of the triplicity. */
export function dignitiesOf(
  planets: readonly (PlanetPlacement & { slackDeg: number })[],
  sect: Sect | null,
): ChartDetails['dignities'] {
  return planets.map(({ body, longitudeDeg, slackDeg, sign }) => {
    const triplicity = sect && triplicityRuler(longitudeDeg, sect)
    const [term, face] = [termRuler, faceRuler].map((rulerAt) => certain(rulerAt, longitudeDeg, slackDeg))
    const minor = [
      ...(triplicity === body ? (['triplicity'] as const) : []),
      ...(term === body ? (['term'] as const) : []),
      ...(face === body ? (['face'] as const) : []),
    ]
    const major = essentialDignities(body, sign)
    const isGood = (dignity: Dignity) => dignity === 'domicile' || dignity === 'exaltation'
    return {
      id: body,
      domicile: rulerOf(sign),
      exaltation: exaltedIn(sign),
      triplicity,
      term: term ?? null,
      face: face ?? null,
      own: [...major.filter(isGood), ...minor, ...major.filter((dignity) => !isGood(dignity))],
    }
  })
}
