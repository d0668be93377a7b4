import { describe, expect, it } from 'vitest'
import { PLANETS } from '../ephemeris/body.ts'
import { essentialDignities, rulerOf } from './dignities.ts'

describe('essential dignities', () => {
  it.each([
    ['sun', 4, ['domicile']],
    ['sun', 0, ['exaltation']],
    ['sun', 10, ['detriment']],
    ['sun', 6, ['fall']],
    ['moon', 3, ['domicile']],
    ['moon', 7, ['fall']],
    ['mercury', 5, ['domicile', 'exaltation']],
    ['mercury', 11, ['detriment', 'fall']],
    ['venus', 11, ['exaltation']],
    ['venus', 0, ['detriment']],
    ['mars', 3, ['fall']],
    ['mars', 9, ['exaltation']],
    ['jupiter', 9, ['fall']],
    ['saturn', 6, ['exaltation']],
    ['saturn', 4, ['detriment']],
    ['saturn', 1, []],
    ['pluto', 7, []],
  ] as const)('%s in sign %d: %j', (planet, sign, expected) => {
    expect(essentialDignities(planet, sign)).toEqual(expected)
  })

  it('every sign has one ruler, opposite to the one in detriment, and no planet is strong and weak at once', () => {
    for (let sign = 0; sign < 12; sign++) {
      const strong = PLANETS.filter((planet) => essentialDignities(planet, sign).includes('domicile'))
      expect(strong).toEqual([rulerOf(sign)])
      expect(essentialDignities(rulerOf(sign), (sign + 6) % 12)).toContain('detriment')
      for (const planet of PLANETS) {
        const found = essentialDignities(planet, sign)
        expect(
          found.some((d) => d === 'domicile' || d === 'exaltation') &&
            found.some((d) => d === 'detriment' || d === 'fall'),
        ).toBe(false)
      }
    }
  })

  it('refuse what is no sign', () => {
    expect(() => essentialDignities('sun', 12)).toThrow('there is no sign')
    expect(() => rulerOf(-1)).toThrow(RangeError)
  })
})
