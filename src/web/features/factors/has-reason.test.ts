import { expect, test } from 'vitest'
import { hasReason } from './has-reason.ts'

test('a day is not called the hardest for the sign of the Moon alone', () => {
  expect(hasReason([{ kind: 'moon' }])).toBe(false)
  expect(hasReason([])).toBe(false)
  expect(hasReason([{ kind: 'moon' }, { kind: 'transit' }])).toBe(true)
})
