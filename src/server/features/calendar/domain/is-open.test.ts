import { expect, it } from 'vitest'
import { isOpen } from './is-open.ts'

const around = ['2026-02-25', '2026-02-26', '2026-03-01', '2026-03-03', '2026-03-04']

it('opens three days before today and two after to the free plan, over the ends of months', () => {
  expect(around.map((date) => isOpen(date, '2026-03-01', 'free'))).toEqual([false, true, true, true, false])
})

it.each(['month', 'six_months', 'year'] as const)('opens every day to the plan %s', (plan) => {
  expect(around.every((date) => isOpen(date, '2026-03-01', plan))).toBe(true)
})
