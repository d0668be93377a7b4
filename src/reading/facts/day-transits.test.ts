import { expect, it } from 'vitest'
import { signOf } from '#astro/charts/sign.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { moonLap, moonRound } from './day-transits.ts'

const sky = loadEphemeris()
const days = Array.from({ length: 4000 }, (_, i) => 2_459_000.1 + i / 2)

it('a round of the Moon is one number all through a stay, and one more on the next', () => {
  const rounds = new Map<number, number>()
  for (const [i, jdUt] of days.entries()) {
    const sign = signOf(sky.position('moon', jdUt).longitudeDeg)
    const before = i > 0 ? signOf(sky.position('moon', jdUt - 0.5).longitudeDeg) : sign
    const round = moonRound(30 * sign + 15, jdUt)
    const last = rounds.get(sign)
    if (last !== undefined) expect(round - last).toBe(sign === before ? 0 : 1)
    rounds.set(sign, round)
  }
})

it('the waxing and the waning square to a point are told apart', () => {
  // 2000-01-01 noon the mean Moon stands at 218.3°: 90° ahead of 128.3° and 90° behind 308.3°.
  expect(moonLap(128.3, 'square', 2_451_545)).toEqual({ aheadDeg: 90, round: 0 })
  expect(moonLap(308.3, 'square', 2_451_545)).toEqual({ aheadDeg: 270, round: -1 })
})
