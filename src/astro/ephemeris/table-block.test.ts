import { expect, it } from 'vitest'
import { decodeBlock } from './table-block.ts'
import type { TableSeries } from './table-manifest.ts'

const series: TableSeries = { name: 'sun', group: 'planets', segmentDays: 1, degree: 2, units: [0.5], wraps: true }

function bytes(first: number, ...rest: number[]): Uint8Array {
  const head = new DataView(new ArrayBuffer(8))
  head.setFloat64(0, first, true)
  return Uint8Array.of(...new Uint8Array(head.buffer), ...rest)
}

// By hand. Two segments, borders 10, 16, 20, second-order coefficients 1 and −1, in units of 0.5:
// c0 = (10 + 16)/2 − 1 = 12, c1 = 3, then c0 = (16 + 20)/2 + 1 = 19, c1 = 2.
// The slope at a left border is c1 − 4·c2, at a right one c1 + 4·c2. Expected halves: 0 + 4 = 4 (true 3: −1), then
// 3 + 4 − 4 = 3 (true 2: −1); folded, −1 is 1.
it('rebuilds the coefficients from borders, slopes and higher orders', () => {
  const block = decodeBlock(bytes(10, 1, 1, 1, 1, 2, 1), [series], 2)
  expect([...(block.get('sun') ?? [])]).toEqual([6, 1.5, 0.5, 9.5, 1, -0.5])
})

it('reads columns of differences and of several bytes, and brings longitudes into a turn', () => {
  // Residuals of two bytes: 1000 → half 1004 − … ; orders as differences 2, 0.
  const block = decodeBlock(bytes(2, 2, 0xd0, 0, 0x07, 0, 0x81, 4, 0), [series], 2)
  const [c0, c1, c2] = block.get('sun') ?? []
  // c2 = 2 twice; first half = 1000 + 8 = 1008, right border 2018, c0 = 1010 − 2 = 1008 → 504° − 360°.
  expect([c0, c1, c2]).toEqual([144, 504, 1])
})

it('refuses a block that ends early or runs on', () => {
  expect(() => decodeBlock(bytes(10, 1, 1), [series], 2)).toThrow(RangeError)
  expect(() => decodeBlock(bytes(10, 1, 1, 1, 1, 2, 1, 0), [series], 2)).toThrow(RangeError)
})
