import { natalChart } from '#astro/charts/natal-chart.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { NatalBirth } from './day-facts.ts'

/** Numerical Recipes' linear congruential generator: 0 ≤ x < 1. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A birth of 1930–2015 anywhere between the polar circles, with the charts of its day at other hours. */
export interface RandomBirth {
  birth: NatalBirth
  /** The same birth at hours of its day; the birth itself where its hour is known. */
  atHours: NatalBirth[]
}

const HOURS = [0, 0.2, 0.4, 0.6, 0.8, 0.999]

/** Births, of which every fourth has no hour. */
export function randomBirths(sky: Ephemeris, count: number, seed = 42): RandomBirth[] {
  const next = random(seed)
  return Array.from({ length: count }, (_, i) => {
    const place = { latitudeDeg: next() * 120 - 55, longitudeDeg: next() * 360 - 180 }
    const jdUt = 2_425_977 + next() * 31_000
    const known = (instant: number): NatalBirth => ({
      chart: natalChart(sky, { jdUt: instant, ...place }),
      timeKnown: true,
      uncertain: [],
    })
    if (i % 4 !== 3) return { birth: known(jdUt), atHours: [known(jdUt)] }
    const jdUtStart = Math.floor(jdUt)
    const day = wholeDayChart(sky, { jdUtStart, jdUtEnd: jdUtStart + 1, ...place })
    return { birth: { timeKnown: false, ...day }, atHours: HOURS.map((part) => known(jdUtStart + part)) }
  })
}
