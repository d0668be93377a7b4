import { expect, test } from 'vitest'
import { askAgainAfter } from './ask-again.ts'

test('what is awaited is asked for soon at first, then every three seconds, and each wait begins anew', () => {
  const query = {}
  expect(askAgainAfter(query, false, 0)).toBe(false)
  expect([0, 500, 1_900].map((now) => askAgainAfter(query, true, now))).toEqual([500, 500, 500])
  expect([2_000, 9_000].map((now) => askAgainAfter(query, true, now))).toEqual([3_000, 3_000])
  expect(askAgainAfter({}, true, 9_000)).toBe(500)
  expect(askAgainAfter(query, false, 9_500)).toBe(false)
  expect(askAgainAfter(query, true, 60_000)).toBe(500)
})
