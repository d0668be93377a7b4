import { describe, expect, it } from 'vitest'
import { joinOrbits } from './join-orbits.ts'

/** A body pushed by 2 + 6τ along the first axis from rest, with no Sun: x = τ² + τ³ exactly. */
const truth = (t: number) => ({ place: t * t + t * t * t, speed: 2 * t + 3 * t * t })

describe('joining two orbits', () => {
  it('is exact for a pull that grows evenly', () => {
    const span = 10
    const end = truth(span)
    for (const t of [0, 1, 4, 5, 9.5, 10]) {
      const earlier = new Float64Array(6)
      const later = Float64Array.of(end.place + end.speed * (t - span), 0, 0, end.speed, 0, 0)
      joinOrbits(earlier, later, t, span)
      expect(earlier[0]).toBeCloseTo(truth(t).place, 9)
      expect(earlier[3]).toBeCloseTo(truth(t).speed, 9)
    }
  })

  it('is each epoch’s own orbit at that epoch, in place and velocity', () => {
    const first = Float64Array.of(1, 2, 3, 0.1, 0.2, 0.3)
    const second = Float64Array.of(1.5, 1, 4, 0.3, -0.1, 0.25)
    const atStart = first.slice()
    joinOrbits(atStart, second, 0, 200)
    expect([...atStart]).toEqual([...first])
    const atEnd = first.slice()
    joinOrbits(atEnd, second, 200, 200)
    atEnd.forEach((value, i) => expect(value).toBeCloseTo(second[i] ?? Number.NaN, 12))
  })
})
