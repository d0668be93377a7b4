import type { PlanetPlacement } from '#astro/charts/chart-planets.ts'
import { essentialDignities, exaltedIn, rulerOf, type Dignity } from '#astro/charts/dignities.ts'
import { faceRuler, termRuler, triplicityRuler } from '#astro/charts/minor-dignities.ts'
import type { Sect } from '#astro/charts/sect.ts'
import type { ChartDetails } from '#contract/chart-details.ts'

/** Who rules the degree of each planet, and what it is there itself. Without the hour, no ruler of the triplicity. */
export function dignitiesOf(planets: readonly PlanetPlacement[], sect: Sect | null): ChartDetails['dignities'] {
  return planets.map(({ body, longitudeDeg, sign }) => {
    const triplicity = sect && triplicityRuler(longitudeDeg, sect)
    const [term, face] = [termRuler(longitudeDeg), faceRuler(longitudeDeg)]
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
      term,
      face,
      own: [...major.filter(isGood), ...minor, ...major.filter((dignity) => !isGood(dignity))],
    }
  })
}
