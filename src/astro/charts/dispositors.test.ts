import { expect, it } from 'vitest'
import { dispositors } from './dispositors.ts'
import { placedAt } from './test-placements.ts'

const [ARIES, TAURUS, GEMINI, CANCER, LEO, , LIBRA] = [0, 30, 60, 90, 120, 150, 180]

it('every chain may end with one planet in its own sign', () => {
  const found = dispositors(placedAt([LEO, LEO, LEO, CANCER, LEO, LEO, LEO, LEO, LEO, TAURUS] as number[]))
  expect(found.final).toBe('sun')
  expect(found.rounds).toEqual([['sun']])
  expect(found.dispositorOf.get('venus')).toBe('moon')
  expect(found.dispositorOf.get('pluto')).toBe('venus')
})

it('two may receive each other', () => {
  const found = dispositors(
    placedAt([GEMINI, TAURUS, LIBRA, GEMINI, TAURUS, TAURUS, TAURUS, TAURUS, TAURUS, TAURUS] as number[]),
  )
  expect(found.rounds).toEqual([['mercury', 'venus']])
  expect(found.final).toBeNull()
})

it('a round may be longer, and several may stand beside each other', () => {
  // Sun in Aries (Mars), Mars in Cancer (Moon), Moon in Leo (Sun); Mercury and Venus in their own signs.
  const found = dispositors(
    placedAt([ARIES, LEO, GEMINI, TAURUS, CANCER, ARIES, ARIES, ARIES, ARIES, ARIES] as number[]),
  )
  expect(found.rounds).toEqual([['sun', 'mars', 'moon'], ['mercury'], ['venus']])
  expect(found.final).toBeNull()
})
