import { describe, expect, it } from 'vitest'
import { howMany } from '../../../test/how-many.ts'
import { randomFrom } from '../../../test/random.ts'
import { ASPECT_DIFFERENCES } from '../charts/aspect.ts'
import { halfTurn } from '../ephemeris/angle.ts'
import { BODIES, PLANETS, type Body } from '../ephemeris/body.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { lunarDaysByElongation } from './lunar-days.ts'
import { lunarEclipses } from './lunar-eclipses.ts'
import { moonPhases } from './moon-phase.ts'
import { signIngresses } from './sign-ingresses.ts'
import { skyAspects } from './sky-aspects.ts'
import { stations } from './stations.ts'
import { exactTransits, SLOW_PLANETS } from './transit-hits.ts'
import { transitPassages } from './transit-passages.ts'
import { voidMoons } from './void-moon.ts'

// Each search against a plain walk of the sky by small steps, in windows of time drawn at random from all the tables.

const sky = loadEphemeris()
const STEP_DAYS = 0.05
const longitude = (body: Body, jdUt: number) => sky.position(body, jdUt).longitudeDeg
const ahead = (a: Body, b: Body, jdUt: number) => longitude(a, jdUt) - longitude(b, jdUt)

/** Windows of some days, the same every run. */
function windows(seed: number, count: number, days: number): { fromJdUt: number; toJdUt: number }[] {
  const next = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const fromJdUt = sky.fromJdUt + 5 + next() * (sky.toJdUt - sky.fromJdUt - days - 10)
    return { fromJdUt, toJdUt: fromJdUt + days }
  })
}

/** The steps of a window within which an angle passes a value, by the step's end. */
function crossings(angle: (jdUt: number) => number, value: number, window: { fromJdUt: number; toJdUt: number }) {
  const found: number[] = []
  let before = halfTurn(angle(window.fromJdUt) - value)
  for (let jdUt = window.fromJdUt + STEP_DAYS; jdUt <= window.toJdUt; jdUt += STEP_DAYS) {
    const now = halfTurn(angle(jdUt) - value)
    if (now * before < 0 && Math.abs(now - before) < 90) found.push(jdUt)
    before = now
  }
  return found
}

function expectSame(found: readonly { jdUt: number }[], steps: readonly number[]) {
  const sorted = steps.toSorted((a, b) => a - b)
  expect(found.length).toBe(sorted.length)
  found.forEach(({ jdUt }, i) => {
    expect(jdUt).toBeLessThanOrEqual((sorted[i] ?? 0) + 1e-6)
    expect(jdUt).toBeGreaterThan((sorted[i] ?? 0) - STEP_DAYS - 1e-6)
  })
}

