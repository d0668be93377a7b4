import { expect, test } from 'vitest'
import type { RunningTransit } from '#contract/daily.ts'
import { stayPath, xOf } from '../transits/stay-shape.ts'
import { spanOf } from './transit-span.ts'

const transit: RunningTransit = {
  title: 'Saturn square your Venus',
  meaning: '',
  text: '',
  began_at: '2026-03-01T00:00:00Z',
  ends_at: '2026-06-09T00:00:00Z',
  passes: [{ at: '2026-04-20T00:00:00Z', retrograde: false }],
  pass: 1,
  retrograde: false,
  factors: [],
}
const day = Date.parse('2026-05-10T00:00:00Z')

test('a hundred days are drawn from end to end, and the seventieth stands at seven tenths of them', () => {
  const { scale } = spanOf(transit, day)
  const [from, exact, here, to] = ['2026-03-01', '2026-04-20', '2026-05-10', '2026-06-09'].map((date) =>
    xOf(`${date}T00:00:00Z`, scale),
  ) as [number, number, number, number]
  expect(from).toBeGreaterThan(0)
  expect(to).toBeLessThan(scale.width)
  expect((exact - from) / (to - from)).toBeCloseTo(0.5, 2)
  expect((here - from) / (to - from)).toBeCloseTo(0.7, 2)
})

test('where the end is not known, the paper goes on past the day and the shape stays open', () => {
  const open = { ...transit, ends_at: null, passes: [] }
  const { stay, scale } = spanOf(open, day)
  expect(scale.toMs).toBeGreaterThan(day)
  expect(stay.leaves_at).toBeNull()
  expect(stayPath(stay, scale)).toContain(`${scale.width} `)
})

test('a transit of which nothing is known but the day has that day in its middle', () => {
  const { scale } = spanOf({ ...transit, began_at: null, ends_at: null, passes: [] }, day)
  expect(xOf(new Date(day).toISOString(), scale)).toBe(scale.width / 2)
})
