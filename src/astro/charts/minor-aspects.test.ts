import { expect, it } from 'vitest'
import { ASPECT_ANGLES, ASPECTS } from './aspect.ts'
import { orbAllowedDeg } from './aspects.ts'
import { CHART_POINTS } from './chart.ts'
import { MINOR_ASPECT_ANGLES, MINOR_ASPECTS } from './minor-aspect.ts'
import { minorAspectWithin, minorOrbDeg } from './minor-aspects.ts'

it.each([
  [0, 30, 'semisextile', 0],
  [350, 35, 'semisquare', 0],
  [10, 81.5, 'quintile', 0.5],
  [200, 66, 'sesquiquadrate', 1],
  [359, 143.5, 'biquintile', 0.5],
  [180, 31.25, 'quincunx', 1.25],
  [180, 29, 'quincunx', 1],
] as const)('%d° and %d°: %s, %d° from exact, whichever is named first', (a, b, aspect, orbDeg) => {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const found = minorAspectWithin(2, MINOR_ASPECTS, one, other)
    expect(found?.aspect).toBe(aspect)
    expect(found?.orbDeg).toBeCloseTo(orbDeg, 9)
  }
})

it('only what is asked for is found, and nothing beyond the orb', () => {
  expect(minorAspectWithin(2, ['quincunx'], 0, 30)).toBeNull()
  expect(minorAspectWithin(1, MINOR_ASPECTS, 0, 31.5)).toBeNull()
})

it('no two aspects claim the same distance, major or minor, however wide the orbs are', () => {
  const widest = 1.5
  const reaches = [
    ...ASPECTS.map((aspect) => ({ angle: ASPECT_ANGLES[aspect], orb: orbAllowedDeg('sun', 'moon', aspect, widest) })),
    ...MINOR_ASPECTS.map((aspect) => ({
      angle: MINOR_ASPECT_ANGLES[aspect],
      orb: minorOrbDeg('sun', 'moon', widest),
    })),
  ].toSorted((a, b) => a.angle - b.angle)
  for (const [i, { angle, orb }] of reaches.entries()) {
    const next = reaches[i + 1]
    if (next) expect(angle + orb).toBeLessThanOrEqual(next.angle - next.orb)
  }
  for (const point of CHART_POINTS) expect(minorOrbDeg('sun', point)).toBeLessThanOrEqual(2)
})
