import { expect, test } from 'vitest'
import { dailyMotion, degreeSecond, geographic, inSign, smallAngle } from './angle.ts'

test('a longitude is cut to the second of arc, not rounded', () => {
  // 56°15′49.9″ = 26°15′49.9″ of Taurus
  const longitude = 56 + 15 / 60 + 49.9 / 3600
  expect(inSign(longitude)).toEqual({ sign: 1, degree: 26, minute: 15, second: 49 })
  expect(degreeSecond(longitude)).toBe('26°15′49″')
})

test('the ends of a sign and of the circle', () => {
  expect(inSign(0)).toEqual({ sign: 0, degree: 0, minute: 0, second: 0 })
  expect(inSign(29.9999)).toMatchObject({ sign: 0, degree: 29, minute: 59, second: 59 })
  expect(inSign(359.99999999)).toMatchObject({ sign: 0, degree: 0 })
  expect(inSign(-1)).toMatchObject({ sign: 11, degree: 29, minute: 0 })
})

test('orbs round to the minute and carry into the degree', () => {
  expect(smallAngle(1.4)).toBe('1°24′')
  expect(smallAngle(0.9999)).toBe('1°00′')
  expect(dailyMotion(-0.07)).toBe('−0°04′')
  expect(dailyMotion(13.18)).toBe('+13°11′')
})

test('places on the Earth name their hemisphere', () => {
  expect(geographic(55.75, ['N', 'S'])).toBe('55°45′ N')
  expect(geographic(-33.8688, ['N', 'S'])).toBe('33°52′ S')
})
