import { describe, expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import type { BodyPosition } from '#astro/ephemeris/ephemeris.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { dayFacts } from './day-facts.ts'
import { dayForces, MEASURES, scoreOf, sumsOf, trendOf } from './scores.ts'

/** A sky in which Saturn stands at 0° and everything else at 15°, from where no aspect reaches 90° or 180°. */
const still = {
  position: (body: string): BodyPosition => ({
    longitudeDeg: body === 'saturn' ? 0 : 15,
    latitudeDeg: 0,
    distanceAu: 1,
    speedDegPerDay: 0,
    latitudeSpeedDegPerDay: 0,
  }),
}

describe('the sums of a day', () => {
  it('add valence, point, closeness and belonging', () => {
    const [venus] = [{ point: 'venus', longitudeDeg: 91, slackDeg: 0 } as const]
    const sums = sumsOf(dayForces(still, [venus], 0), null)
    // Saturn square Venus, 1° of 3°: −1 × 1.1 × (2/3)² = −0.4889; to love it belongs by Venus, 1; to career by half of Saturn's 0.8.
    expect(sums.love).toBeCloseTo(-0.488_89, 4)
    expect(sums.career).toBeCloseTo(-0.488_89 * 0.4, 4)
    expect(sums.energy).toBe(0)
  })

  it('lose what an unknown hour may take away', () => {
    const sums = sumsOf(dayForces(still, [{ point: 'venus', longitudeDeg: 91, slackDeg: 2 }], 0), null)
    expect(sums.love).toBe(0)
  })

  it('have half a point for the Moon in a house of the measure', () => {
    const sums = sumsOf(dayForces(still, [], 0), 10)
    expect(sums).toEqual({ love: 0, career: 0.5, health: 0, mental: 0, emotional: 0, creativity: 0, energy: 0.5 })
  })
})

it('a score is 50 at the centre, 73 one spread above and never leaves 0 to 100', () => {
  expect(scoreOf('love', 0.35, true)).toBe(50)
  expect(scoreOf('love', 0.35 + 0.92, true)).toBe(73)
  expect(scoreOf('love', -1e9, true)).toBe(0)
  expect(scoreOf('love', 1e9, true)).toBe(100)
})

it('a trend says whether tomorrow eases', () => {
  expect(trendOf('love', 0, 0, true)).toBe(0)
  expect(trendOf('love', 0, 0.92, true)).toBe(0.76)
  expect(trendOf('love', 0.92, 0, true)).toBe(-0.76)
})

it('over many people and days scores have their mean near 55 and use the whole range', { timeout: 30_000 }, () => {
  const sky = loadEphemeris()
  const scores = new Map(MEASURES.map((measure) => [measure, [] as number[]]))
  const steps = new Map(MEASURES.map((measure) => [measure, [] as number[]]))
  for (let i = 0; i < 1000; i++) {
    // Steps without a common measure with each other or with any planet's round.
    const jdUt = 2_433_282.5 + ((i * 7919.37) % 21_000)
    const chart = natalChart(sky, {
      jdUt,
      latitudeDeg: ((i * 37.7) % 120) - 55,
      longitudeDeg: ((i * 91.3) % 360) - 180,
    })
    const startJdUt = 2_460_676.5 + ((i * 613) % 2000)
    const { week } = dayFacts(sky, { chart, timeKnown: true, uncertain: [], startJdUt, endJdUt: startJdUt + 1 })
    for (const measure of MEASURES) {
      const score = scoreOf(measure, week.days[0]?.sums[measure] ?? 0, true)
      scores.get(measure)?.push(score)
      steps.get(measure)?.push(Math.abs(scoreOf(measure, week.days[1]?.sums[measure] ?? 0, true) - score))
    }
  }
  // Neighbouring days differ as the sky does: some points as a rule, seldom by nothing, hardly ever by half the range.
  for (const [measure, all] of steps) {
    const share = (is: (step: number) => boolean) => all.filter(is).length / all.length
    expect(all.reduce((sum, step) => sum + step, 0) / all.length, measure).toBeGreaterThan(7)
    expect(
      share((step) => step === 0),
      measure,
    ).toBeLessThan(0.06)
    expect(
      share((step) => step > 50),
      measure,
    ).toBeLessThan(0.02)
  }
  for (const [measure, all] of scores) {
    const mean = all.reduce((sum, score) => sum + score, 0) / all.length
    expect(Math.abs(mean - 55), measure).toBeLessThan(2.5)
    expect(Math.min(...all), measure).toBeLessThan(12)
    expect(Math.max(...all), measure).toBeGreaterThan(90)
  }
})
