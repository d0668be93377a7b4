import { describe, expect, it } from 'vitest'
import { flattenPath } from './flatten-path.ts'

const rounded = (data: string) =>
  flattenPath(data).map((line) => line.map(({ x, y }) => [Number(x.toFixed(6)), Number(y.toFixed(6))]))

describe('flattenPath', () => {
  it('follows straight commands and repeated pairs', () => {
    expect(rounded('M1 2L3 4 5 6H7V8ZM0 0L1 1')).toEqual([
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 6],
        [7, 8],
        [1, 2],
      ],
      [
        [0, 0],
        [1, 1],
      ],
    ])
  })

  it('passes through the top of a half circle, clockwise on the screen with sweep 1', () => {
    const [line = []] = rounded('M0 5A5 5 0 0 1 10 5')
    expect(line).toContainEqual([5, 0])
    expect(line.at(-1)).toEqual([10, 5])
    const [below = []] = rounded('M0 5A5 5 0 0 0 10 5')
    expect(below).toContainEqual([5, 10])
  })

  it('halves a cubic and a quadratic where de Casteljau does', () => {
    expect(rounded('M0 0C0 4 4 4 4 0')[0]).toContainEqual([2, 3])
    expect(rounded('M0 0Q2 4 4 0')[0]).toContainEqual([2, 2])
  })

  it('refuses what it does not know', () => {
    expect(() => flattenPath('M0 0l1 1')).toThrow(SyntaxError)
    expect(() => flattenPath('M0 0L1')).toThrow(/wants 2 numbers, got 1/)
  })
})
