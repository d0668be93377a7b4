import { describe, expect, it } from 'vitest'
import { readPlanes, writePlanes } from './byte-planes.ts'

describe('byte planes', () => {
  it('give back what was written, up to 32 bits', () => {
    const values = [0, 1, 255, 256, 65_535, 65_536, 4_294_967_295]
    const planes = writePlanes(values, 4)
    expect(values.map((_, i) => readPlanes(planes, values.length, i))).toEqual(values)
  })

  it('refuse what does not fit', () => {
    expect(() => writePlanes([256], 1)).toThrow(RangeError)
    expect(() => writePlanes([-1], 2)).toThrow(RangeError)
  })
})
