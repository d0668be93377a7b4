import { expect, it } from 'vitest'
import { balance } from './balance.ts'
import { placedAt } from './test-placements.ts'

it('counts each planet once by element and by mode', () => {
  // Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn.
  const found = balance(placedAt([1, 31, 61, 91, 121, 151, 181, 211, 241, 271]))
  expect(found.elements).toEqual({
    fire: ['sun', 'mars', 'neptune'],
    earth: ['moon', 'jupiter', 'pluto'],
    air: ['mercury', 'saturn'],
    water: ['venus', 'uranus'],
  })
  expect(found.modes).toEqual({
    cardinal: ['sun', 'venus', 'saturn', 'pluto'],
    fixed: ['moon', 'mars', 'uranus'],
    mutable: ['mercury', 'jupiter', 'neptune'],
  })
})

it('has empty lists where nothing stands', () => {
  const { elements, modes } = balance(placedAt(Array<number>(10).fill(0)))
  expect([elements.fire.length, elements.earth, modes.cardinal.length, modes.mutable]).toEqual([10, [], 10, []])
})
