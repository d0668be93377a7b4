import { expect, test } from 'vitest'
import { areaPath, bandOf, HEIGHT, linePath, startOfDate, WIDTH, xOfDate, yOfScore } from './strip-shape.ts'

const week = { from: '2026-11-23', to: '2026-11-29' }

test('a day stands in the middle of its column, and begins at its edge', () => {
  expect(startOfDate(week, '2026-11-23')).toBe(0)
  expect(xOfDate(week, '2026-11-26')).toBe(WIDTH / 2)
  // Six sevenths of the way.
  expect(startOfDate(week, '2026-11-29')).toBe(857.1)
})

test('a higher score stands higher, and each within the paper', () => {
  expect(yOfScore(100)).toBeLessThan(yOfScore(50))
  expect(yOfScore(100)).toBeGreaterThan(0)
  expect(yOfScore(0)).toBeLessThan(HEIGHT)
  expect(yOfScore(50)).toBe(HEIGHT / 2)
})

test('the line goes through each day, and the area closes along the middle', () => {
  const days = [
    { date: '2026-11-23', score: 50 },
    { date: '2026-11-26', score: 100 },
  ]
  expect(linePath(week, days)).toBe('M71.4 66L500 14')
  expect(areaPath(week, days)).toBe('M71.4 66L500 14L500 66L71.4 66Z')
  expect(areaPath(week, [])).toBe('')
})

test('a long story is a band from its beginning to its end, open where it goes on beyond the span', () => {
  const story = {
    began_at: '2026-10-31T09:00:00',
    ends_at: '2026-11-26T12:00:00',
    passes: [
      { at: '2026-11-21T09:00:00', retrograde: false },
      { at: '2026-11-24T12:00:00', retrograde: true },
    ],
  }
  // Half of the week is over at noon of its fourth day; 1.5 of 7 days at noon of its second.
  expect(bandOf(week, story)).toEqual({ path: 'M-20 5H500V15H-20Z', passes: [{ x: 214.3, isBack: true }] })
  expect(bandOf(week, { began_at: null, ends_at: null, passes: [] }).path).toBe('M-20 5H1020V15H-20Z')
})
