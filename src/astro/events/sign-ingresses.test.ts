import { expect, it } from 'vitest'
import { referenceEvents } from '../../../test/fixtures/ephemeris/reference.ts'
import { signOf } from '../charts/sign.ts'
import { BODIES } from '../ephemeris/body.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { INGRESS_BODIES, signChange, signIngresses } from './sign-ingresses.ts'

const sky = loadEphemeris()
const SECOND = 1 / 86_400
const SIGNS = 'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(' ')

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

it('lists them in order with the sign entered and the direction', () => {
  const { from, to, ingresses } = referenceEvents()
  const found = signIngresses(sky, { fromJdUt: jdUtFromIso(from), toJdUt: jdUtFromIso(to) })
  expect(found.map(({ body, direction }) => [body, direction])).toEqual(
    ingresses.map(({ body, direction }) => [body, direction]),
  )
  ingresses.forEach(({ sign, utc, speed }, i) => {
    expect(SIGNS[found[i]?.sign ?? -1]).toBe(sign)
    expect(found[i]?.speedDegPerDay).toBeCloseTo(speed, 3)
    const seconds = Math.abs((found[i]?.jdUt ?? 0) - jdUtFromIso(utc)) / SECOND
    expect(seconds, utc).toBeLessThan(0.6 + (0.1 / 3600 / Math.abs(speed)) * 86_400)
  })
})

it('is null when the sign stays', () => {
  expect(signChange(sky, 'sun', jdUtFromIso('2025-01-01T00:00Z'), jdUtFromIso('2025-01-15T00:00Z'))).toBeNull()
})

it('misses none: a scan by hours sees as many changes of sign of each body in three years', () => {
  const [fromJdUt, toJdUt] = [2_459_000.5, 2_460_096.5]
  const found = signIngresses(sky, { fromJdUt, toJdUt })
  expect(found.map(({ jdUt }) => jdUt)).toEqual(found.map(({ jdUt }) => jdUt).toSorted((a, b) => a - b))
  for (const body of INGRESS_BODIES) {
    const own = found.filter((one) => one.body === body)
    const changes: number[] = []
    let before = signOf(sky.position(body, fromJdUt).longitudeDeg)
    for (let jdUt = fromJdUt + 1 / 24; jdUt < toJdUt; jdUt += 1 / 24) {
      const sign = signOf(sky.position(body, jdUt).longitudeDeg)
      if (sign !== before) changes.push(sign)
      before = sign
    }
    expect(
      own.map(({ sign }) => sign),
      body,
    ).toEqual(changes)
    for (const { jdUt } of own) {
      const past = sky.position(body, jdUt).longitudeDeg / 30
      expect(Math.abs(past - Math.round(past))).toBeLessThan(1e-8)
    }
  }
})
