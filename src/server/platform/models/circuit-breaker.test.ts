import { expect, it } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

it('opens after five failures in a row, and tries again after half a minute', () => {
  let now = new Date('2026-11-21T09:00:00Z')
  const breaker = new CircuitBreaker(() => now)
  const fail = (times: number) => Array.from({ length: times }, () => breaker.failed())
  fail(4)
  breaker.succeeded()
  fail(4)
  expect(breaker.isClosed).toBe(true)
  fail(1)
  expect(breaker.isClosed).toBe(false)
  now = new Date(now.getTime() + 30_000)
  expect(breaker.isClosed).toBe(true)
  fail(1)
  expect(breaker.isClosed).toBe(false)
  now = new Date(now.getTime() + 30_000)
  breaker.succeeded()
  fail(4)
  expect(breaker.isClosed).toBe(true)
})