describe('a walk of the sky finds the same', () => {
  it.each(windows(1, howMany(2, 6), 60))('ingresses and stations from $fromJdUt', (window) => {
    for (const body of BODIES) {
      const signs = Array.from({ length: 12 }, (_, sign) =>
        crossings((at) => longitude(body, at), 30 * sign, window),
      ).flat()
      expectSame(signIngresses(sky, { ...window, bodies: [body] }), signs)
      const speed = (at: number) => sky.position(body, at).speedDegPerDay
      expectSame(stations(sky, { ...window, bodies: [body] }), crossings(speed, 0, window))
    }
  })

  it.each(windows(2, howMany(2, 6), 40))('aspects of the sky from $fromJdUt', (window) => {
    const step = (a: Body, b: Body) =>
      ASPECT_DIFFERENCES.flatMap(({ differenceDeg }) => crossings((at) => ahead(a, b, at), differenceDeg, window))
    const all = skyAspects(sky, window)
    expect(all.map(({ jdUt }) => jdUt)).toEqual(all.map(({ jdUt }) => jdUt).toSorted((x, y) => x - y))
    PLANETS.forEach((a, i) =>
      PLANETS.slice(i + 1).forEach((b) =>
        expectSame(
          all.filter((met) => met.a === a && met.b === b),
          step(a, b),
        ),
      ),
    )
  })

  it.each(windows(3, howMany(2, 6), 60))('phases, lunar days and times without aspects from $fromJdUt', (window) => {
    const elongation = (at: number) => ahead('moon', 'sun', at)
    const at = (angles: number[]) => angles.flatMap((angle) => crossings(elongation, angle, window))
    expectSame(moonPhases(sky, window), at([0, 90, 180, 270]))
    expectSame(lunarDaysByElongation(sky, window), at(Array.from({ length: 30 }, (_, day) => 12 * day)))

    const voids = voidMoons(sky, window).filter(({ toJdUt }) => toJdUt < window.toJdUt)
    expectSame(
      voids.map(({ toJdUt }) => ({ jdUt: toJdUt })),
      Array.from({ length: 12 }, (_, sign) => crossings((when) => longitude('moon', when), 30 * sign, window)).flat(),
    )
    for (const { fromJdUt, toJdUt, sign } of voids) {
      const whole = { fromJdUt: fromJdUt + 1e-6, toJdUt: toJdUt - 1e-6 }
      expect(Math.floor(longitude('moon', whole.toJdUt) / 30)).toBe(sign)
      expect(Math.floor(longitude('moon', whole.fromJdUt) / 30)).toBe(sign)
      for (const planet of PLANETS.filter((p) => p !== 'moon')) {
        for (const { differenceDeg } of ASPECT_DIFFERENCES) {
          const way = (when: number) => halfTurn(ahead('moon', planet, when) - differenceDeg)
          const [first, last] = [way(whole.fromJdUt), way(whole.toJdUt)]
          expect(first * last > 0 || Math.abs(first - last) > 90, `${planet} ${differenceDeg}`).toBe(true)
        }
      }
    }
  })

  it.each(windows(4, howMany(1, 4), 400))('transits to a chart from $fromJdUt', (window) => {
    const next = randomFrom(Math.floor(window.fromJdUt))
    const natal = { sun: next() * 360, moon: next() * 360, asc: next() * 360 }
    const orb = 1 + next()
    const stays = transitPassages(sky, { ...window, natal, orbDeg: () => orb, transiting: SLOW_PLANETS })
    const hits = exactTransits(sky, { ...window, natal })
    for (const planet of SLOW_PLANETS) {
      const steps: number[] = []
      for (const target of Object.values(natal)) {
        for (const { differenceDeg } of ASPECT_DIFFERENCES) {
          steps.push(...crossings((at) => longitude(planet, at), target + differenceDeg, window))
        }
      }
      expectSame(
        hits.filter(({ transiting }) => transiting === planet),
        steps,
      )
    }
    for (const [point, target] of Object.entries(natal)) {
      for (const planet of ['mercury', 'mars', 'saturn'] as const) {
        const mine = stays.filter((one) => one.transiting === planet && one.natal === point && one.aspect === 'square')
        for (let jdUt = window.fromJdUt; jdUt < window.toJdUt; jdUt += 0.5) {
          const off = Math.abs(Math.abs(halfTurn(longitude(planet, jdUt) - target)) - 90)
          if (Math.abs(off - orb) < 1e-6) continue
          const stands = mine.some((one) => jdUt > (one.enterJdUt ?? -Infinity) && jdUt < (one.leaveJdUt ?? Infinity))
          expect(stands).toBe(off < orb)
        }
      }
    }
  })

  // The Moon's distance from the axis of the Earth's shadow against the shadow itself, hour by hour, without its search.
  it.each(windows(5, howMany(1, 4), 4000))('eclipses of the Moon from $fromJdUt', (window) => {
    const EARTH_RADII_PER_AU = 149_597_870.7 / 6378.137
    const degrees = (radians: number) => (radians * 180) / Math.PI
    const depth = (jdUt: number) => {
      const [sun, moon] = [sky.position('sun', jdUt), sky.position('moon', jdUt)]
      const parallax = degrees(1 / ((moon.distanceAu ?? 0) * EARTH_RADII_PER_AU))
      const sunSize = 959.63 / 3600 / (sun.distanceAu ?? 1)
      const penumbra = 1.01 * parallax + sunSize + 8.794 / 3600
      const apart = Math.hypot(halfTurn(moon.longitudeDeg - sun.longitudeDeg - 180), moon.latitudeDeg)
      return penumbra + 0.2725 * parallax - apart
    }
    const seen: number[] = []
    for (let jdUt = window.fromJdUt; jdUt < window.toJdUt; jdUt += 1 / 24) {
      const now = depth(jdUt)
      if (now > 0.02 && now >= depth(jdUt - 1 / 24) && now > depth(jdUt + 1 / 24)) seen.push(jdUt)
    }
    const found = lunarEclipses(sky, window).filter(({ penumbralMagnitude }) => penumbralMagnitude > 0.05)
    expect(found.length).toBeGreaterThan(10)
    expect(seen.length).toBe(found.length)
    found.forEach(({ jdUt }, i) => expect(Math.abs(jdUt - (seen[i] ?? 0))).toBeLessThan(1 / 20))
  })
})
