import type { Declination } from '#astro/charts/declinations.ts'
import type { ChartDetails } from '#contract/chart-details.ts'

/** How near two declinations must be, degrees. */
const ORB_DEG = 1

/** The pairs of bodies as far from the equator as each other, on one side of it or on both, closest first. */
export function parallelsOf(bodies: readonly Declination[]): ChartDetails['parallels'] {
  return bodies
    .flatMap((a, i) =>
      bodies.slice(i + 1).flatMap((b): ChartDetails['parallels'] => {
        const orb = Math.abs(Math.abs(a.declinationDeg) - Math.abs(b.declinationDeg))
        const type = a.declinationDeg * b.declinationDeg >= 0 ? 'parallel' : 'contraparallel'
        return orb <= ORB_DEG ? [{ a: a.body, b: b.body, type, orb }] : []
      }),
    )
    .toSorted((a, b) => a.orb - b.orb)
}
