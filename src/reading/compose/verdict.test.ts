import { expect, it } from 'vitest'
import { type Side, type Testimony, verdictOf, whenEach } from './verdict.ts'

const testimony = (side: Side, weight: number, occasions: Testimony['occasions'] = [side + 1]): Testimony => ({
  side,
  weight,
  voice: { kind: 'house', point: 'venus', house: 2 },
  occasions,
  factors: [],
})

it('is one side’s where that is half as heavy again, by weight and not by number', () => {
  const { answer, carried, other } = verdictOf([testimony(1, 3), testimony(0, 1), testimony(0, 1)])
  expect(answer).toBe('second')
  expect(carried.map(({ weight }) => weight)).toEqual([3])
  expect(other).toHaveLength(2)
})

it('is both where neither carries, the heavier side first and the heaviest of it at its head', () => {
  const { answer, side, carried } = verdictOf([testimony(0, 2), testimony(1, 1), testimony(1, 1.5)])
  expect({ answer, side }).toEqual({ answer: 'both', side: 1 })
  expect(carried.map(({ weight }) => weight)).toEqual([1.5, 1])
})

it('says when each of two speaks: where the other is not heard', () => {
  expect(whenEach(testimony(0, 1, [2, 'moon']), testimony(1, 1, [2, 'venus']))).toEqual([2, 'venus'])
  expect(whenEach(testimony(0, 1, [2]), testimony(1, 1, [2]))).toBeNull()
})
