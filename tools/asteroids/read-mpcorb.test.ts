import { describe, expect, it } from 'vitest'
import { motionOf } from './elements.ts'
import { readMpcorb, unpackEpoch, unpackNumber } from './read-mpcorb.ts'

/** As the Minor Planet Center writes it: a header, numbered bodies, then bodies without a number. */
const FILE = [
  'MINOR PLANET CENTER ORBIT DATABASE (MPCORB)',
  "Des'n     H     G   Epoch     M        Peri.      Node       Incl.       e            n           a",
  '-'.repeat(202),
  '00004    3.25  0.15 K243V 223.65556  151.69316  103.70488    7.14391  0.0898971  0.27168892   2.3609571  0 E2024-DA5  7607 111 1821-2024 0.63 M-p 18k MPCLINUX   0000      (4) Vesta              20240221',
  'A0345   15.10  0.15 K243V 100.00000  200.00000   50.00000   10.00000  0.1000000  0.23000000   2.6400000  0 E2024-DA5   100  10 2000-2024 0.50 M-v 3Ek MPCLINUX   0000 (100345) 1995 UV9           20240221',
  '',
  'K24A01B 20.10  0.15 K243V 100.00000  200.00000   50.00000   10.00000  0.1000000  0.23000000   2.6400000  7 E2024-DA5    10   1    3 days 0.50 M-v 3Ek MPCLINUX   0000           2024 AB1          20240221',
].join('\n')

describe('MPCORB.DAT', () => {
  it('reads the numbered bodies and passes over the rest', () => {
    const bodies = readMpcorb(FILE)
    expect(bodies.map(({ number, name }) => [number, name])).toEqual([
      [4, 'Vesta'],
      [100_345, '1995 UV9'],
    ])
    expect(bodies[0]).toEqual({
      number: 4,
      name: 'Vesta',
      epochJd: 2460400.5,
      meanAnomalyDeg: 223.65556,
      perihelionDeg: 151.69316,
      nodeDeg: 103.70488,
      inclinationDeg: 7.14391,
      eccentricity: 0.0898971,
      semiMajorAxisAu: 2.3609571,
    })
  })

  it('gives Vesta the place it has at the epoch by the Swiss Ephemeris', () => {
    const [vesta] = readMpcorb(FILE)
    if (!vesta) throw new Error('no Vesta')
    // Heliocentric, by the axes of the ICRF; the ephemeris has an orbit of its own, 0.05″ off.
    const [x = NaN, y = NaN, z = NaN] = motionOf(vesta)
    expect(x).toBeCloseTo(-0.962215582, 5)
    expect(y).toBeCloseTo(2.120110683, 5)
    expect(z).toBeCloseTo(0.971421897, 5)
  })

  it('unpacks numbers as the Minor Planet Center explains them', () => {
    expect(unpackNumber('00433')).toBe(433)
    expect(unpackNumber('A0000')).toBe(100_000)
    expect(unpackNumber('Z9999')).toBe(359_999)
    expect(unpackNumber('a0017')).toBe(360_017)
    expect(unpackNumber('z9999')).toBe(619_999)
    expect(unpackNumber('~0000')).toBe(620_000)
    expect(unpackNumber('~000z')).toBe(620_061)
    expect(unpackNumber('K24A01B')).toBeNull()
  })

  it('unpacks dates as the Minor Planet Center explains them', () => {
    // 1996 January 1, 1996 January 10, 1996 September 30, 1996 October 22, 2001 October 22.
    expect(['J9611', 'J961A', 'J969U', 'J96AM', 'K01AM'].map(unpackEpoch)).toEqual([
      2450083.5, 2450092.5, 2450356.5, 2450378.5, 2452204.5,
    ])
    expect(() => unpackEpoch('2024-')).toThrow('packed epoch')
  })

  it('refuses a numbered line whose elements can’t be read', () => {
    expect(() => readMpcorb(FILE.replace('223.65556', '   n.a.  '))).toThrow('MPCORB line of (4)')
  })
})
