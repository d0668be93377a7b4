import { expect, test } from 'vitest'
import { PlaceId } from '#contract/field.ts'
import { placeIdOf, pointFaults } from './point-by-hand.ts'

const LVIV = '702550'

test('a point that is typed whole is the place; none leaves the listed one', () => {
  expect(placeIdOf({ latitude: '49°50′ N', longitude: '24,03' }, LVIV)).toBe('@49.83333,24.03')
  expect(placeIdOf({ latitude: '', longitude: ' ' }, LVIV)).toBe(LVIV)
})

test.each([
  ['a latitude off the globe', { latitude: '95', longitude: '' }, { latitude: 'wrong', longitude: 'missing' }],
  ['a good angle and a bad one', { latitude: '49.84', longitude: '181' }, { latitude: null, longitude: 'wrong' }],
  ['one angle alone', { latitude: '49.84', longitude: '' }, { latitude: null, longitude: 'missing' }],
  ['the other alone', { latitude: '', longitude: '24' }, { latitude: 'missing', longitude: null }],
  ['words', { latitude: 'north', longitude: '24' }, { latitude: 'wrong', longitude: null }],
] as const)('%s is refused, and never read as the listed place', (_, typed, faults) => {
  const id = placeIdOf(typed, LVIV)
  expect(PlaceId.safeParse(id).error?.issues[0]?.message).toBe('birth_point')
  expect(pointFaults(typed)).toEqual(faults)
})
