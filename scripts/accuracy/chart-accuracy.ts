import { housesAt } from '#astro/charts/houses.ts'
import { progressedChart } from '#astro/charts/progressed-chart.ts'
import { BODIES } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { moonPhase } from '#astro/events/moon-phase.ts'
import { arcSeconds, referenceCharts, referenceProgressions } from '#test/fixtures/ephemeris/reference.ts'
import { figure, summarise, table } from './errors.ts'

/** Positions of every body in the reference charts, as a table. */
export function bodyTable(sky: Ephemeris): string {
  const charts = referenceCharts()
  const rows = BODIES.map((body) => {
    const pairs = charts.map(({ utc, bodies }) => ({ found: sky.position(body, jdUtFromIso(utc)), want: bodies[body] }))
    const columns = [
      pairs.map(({ found, want }) => arcSeconds(found.longitudeDeg, want.lon)),
      pairs.map(({ found, want }) => arcSeconds(found.latitudeDeg, want.lat)),
      pairs.map(({ found, want }) => (found.speedDegPerDay - want.speed) * 3600),
    ].map(summarise)
    const turnedWrong = pairs.filter(({ found, want }) => found.speedDegPerDay < 0 !== want.retrograde).length
    return [body, ...columns.flatMap(({ p99, max }) => [figure(p99), figure(max)]), String(turnedWrong)]
  })
  const head = ['body', 'longitude p99 ″', 'max ″', 'latitude p99 ″', 'max ″', 'speed p99 ″/day', 'max ″/day']
  return table([...head, 'wrong direction'], rows)
}

/** Angles, cusps, progressed angles, the Moon's phase and TT − UT, as a table. */
export function chartTable(sky: Ephemeris): string {
  const errors = new Map<string, number[]>()
  const note = (what: string, ...values: number[]) => errors.set(what, [...(errors.get(what) ?? []), ...values])
  for (const { utc, lat, lon, deltaTSeconds, houses, moonPhase: phase } of referenceCharts()) {
    const jdUt = jdUtFromIso(utc)
    const at = { jdUt, latitudeDeg: lat, longitudeDeg: lon }
    const found = housesAt(sky, at)
    note('ascendant ″', arcSeconds(found.ascendantDeg, houses.asc))
    note('midheaven ″', arcSeconds(found.midheavenDeg, houses.mc))
    if (houses.cusps) note('cusps, Placidus ″', ...apart(found.cuspsDeg, houses.cusps))
    for (const houseSystem of ['porphyry', 'wholeSign', 'equal'] as const) {
      const expected = houses.alternatives?.[houseSystem]
      if (!expected) continue
      note(`cusps, ${houseSystem}, polar ″`, ...apart(housesAt(sky, { ...at, houseSystem }).cuspsDeg, expected))
    }
    const { elongationDeg, illuminatedFraction } = moonPhase(sky, jdUt)
    note('elongation of the Moon ″', arcSeconds(elongationDeg, phase.elongation))
    note('lit part of the Moon, % of the disc', 100 * (illuminatedFraction - phase.illuminatedFraction))
    note('TT − UT, s', sky.deltaTSeconds(jdUt) - deltaTSeconds)
  }
  for (const { natal, target, anglesSolarArcLongitude: want } of referenceProgressions()) {
    const birth = { jdUt: jdUtFromIso(natal.utc), latitudeDeg: natal.lat, longitudeDeg: natal.lon }
    const { houses } = progressedChart(sky, birth, jdUtFromIso(target))
    const found = [...(houses?.cuspsDeg ?? []), houses?.ascendantDeg ?? Number.NaN, houses?.midheavenDeg ?? Number.NaN]
    note('progressed angles and cusps ″', ...apart(found, [...want.cusps, want.asc, want.mc]))
  }
  const rows = [...errors].map(([what, list]) => {
    const { count, p99, max } = summarise(list)
    return [what, String(count), figure(p99), figure(max)]
  })
  return table(['what', 'compared', 'p99', 'max'], rows)
}

function apart(found: readonly number[], expected: readonly number[]): number[] {
  return expected.map((cusp, i) => arcSeconds(found[i] ?? Number.NaN, cusp))
}
