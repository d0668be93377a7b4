import { expect, it } from 'vitest'
import { clockStats, datedCases, verdictOf } from './clock-stats.ts'

it('no dated case is read by another clock than its source without a word', () => {
  expect(datedCases().filter((one) => verdictOf(one) === 'wrong')).toEqual([])
})

it('counts what the data hold', () => {
  const { territories, doubts, sources, cases } = clockStats()
  expect(territories).toBeGreaterThan(100)
  expect(doubts).toBeGreaterThan(100)
  expect(sources).toBeGreaterThan(100)
  expect(cases.count).toBe(datedCases().length)
  expect(cases.right / cases.count).toBeGreaterThan(0.95)
})
