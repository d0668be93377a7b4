import { expect, it } from 'vitest'
import { voidParts, voidShape } from './void-hours.ts'

// By the clock of whoever runs this, as the page goes by the clock of the device.
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString()
const DATE = '2026-11-24'

it('a stretch within the day is a part of it', () => {
  expect(voidParts(DATE, [{ from: at(24, 6), to: at(24, 18) }])).toEqual([{ from: 0.25, to: 0.75 }])
})

it('what lies before or after the day is cut off', () => {
  expect(voidParts(DATE, [{ from: at(23, 20), to: at(24, 3) }])).toEqual([{ from: 0, to: 0.125 }])
  expect(voidParts(DATE, [{ from: at(24, 12), to: at(26, 1) }])).toEqual([{ from: 0.5, to: 1 }])
  expect(voidParts(DATE, [{ from: at(25, 1), to: at(25, 2) }])).toEqual([])
})

it.each([
  [at(24, 14, 5), at(24, 17, 40), 'within'],
  [at(23, 14), at(24, 17), 'until'],
  [at(24, 22), at(25, 3), 'beyond'],
  [at(23, 22), at(25, 3), 'allDay'],
  [at(25, 1), at(25, 3), 'later'],
  [at(25, 22), at(26, 3), 'laterBeyond'],
] as const)('%s to %s is %s', (from, to, shape) => {
  expect(voidShape(DATE, { from, to })).toBe(shape)
})
