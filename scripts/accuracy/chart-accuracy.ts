import { CHART_QUANTITIES, type Accuracy, type ChartQuantity } from '#astro/accuracy/accuracy.ts'
import { housesAt } from '#astro/charts/houses.ts'
import { progressedChart } from '#astro/charts/progressed-chart.ts'
import { BODIES } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { moonPhase } from '#astro/events/moon-phase.ts'
import { arcSeconds, referenceCharts, referenceProgressions } from '#test/fixtures/ephemeris/reference.ts'
import { byKey, summarise } from './errors.ts'

/** Positions of every body in the reference charts. */
export function positionAccuracy(sky: Ephemeris): Accuracy['positions'] {
  const charts = referenceCharts()
  return byKey(BODIES, (body) => {
    const pairs = charts.map(({ utc, bodies }) => ({ found: sky.position(body, jdUtFromIso(utc)), want: bodies[body] }))
    return {
      longitude: summarise(pairs.map(({ found, want }) => arcSeconds(found.longitudeDeg, want.lon))),
      latitude: summarise(pairs.map(({ found, want }) => arcSeconds(found.latitudeDeg, want.lat))),
      speed: summarise(pairs.map(({ found, want }) => (found.speedDegPerDay - want.speed) * 3600)),
      wrongDirection: pairs.filter(({ found, want }) => found.speedDegPerDay < 0 !== want.retrograde).length,
    }
  })
}

/** Angles, cusps, progressed angles, the Moon's phase and TT − UT. */
export function quantityAccuracy(sky: Ephemeris): Accuracy['quantities'] {
  const errors = byKey(CHART_QUANTITIES, (): number[] => [])
  const note = (what: ChartQuantity, ...values: number[]) => errors[what].push(...values)
  for (const { utc, lat, lon, deltaTSeconds, houses, moonPhase: phase } of referenceCharts()) {
    const jdUt = jdUtFromIso(utc)
    const at = { jdUt, latitudeDeg: lat, longitudeDeg: lon }
    const found = housesAt(sky, at)
    note('ascendant', arcSeconds(found.ascendantDeg, houses.asc))
    note('midheaven', arcSeconds(found.midheavenDeg, houses.mc))
    if (houses.cusps) note('placidus', ...apart(found.cuspsDeg, houses.cusps))
    for (const houseSystem of ['porphyry', 'wholeSign', 'equal'] as const) {
      const expected = houses.alternatives?.[houseSystem]
      if (expected) note(`${houseSystem}Polar`, ...apart(housesAt(sky, { ...at, houseSystem }).cuspsDeg, expected))
    }
    const { elongationDeg, illuminatedFraction } = moonPhase(sky, jdUt)
    note('moonElongation', arcSeconds(elongationDeg, phase.elongation))
    note('moonLight', 100 * (illuminatedFraction - phase.illuminatedFraction))
    note('deltaT', sky.deltaTSeconds(jdUt) - deltaTSeconds)
  }
  for (const { natal, target, anglesSolarArcLongitude: want } of referenceProgressions()) {
    const birth = { jdUt: jdUtFromIso(natal.utc), latitudeDeg: natal.lat, longitudeDeg: natal.lon }
    const { houses } = progressedChart(sky, birth, jdUtFromIso(target))
    const found = [...(houses?.cuspsDeg ?? []), houses?.ascendantDeg ?? Number.NaN, houses?.midheavenDeg ?? Number.NaN]
    note('progressed', ...apart(found, [...want.cusps, want.asc, want.mc]))
  }
  return byKey(CHART_QUANTITIES, (what) => summarise(errors[what]))
}

function apart(found: readonly number[], expected: readonly number[]): number[] {
  return expected.map((cusp, i) => arcSeconds(found[i] ?? Number.NaN, cusp))
}
