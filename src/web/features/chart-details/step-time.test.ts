import { expect, it } from 'vitest'
import { stepped, toLocalInput, type Step } from './step-time.ts'

it.each([
  ['2026-01-31T10:30', 'month', 1, '2026-02-28T10:30'],
  ['2024-03-31T10:30', 'month', -1, '2024-02-29T10:30'],
  ['2024-02-29T00:00', 'year', 1, '2025-02-28T00:00'],
  ['2026-12-31T23:59', 'minute', 1, '2027-01-01T00:00'],
  ['2026-01-01T00:30', 'hour', -1, '2025-12-31T23:30'],
  ['2026-03-01T12:00', 'day', -1, '2026-02-28T12:00'],
  ['2026-01-15T12:00', 'month', -1, '2025-12-15T12:00'],
] as const)('%s, a %s by %d, is %s', (from, step, direction, to) => {
  expect(toLocalInput(stepped(new Date(from), step satisfies Step, direction))).toBe(to)
})
