import { expect, it } from 'vitest'
import { isAlarm, lowestBound, shareAbove, type Heard } from './choose-bound.ts'

const weighing = (sum: number): Heard => ({ sum, isPlain: false, isOverrulable: false, isOfPattern: false })
const upTo = (count: number, most: number): Heard[] =>
  Array.from({ length: count }, (_, i) => weighing((most * (i + 1)) / count))

it('is as low as ordinary questions allow', () => {
  const heard = { questions: upTo(1000, 1), misleading: upTo(100, 0.5) }
  const bound = lowestBound(heard, { questions: 0.01, misleading: 0.1 })
  expect(bound).toBeCloseTo(0.99, 6)
  expect(shareAbove(heard.questions, bound)).toBeLessThanOrEqual(0.01)
})

it('is as low as messages that were written to be mistaken allow, where these weigh more', () => {
  const heard = { questions: upTo(1000, 0.1), misleading: upTo(100, 2) }
  const bound = lowestBound(heard, { questions: 0.01, misleading: 0.1 })
  expect(bound).toBeCloseTo(1.8, 6)
  expect(shareAbove(heard.misleading, bound)).toBeLessThanOrEqual(0.1)
})

it('counts what patterns tell with what the words weigh', () => {
  const told: Heard = { ...weighing(0.25), isOfPattern: true }
  expect([isAlarm(told, 0.6), isAlarm(told, 0.8)]).toEqual([true, false])
  const heard = { questions: [...upTo(99, 0.1), told], misleading: [] }
  expect(lowestBound(heard, { questions: 0, misleading: 1 })).toBeCloseTo(0.75, 6)
})

it('lets the words overrule what is plain, unless a body gives out', () => {
  const plain: Heard = { ...weighing(0), isPlain: true, isOverrulable: true }
  expect([isAlarm(plain, 0.9), isAlarm(plain, 1.1)]).toEqual([true, false])
  expect(isAlarm({ ...plain, isOverrulable: false }, 1.1)).toBe(true)
})
