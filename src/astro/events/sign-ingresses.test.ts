import { expect, it } from 'vitest'
import { referenceEvents } from '../../../test/fixtures/ephemeris/reference.ts'
import { BODIES } from '../ephemeris/body.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { signChange } from './sign-ingresses.ts'

const sky = loadEphemeris()
const SECOND = 1 / 86_400

it('finds every ingress of half a year, body by body, and no other', () => {
  const { from, to, ingresses } = referenceEvents()
  for (const body of BODIES.filter((one) => ingresses.some((ingress) => ingress.body === one))) {
    const expected = ingresses.filter((ingress) => ingress.body === body)
    const found: number[] = []
    let at: number | null = jdUtFromIso(from)
    while (at !== null) {
      at = signChange(sky, body, at, jdUtFromIso(to))
      if (at === null) break
      found.push(at)
      at += 60 * SECOND
    }
    expect(found, body).toHaveLength(expected.length)
    expected.forEach(({ utc, speed }, i) => {
      const tolerance = 5 + (3 / 3600 / Math.abs(speed)) * 86_400
      expect(Math.abs((found[i] ?? 0) - jdUtFromIso(utc)) / SECOND, `${body} ${utc}`).toBeLessThan(tolerance)
    })
  }
})

it('is null when the sign stays', () => {
  expect(signChange(sky, 'sun', jdUtFromIso('2025-01-01T00:00Z'), jdUtFromIso('2025-01-15T00:00Z'))).toBeNull()
})
