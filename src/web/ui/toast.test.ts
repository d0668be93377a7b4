import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, showToast } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('one sentence is said at a time, each for its whole while', () => {
  showToast('Saved.')
  showToast('Canceled.')
  showToast('Canceled.')
  expect(currentToast()?.text).toBe('Saved.')
  vi.advanceTimersByTime(6_000)
  expect(currentToast()?.text).toBe('Canceled.')
  vi.advanceTimersByTime(5_000)
  expect(currentToast()?.text).toBe('Canceled.')
  vi.advanceTimersByTime(1_000)
  expect(currentToast()).toBeNull()
})

test('who waves one away hears the next at once', () => {
  showToast('Saved.')
  showToast('Canceled.')
  dismissToast(currentToast()?.id ?? 0)
  expect(currentToast()?.text).toBe('Canceled.')
  dismissToast(currentToast()?.id ?? 0)
  expect(currentToast()).toBeNull()
})
