import { expect, it } from 'vitest'
import { placeInSign, signOf } from './sign.ts'

it.each([
  [0, 0, 0, 0],
  [29.999_999, 0, 29, 59],
  [30, 1, 0, 0],
  [56.263_633_5, 1, 26, 15],
  [321.620_358_4, 10, 21, 37],
  [359.999_999, 11, 29, 59],
  [360, 0, 0, 0],
  [-0.5, 11, 29, 30],
])('%d° is sign %d, %d° %d′', (longitude, sign, degree, minute) => {
  expect(signOf(longitude)).toBe(sign)
  expect(placeInSign(longitude)).toEqual({ degree, minute })
})
