import { expect, it } from 'vitest'
import { isInReach } from './list-calendar.ts'

it('reaches over this year and the next', () => {
  expect(['2025-12', '2026-01', '2027-12', '2028-01'].map((month) => isInReach(month, '2026-11-21'))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
