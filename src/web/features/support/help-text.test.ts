import { expect, test } from 'vitest'
import { RIGHTS } from '#product/rights.ts'
import { helpText } from './help-text.ts'

test('what stays free is said in the numbers of the free plan', () => {
  // Three whole days before today, and two after it.
  expect(RIGHTS.free.calendarWindow).toEqual({ backDays: 3.5, aheadDays: 2 })
  expect(helpText.en.before[0]?.answer).toContain('6 days of the calendar around today')
  expect(helpText.ru.before[0]?.answer).toContain('6 дней календаря вокруг сегодняшнего')
})
