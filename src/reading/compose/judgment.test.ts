import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import type { Aspect } from '#astro/charts/aspect.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { randomBirths } from '../facts/random-births.fixture.ts'
import { aspectSide, judgeChart, tiesOfPoint, weigh } from './judgment.ts'

const met = (a: ChartPoint, aspect: Aspect, b: ChartPoint, orbDeg = 2): ChartAspect =>
  ({ a, b, aspect, orbDeg }) as ChartAspect

describe('the side of an aspect', () => {
  it.each([
    ['sun', 'conjunction', 'saturn', 'hard'],
    ['moon', 'conjunction', 'pluto', 'hard'],
    ['sun', 'conjunction', 'mars', 'hard'],
    ['venus', 'conjunction', 'mars', 'easy'],
    ['mars', 'conjunction', 'jupiter', 'easy'],
    ['sun', 'conjunction', 'venus', 'easy'],
    ['venus', 'trine', 'saturn', 'easy'],
    ['venus', 'square', 'jupiter', 'hard'],
    ['sun', 'opposition', 'asc', 'easy'],
    ['saturn', 'opposition', 'asc', 'hard'],
    ['asc', 'opposition', 'mc', 'hard'],
  ] as const)('%s %s %s is %s', (a, aspect, b, side) => {
    expect(aspectSide({ a, b, aspect })).toBe(side)
  })
})

it('lets one side carry that is half as heavy again, whatever the numbers', () => {
  const one = (side: 'easy' | 'hard', weight: number) => ({ side, weight })
  expect(weigh([]).lean).toBe('alone')
  expect(weigh([one('easy', 3), one('hard', 2)]).lean).toBe('helped')
  expect(weigh([one('easy', 2.9), one('hard', 2)]).lean).toBe('both')
  expect(weigh([one('hard', 3), one('easy', 1), one('easy', 1)]).lean).toBe('pressed')
  expect(weigh([one('hard', 1), one('hard', 2)])).toMatchObject({
    lean: 'pressed',
    supports: { weight: 2 },
    opposes: null,
  })
})

it('judges two planets of the same aspects alike', () => {
  const chartOf = (planet: 'jupiter' | 'saturn') => ({
    timeKnown: true,
    chart: { aspects: [met('mercury', 'trine', planet), met('venus', 'square', planet)] } as never,
  })
  expect(weigh(tiesOfPoint(chartOf('saturn'), 'saturn')).lean).toBe(
    weigh(tiesOfPoint(chartOf('jupiter'), 'jupiter')).lean,
  )
})

it('judges every planet of a chart once', () => {
  for (const { birth } of randomBirths(loadEphemeris(), 20)) {
    const judgment = judgeChart(birth)
    expect(judgeChart(birth)).toBe(judgment)
    expect(PLANETS.map((planet) => judgment[planet].rank).toSorted((a, b) => a - b)).toEqual(
      PLANETS.map((_, i) => i + 1),
    )
    for (const planet of PLANETS) {
      const { ties, lean, rules } = judgment[planet]
      expect(lean === 'alone').toBe(ties.length === 0)
      if (!birth.timeKnown) expect(rules).toEqual([])
    }
  }
})
