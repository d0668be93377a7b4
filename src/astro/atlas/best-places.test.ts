import { describe, expect, it } from 'vitest'
import { BestPlaces } from './best-places.ts'

describe('BestPlaces', () => {
  it('keeps the best, best first, each once with its best score', () => {
    const best = new BestPlaces(3)
    expect(best.threshold).toBe(Number.NEGATIVE_INFINITY)
    for (const [place, score] of [
      [1, 10],
      [2, 30],
      [1, 40],
      [3, 20],
      [4, 5],
      [5, 25],
      [2, 1],
    ] as const) {
      best.offer(place, score)
    }
    expect(best.places).toEqual([1, 2, 5])
    expect(best.bestScore).toBe(40)
    expect(best.threshold).toBe(25)
  })
})
