import { describe, expect, it } from 'vitest'
import { referenceEvents } from '../../../test/fixtures/ephemeris/reference.ts'
import { PLANETS } from '../ephemeris/body.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { voidMoons } from './void-moon.ts'

const sky = loadEphemeris()
const SECOND = 1 / 86_400

describe('the Moon void of course', () => {
  const { from, to, ingresses, moonAspects } = referenceEvents()
  const span = { fromJdUt: jdUtFromIso(from), toJdUt: jdUtFromIso(to) }
  const entries = ingresses.filter(({ body }) => body === 'moon').map(({ utc }) => utc)

  it('is so from the last aspect to the ingress of the reference', () => {
    const found = voidMoons(sky, span)
    // The first void of the span ends with the first ingress, whose sign began before the span.
    for (const [i, entry] of entries.slice(0, -1).entries()) {
      const next = entries[i + 1] ?? ''
      const last = moonAspects.findLast(({ utc }) => utc >= entry && utc < next)
      const course = found.find(({ toJdUt }) => Math.abs(toJdUt - jdUtFromIso(next)) < 2 * SECOND)
      expect(Math.abs((course?.fromJdUt ?? 0) - jdUtFromIso(last?.utc ?? entry)), next).toBeLessThan(2 * SECOND)
      expect(course?.lastAspect).toMatchObject({ a: last?.a, b: last?.b, aspect: last?.aspect })
    }
    expect(found.length).toBeGreaterThanOrEqual(entries.length)
    expect(found.length).toBeLessThanOrEqual(entries.length + 1)
  })

  it('is found whole from any instant within', () => {
    for (const course of voidMoons(sky, span)) {
      const middle = (course.fromJdUt + course.toJdUt) / 2
      const [same, ...others] = voidMoons(sky, { fromJdUt: middle, toJdUt: middle + 1e-6 })
      expect(others).toEqual([])
      expect(same?.sign).toBe(course.sign)
      expect(Math.abs((same?.fromJdUt ?? 0) - course.fromJdUt)).toBeLessThan(1e-7)
    }
  })

  it('lasts at least as long by the seven planets of the tradition', () => {
    const modern = voidMoons(sky, span)
    const traditional = voidMoons(sky, { ...span, planets: PLANETS.slice(0, 7) })
    for (const { fromJdUt, toJdUt } of modern) {
      const same = traditional.find((course) => Math.abs(course.toJdUt - toJdUt) < 1e-7)
      expect(same?.fromJdUt ?? Number.NaN).toBeLessThan(fromJdUt + 1e-7)
    }
  })
})
