import { describe, expect, it } from 'vitest'
import { figuresOf, kiteOf } from './figures.ts'

const aspect = (
  a: 'sun' | 'moon' | 'mars' | 'saturn',
  b: 'moon' | 'mars' | 'saturn',
  kind: 'trine' | 'square' | 'opposition' | 'sextile',
  orbDeg = 1,
) => ({
  a,
  b,
  aspect: kind,
  orbDeg,
})
const at = (places: Partial<Record<string, number>>) => (planet: string) => places[planet] ?? 999

describe('figures of a chart', () => {
  it('a grand trine is three trines, with the widest orb', () => {
    const found = figuresOf(
      [aspect('sun', 'moon', 'trine'), aspect('moon', 'mars', 'trine', 4), aspect('sun', 'mars', 'trine', 2)],
      at({}),
    )
    expect(found).toMatchObject([{ name: 'grandTrine', points: ['sun', 'moon', 'mars'], widestOrbDeg: 4 }])
  })

  it('two trines are none', () => {
    expect(figuresOf([aspect('sun', 'moon', 'trine'), aspect('moon', 'mars', 'trine')], at({}))).toEqual([])
  })

  it('a T-square has its planet in the middle', () => {
    const found = figuresOf(
      [aspect('sun', 'moon', 'opposition'), aspect('sun', 'mars', 'square'), aspect('moon', 'mars', 'square')],
      at({}),
    )
    expect(found).toMatchObject([{ name: 'tSquare', apex: 'mars' }])
  })

  it('a grand cross is told once, and its T-squares not beside it', () => {
    const found = figuresOf(
      [
        aspect('sun', 'moon', 'opposition'),
        aspect('mars', 'saturn', 'opposition'),
        aspect('sun', 'mars', 'square'),
        aspect('moon', 'mars', 'square'),
        aspect('sun', 'saturn', 'square'),
        aspect('moon', 'saturn', 'square'),
      ],
      at({}),
    )
    expect(found.map(({ name }) => name)).toEqual(['grandCross'])
  })

  it('a kite is a grand trine with a planet opposite one of its three and in sextile to both others', () => {
    const ring = [aspect('sun', 'moon', 'trine'), aspect('moon', 'mars', 'trine'), aspect('sun', 'mars', 'trine')]
    const across = aspect('sun', 'saturn', 'opposition')
    const helped = [aspect('moon', 'saturn', 'sextile'), aspect('mars', 'saturn', 'sextile')]
    const trine = { points: ['sun', 'moon', 'mars'] } as const
    expect(kiteOf({ points: [...trine.points] }, [...ring, across, ...helped])).toBe('saturn')
    expect(kiteOf({ points: [...trine.points] }, [...ring, across, ...helped.slice(1)])).toBeNull()
  })

  it.each([
    [150, 210, 1],
    [153, 210, 0],
  ])('a yod: two in sextile, a third 150° from both (%s, %s)', (toSun, toMoon, count) => {
    // Sun 0°, Moon 60°, Mars 210°: 150° from either.
    const found = figuresOf(
      [aspect('sun', 'moon', 'sextile')],
      at({ sun: 0, moon: 60, mars: toMoon === 210 && toSun === 150 ? 210 : 213 }),
    )
    expect(found).toHaveLength(count)
  })
})
