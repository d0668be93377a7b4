import { readFileSync } from 'node:fs'
import type { Body } from '#astro/ephemeris/body.ts'
import { describe, expect, it } from 'vitest'
import { angleOf, turnBetween } from '../geometry/polar.ts'
import { placementAt, randomCharts } from '../wheel/test-charts.ts'
import { layIllustration } from './lay-illustration.ts'

interface KnownSky {
  id: string
  bodies: Record<Body, { lon: number; lat: number; speed: number }>
  moonPhase: { elongation: number; illuminatedFraction: number }
}

const KNOWN = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/ephemeris/charts.json', import.meta.url), 'utf8'),
) as KnownSky[]

const CENTRE = { x: 320, y: 320 }

describe('layPlate', () => {
  it('puts every body on its own sphere at its true longitude, 0° Aries at the left', () => {
    for (const { placements } of randomCharts()) {
      const { bodies, metrics } = layIllustration(placements, 640)
      expect(bodies).toHaveLength(10)
      for (const { placement, marker, place, orbit } of bodies) {
        for (const point of [marker, place]) {
          const drawn = angleOf(CENTRE, point) - 180
          expect(Math.abs(turnBetween(drawn, placement.longitudeDeg))).toBeLessThan(0.02)
        }
        expect(Math.hypot(marker.x - 320, marker.y - 320)).toBeCloseTo(orbit, 2)
      }
      expect(new Set(bodies.map(({ orbit }) => orbit)).size).toBe(10)
      expect(bodies.map(({ orbit }) => orbit)).toEqual(metrics.orbits)
    }
  })

  it.each([320, 480, 900])('lets no two names overlap at %i px', (size) => {
    for (const { placements } of randomCharts()) {
      const { bodies, metrics } = layIllustration(placements, size)
      bodies.forEach(({ name }, i) =>
        bodies.slice(i + 1).forEach(({ name: other }) => {
          const apart = Math.max(Math.abs(name.x - other.x), Math.abs(name.y - other.y))
          expect(apart).toBeGreaterThanOrEqual(metrics.nameGlyph - 0.01)
        }),
      )
    }
  })

  it('gives the Moon the phase of Swiss Ephemeris, within 0.003', () => {
    for (const { id, bodies, moonPhase } of KNOWN) {
      const sky = [
        placementAt('sun', bodies.sun.lon),
        { ...placementAt('moon', bodies.moon.lon), latitudeDeg: bodies.moon.lat },
      ]
      const { moon } = layIllustration(sky, 640)
      expect(Math.abs((moon?.illuminatedFraction ?? NaN) - moonPhase.illuminatedFraction), id).toBeLessThan(0.003)
      expect(moon?.waxing, id).toBe(moonPhase.elongation < 180)
    }
  })

  it('joins bodies in close aspect, and only those', () => {
    const sky = [
      placementAt('sun', 0),
      placementAt('moon', 121.9),
      placementAt('mars', 92.1),
      placementAt('venus', 1),
      placementAt('saturn', 181),
    ]
    const aspectLines = layIllustration(sky, 640).aspectLines.map(({ key, nature }) => `${key} ${nature}`)
    // Sun–Moon trine by 1.9°, Venus–Moon trine by 0.9°, Moon–Saturn sextile by 0.9°, Venus–Mars square by 1.1°,
    // Mars–Saturn square by 1.1°, both conjunct lights opposite Saturn by 1° and 0°; Sun–Mars is 2.1° off.
    expect(aspectLines.toSorted()).toEqual(
      [
        'mars-saturn tense',
        'moon-saturn flowing',
        'moon-sun flowing',
        'moon-venus flowing',
        'sun-saturn tense',
        'venus-mars tense',
        'venus-saturn tense',
      ].toSorted(),
    )
  })

  it('shows ten days of motion behind each body', () => {
    const [sun, mars] = layIllustration([placementAt('sun', 50), placementAt('mars', 200, true)], 640).bodies
    // One degree a day forwards, a tenth backwards (as the factory moves them).
    expect(sun?.trailStartDeg).toBeCloseTo(180 + 40, 6)
    expect(mars?.trailStartDeg).toBeCloseTo(201 - 180, 6)
  })

  it('refuses a size it was not designed for', () => {
    expect(() => layIllustration([], 200)).toThrow(/300–1000/)
  })
})
