import { expect, it } from 'vitest'
import { Claims, claimsOf } from './claims.ts'

const fast = { axis: 'pace', pole: 0 } as const
const slow = { axis: 'pace', pole: 1 } as const
const tidy = { axis: 'order', pole: 0 } as const

it('what contradicts a document’s grounds isn’t told, whatever else it says', () => {
  const claims = new Claims()
  claims.hold([slow])
  expect(claims.admits([fast, tidy])).toBe(false)
  expect(claims.admits([slow])).toBe(true)
  expect(claims.admits([tidy])).toBe(true)
})

it('of two texts that contradict each other and no ground, the first is told', () => {
  const claims = new Claims()
  expect(claims.admits([fast])).toBe(true)
  expect(claims.admits([slow])).toBe(false)
})

it('where the grounds say both, which a bridge tells, either may be told', () => {
  const claims = new Claims()
  claims.hold([fast])
  claims.hold([slow])
  expect(claims.admits([fast])).toBe(true)
  expect(claims.admits([slow])).toBe(true)
})

it('a text is undisputed as long as nothing says the opposite, though it may be told where both are said', () => {
  const claims = new Claims()
  claims.hold([tidy, fast])
  expect(claims.isUndisputed([fast])).toBe(true)
  claims.hold([slow])
  expect(claims.isUndisputed([fast])).toBe(false)
  expect(claims.isUndisputed([tidy])).toBe(true)
})

it('a text claims what it says on the axes of traits, and not by its direction', () => {
  expect(
    claimsOf([
      { question: 'turn', side: 0 },
      { question: 'pace', side: 1 },
    ]),
  ).toEqual([slow])
})
