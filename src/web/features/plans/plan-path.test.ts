import { expect, test } from 'vitest'
import { planPath } from './plan-path.ts'

test('a subscriber is led to the place where a subscription ends, everybody else to the plans', () => {
  expect(planPath({ plan: 'month', paid_until: '2026-12-24T00:00:00Z' })).toBe('/settings#subscription')
  expect(planPath({ plan: 'free', paid_until: null })).toBe('/plans')
  expect(planPath({ plan: 'free', paid_until: '2026-01-01T00:00:00Z' })).toBe('/plans')
  expect(planPath(null)).toBe('/plans')
})
