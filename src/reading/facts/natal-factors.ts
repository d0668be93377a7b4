import { tableOrbDeg } from './table-orb.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { NatalBirth } from './day-facts.ts'
import type { FactorOf } from './factor.ts'

/**
 * Everything that may be said of a natal chart, as factors: signs, houses, cusps, motions and aspects. What the unknown hour of
 * a birth would change is not among them.
 */
export function natalFactors({ chart, timeKnown, uncertain, stations = [] }: NatalBirth): FactorOf<'natal'>[] {
  const factors: FactorOf<'natal'>[] = []
  const add = (id: string, fact: Omit<FactorOf<'natal'>, 'id' | 'kind'>) =>
    factors.push({ id: `natal:${id}`, kind: 'natal', ...fact })
  for (const { body, sign, house, retrograde } of chart.placements) {
    if (!uncertain.some((change) => change.body === body)) add(`${body}:sign:${sign}`, { natal: body, sign })
    if (timeKnown && house !== null) add(`${body}:house:${house}`, { natal: body, house })
    if (!stations.some((station) => station.body === body)) {
      add(`${body}:${retrograde ? 'retrograde' : 'direct'}`, { natal: body, retrograde })
    }
  }
  if (timeKnown && chart.houses) {
    const { ascendantDeg, midheavenDeg } = chart.houses
    for (const [angle, longitudeDeg] of [
      ['asc', ascendantDeg],
      ['mc', midheavenDeg],
    ] as const) {
      const sign = signOf(longitudeDeg)
      add(`${angle}:sign:${sign}`, { natal: angle, sign })
    }
  }
  if (timeKnown && chart.houses) {
    for (const [i, cuspDeg] of chart.houses.cuspsDeg.entries()) {
      const sign = signOf(cuspDeg)
      add(`house:${i + 1}:sign:${sign}`, { house: i + 1, sign })
    }
  }
  for (const found of chart.aspects) {
    const { a, b, aspect } = found
    add(`${a}:${aspect}:${b}`, {
      transiting: a,
      natal: b,
      aspect,
      ...(timeKnown && { orbDeg: tableOrbDeg(chart, found) }),
    })
  }
  return factors
}
