import { expect, it } from 'vitest'
import { rotation } from './rotation.ts'

const LIST = ['a', 'b', 'c', 'd'] as const

it('takes the next one each day, and each in its turn', () => {
  const week = Array.from({ length: 8 }, (_, day) => rotation('7', 20_000 + day).pick('lead', LIST))
  expect(new Set(week.slice(0, 4)).size).toBe(4)
  expect(week.slice(4)).toEqual(week.slice(0, 4))
})

it('begins elsewhere for another person and another place on the page', () => {
  const starts = (slot: string) =>
    Array.from({ length: 400 }, (_, person) => rotation(`${person}`, 20_000).pick(slot, LIST))
  for (const item of LIST) {
    const share = starts('lead').filter((picked) => picked === item).length / 400
    expect(Math.abs(share - 0.25), item).toBeLessThan(0.08)
  }
  const alike = starts('lead').filter((item, person) => item === starts('moon')[person]).length / 400
  expect(Math.abs(alike - 0.25)).toBeLessThan(0.08)
})

it('refuses an empty list', () => {
  expect(() => rotation('7', 1).pick('lead', [])).toThrow(RangeError)
})

it('keeps its beginning whatever the day, where the step is told', () => {
  const at = (day: number, step: number) => rotation('7', day).at('slow', step, LIST)
  expect(at(1, 2)).toBe(at(900, 2))
  expect(new Set([0, 1, 2, 3].map((step) => at(5, step))).size).toBe(4)
})
