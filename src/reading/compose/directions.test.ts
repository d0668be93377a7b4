import { expect, it } from 'vitest'
import { DIRECTIONS, handOfPair, sideOfHouse, sideOfPlanet, sideOfSign } from './directions.ts'

it.each(Object.entries(DIRECTIONS))(
  'puts nothing on both sides of %s, and every sign on one',
  (_, { planets, signs, houses }) => {
    for (const [first, second] of [planets, signs, houses] as readonly (readonly (readonly (string | number)[])[])[])
      expect(first?.filter((one) => second?.includes(one))).toEqual([])
    expect([...signs[0], ...signs[1]].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  },
)

it('has Taurus keep and Pisces give away, Saturn hold and Jupiter spend, the fourth house store', () => {
  expect([sideOfSign('hand', 1), sideOfSign('hand', 11)]).toEqual([0, 1])
  expect([sideOfPlanet('hand', 'saturn'), sideOfPlanet('hand', 'jupiter'), sideOfPlanet('hand', 'sun')]).toEqual([
    0,
    1,
    null,
  ])
  expect([sideOfHouse('hand', 4), sideOfHouse('hand', 9)]).toEqual([0, null])
})

it('has Saturn hold beside any planet, and an easy aspect temper what would be spent', () => {
  expect(handOfPair('venus', 'saturn', 'tense')).toBe(0)
  expect(handOfPair('venus', 'uranus', 'flowing')).toBe(0)
  expect(handOfPair('venus', 'uranus', 'tense')).toBe(1)
})
