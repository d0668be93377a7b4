import { expect, it } from 'vitest'
import { clockFigures, datedCases, verdictOf } from './clock-figures.ts'

it('no dated case is read by another clock than its source without a word', () => {
  expect(datedCases().filter((one) => verdictOf(one) === 'wrong')).toEqual([])
})

it('counts what the data hold', () => {
  const { territories, doubts, sources, cases } = clockFigures()
  expect(territories).toBeGreaterThan(100)
  expect(doubts).toBeGreaterThan(100)
  expect(sources).toBeGreaterThan(100)
  expect(cases.count).toBe(datedCases().length)
  expect(cases.right / cases.count).toBeGreaterThan(0.95)
})
