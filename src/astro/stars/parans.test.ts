import { expect, it } from 'vitest'
import { parans, sideTimes } from './parans.ts'

/** On the equator of the Earth every body is above the horizon for half of its round (Meeus 1998, eq. 15.1 with φ = 0). */
it('rises and sets a quarter of a round from culmination on the equator', () => {
  const times = sideTimes({ rightAscensionDeg: 100, declinationDeg: 30 }, 0)
  expect(times.rising).toBeCloseTo(10, 9)
  expect(times.culminating).toBe(100)
  expect(times.setting).toBeCloseTo(190, 9)
  expect(times.anticulminating).toBe(280)
})

/** Venus at Boston on 1988-03-20: H₀ = 108.5° with refraction (Meeus 1998, example 15.a); without it 0.8° less or so. */
it('agrees with the arc of a published example', () => {
  const { rising, setting } = sideTimes({ rightAscensionDeg: 41.73129, declinationDeg: 18.44092 }, 42.3333)
  const arc = ((setting ?? 0) - (rising ?? 0) + 360) / 2
  expect(((arc % 180) + 180) % 180).toBeGreaterThan(107.2)
  expect(((arc % 180) + 180) % 180).toBeLessThan(108.6)
})

it('lets what is circumpolar only culminate', () => {
  const polaris = sideTimes({ rightAscensionDeg: 38, declinationDeg: 89.3 }, 55)
  expect([polaris.rising, polaris.setting]).toEqual([null, null])
})

it('finds a star that rises while a planet culminates', () => {
  const star = { rightAscensionDeg: 190, declinationDeg: 0 }
  const planet = { rightAscensionDeg: 100.5, declinationDeg: 20 }
  const found = parans(star, planet, 50, 1)
  expect(found[0]).toMatchObject({ star: 'rising', planet: 'culminating' })
  expect(found[0]?.orbDeg).toBeCloseTo(0.5, 6)
})
