import { describe, expect, it } from 'vitest'
import type { Body } from '../ephemeris/body.ts'
import { ASPECT_ANGLES } from './aspect.ts'
import { aspectBetween, chartAspects, isApplying, orbAllowedDeg } from './aspects.ts'
import type { Houses, Placement } from './chart.ts'

const placed = (body: Body, longitudeDeg: number, speedDegPerDay = 1): Placement => ({
  body,
  longitudeDeg,
  latitudeDeg: 0,
  distanceAu: 1,
  speedDegPerDay,
  retrograde: speedDegPerDay < 0,
  sign: Math.floor(longitudeDeg / 30),
  degree: 0,
  minute: 0,
  house: null,
})
const houses: Houses = {
  system: 'equal',
  requested: 'equal',
  cuspsDeg: Array.from({ length: 12 }, (_, i) => 30 * i),
  ascendantDeg: 0,
  midheavenDeg: 270,
}

describe('the aspect of two points', () => {
  it.each([
    ['sun', 10, 'moon', 2, 'conjunction', 8],
    ['sun', 2, 'moon', 356, 'conjunction', 6],
    ['sun', 0, 'moon', 65.5, 'sextile', 5.5],
    ['sun', 0, 'moon', 66.5, null, 0],
    ['sun', 0, 'pluto', 95, 'square', 5],
    ['sun', 0, 'pluto', 95.5, null, 0],
    ['mars', 350, 'jupiter', 110, 'trine', 0],
    ['venus', 355, 'saturn', 178, 'opposition', 3],
    ['chiron', 0, 'sun', 3.5, null, 0],
  ] as const)('%s %d, %s %d: %s', (a, longitudeA, b, longitudeB, aspect, orb) => {
    const one = { point: a, longitudeDeg: longitudeA }
    const other = { point: b, longitudeDeg: longitudeB }
    for (const found of [aspectBetween(one, other), aspectBetween(other, one)]) {
      expect(found?.aspect ?? null).toBe(aspect)
      if (found) expect(found.orbDeg).toBeCloseTo(orb, 9)
    }
    if (aspect) expect(orbAllowedDeg(a, b, aspect)).toBeGreaterThanOrEqual(orb)
  })
})

describe('applying', () => {
  it.each([
    [10, 1, 15, 0, 'conjunction', true],
    [15, 1, 10, 0, 'conjunction', false],
    [15, -1, 10, 0, 'conjunction', true],
    [355, 1, 3, 0.1, 'conjunction', true],
    [0, 13, 88, 1, 'square', false],
    [0, 13, 92, 1, 'square', true],
    [0, 1, 182, 0, 'opposition', true],
    [0, 1, 178, 0, 'opposition', false],
  ] as const)('%d at %d°/day, %d at %d: %s %s', (a, speedA, b, speedB, aspect, applying) => {
    const one = { longitudeDeg: a, speedDegPerDay: speedA }
    const other = { longitudeDeg: b, speedDegPerDay: speedB }
    expect(isApplying(one, other, ASPECT_ANGLES[aspect])).toBe(applying)
    expect(isApplying(other, one, ASPECT_ANGLES[aspect])).toBe(applying)
  })
})

describe('the aspects of a chart', () => {
  const bodies = [placed('sun', 0), placed('moon', 91, 13), placed('meanNode', 0.5), placed('trueNode', 1)]

  it('stand in chart order, without the mean node and without the angles among themselves', () => {
    expect(chartAspects(bodies, houses).map(({ a, b, aspect }) => `${a} ${aspect} ${b}`)).toEqual([
      'sun square moon',
      'sun conjunction trueNode',
      'sun conjunction asc',
      'sun square mc',
      'moon square trueNode',
      'moon square asc',
      'moon opposition mc',
      'trueNode conjunction asc',
      'trueNode square mc',
    ])
  })

  it('say applying or separating between bodies only', () => {
    for (const found of chartAspects(bodies, houses)) {
      expect(found.applying === null).toBe(found.b === 'asc' || found.b === 'mc')
    }
  })

  it('leave the angles out when the hour is unknown', () => {
    expect(chartAspects(bodies, null)).toHaveLength(3)
  })
})

it('aspects and applying are the same whichever point comes first, all round the circle', () => {
  for (let a = 0; a < 360; a += 7.3) {
    for (let b = 0; b < 360; b += 3.70129) {
      const one = { point: 'sun' as const, longitudeDeg: a, speedDegPerDay: 0.98 }
      const other = { point: 'mars' as const, longitudeDeg: b, speedDegPerDay: -0.3 }
      const found = aspectBetween(one, other)
      const reversed = aspectBetween(other, one)
      expect(reversed?.aspect).toBe(found?.aspect)
      if (!found) continue
      expect(reversed?.orbDeg).toBeCloseTo(found.orbDeg, 9)
      expect(isApplying(one, other, ASPECT_ANGLES[found.aspect])).toBe(
        isApplying(other, one, ASPECT_ANGLES[found.aspect]),
      )
      // A circle turned by any angle has the same aspects.
      const turned = (p: typeof one | typeof other) => ({ ...p, longitudeDeg: (p.longitudeDeg + 123) % 360 })
      expect(aspectBetween(turned(one), turned(other))?.aspect).toBe(found.aspect)
    }
  }
})
