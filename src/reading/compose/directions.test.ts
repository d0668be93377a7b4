import { expect, it } from 'vitest'
import { DIRECTIONS, sideOfHouse, sideOfPlanet, sideOfSign } from './directions.ts'

it.each(Object.entries(DIRECTIONS))(
  'puts nothing on both sides of %s, and every sign on one',
  (_, { planets, signs, houses }) => {
    for (const [first, second] of [planets, signs, houses] as readonly (readonly (readonly (string | number)[])[])[])
      expect(first?.filter((one) => second?.includes(one))).toEqual([])
    expect([...signs[0], ...signs[1]].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  },
)

it('has Aries turn outward and Pisces inward, Mars lead and Saturn hold back, the tenth house show and the fourth hide', () => {
  expect([sideOfSign('turn', 0), sideOfSign('turn', 11)]).toEqual([0, 1])
  expect([sideOfPlanet('turn', 'mars'), sideOfPlanet('turn', 'saturn'), sideOfPlanet('turn', 'venus')]).toEqual([
    0,
    1,
    null,
  ])
  expect([sideOfHouse('turn', 10), sideOfHouse('turn', 4)]).toEqual([0, 1])
})
