import { expect, it } from 'vitest'
import { houseOf } from './house-of.ts'

// Houses of 30° from 350°: the first holds 0° Aries.
const cusps = Array.from({ length: 12 }, (_, i) => (350 + 30 * i) % 360)

it.each([
  [350, 1],
  [359.999, 1],
  [0, 1],
  [19.999_999, 1],
  [20, 2],
  [319.999, 11],
  [320, 12],
  [349.999_999, 12],
])('%d° lies in house %d', (longitude, house) => {
  expect(houseOf(longitude, cusps)).toBe(house)
})

it('puts a body exactly on a cusp into the house it opens, whatever the widths', () => {
  const uneven = [
    166.6843, 187.6331, 215.4794, 251.517, 290.3781, 322.1007, 346.6843, 7.6331, 35.4794, 71.517, 110.3781, 142.1007,
  ]
  uneven.forEach((cusp, i) => {
    expect(houseOf(cusp, uneven)).toBe(i + 1)
    expect(houseOf(cusp - 1e-9, uneven)).toBe(((i + 11) % 12) + 1)
  })
})
