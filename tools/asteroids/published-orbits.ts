import type { CataloguedBody } from './elements.ts'

/** Osculating orbits as the Minor Planet Center published them, five decimals of a degree (0.036″). */
export const PUBLISHED_ORBITS: (CataloguedBody & { published: string })[] = [
  orbit(1, 'Ceres', 'MPO110568', '2010-07-23', 113.41048, 72.58976, 80.39321, 10.58682, 0.0791382, 2.7653485),
  orbit(2, 'Pallas', 'MPO135420', '2010-07-23', 96.14829, 310.1509, 173.12949, 34.84091, 0.2309995, 2.7721533),
  orbit(3, 'Juno', 'MPO135420', '2010-07-23', 32.09611, 248.10804, 169.91138, 12.98211, 0.2549812, 2.6700913),
  orbit(4, 'Vesta', 'MPO135420', '2010-07-23', 307.80111, 149.83731, 103.9097, 7.13407, 0.0886225, 2.3619124),
  orbit(3, 'Juno', 'MPO525910', '2020-05-31', 125.43538, 248.06618, 169.85147, 12.99105, 0.2569364, 2.6682853),
  orbit(4, 'Vesta', 'E2024-DA5', '2024-03-31', 223.65556, 151.69316, 103.70488, 7.14391, 0.0898971, 2.3609571),
]

function orbit(
  number: number,
  name: string,
  reference: string,
  epoch: string,
  ...[meanAnomalyDeg, perihelionDeg, nodeDeg, inclinationDeg, eccentricity, semiMajorAxisAu]: [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
): CataloguedBody & { published: string } {
  return {
    number,
    name,
    published: `${reference}, ${epoch}`,
    epochJd: Date.parse(epoch) / 86_400_000 + 2440587.5,
    meanAnomalyDeg,
    perihelionDeg,
    nodeDeg,
    inclinationDeg,
    eccentricity,
    semiMajorAxisAu,
  }
}
