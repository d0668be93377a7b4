import { describe, expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { referencePairs, referenceProgressions, referenceTransits } from '../../../test/fixtures/ephemeris/reference.ts'
import { compositeFacts } from './composite-facts.ts'
import type { NatalBirth } from './day-facts.ts'
import { progressedFacts } from './progressed-facts.ts'
import { randomBirths } from './random-births.fixture.ts'
import { synastryFacts } from './synastry-facts.ts'
import { transitFacts } from './transit-chart.ts'

const sky = loadEphemeris()
const birthAt = ({ utc, lat, lon }: { utc: string; lat: number; lon: number }): NatalBirth => ({
  chart: natalChart(sky, { jdUt: jdUtFromIso(utc), latitudeDeg: lat, longitudeDeg: lon }),
  timeKnown: true,
  uncertain: [],
})
const DAY = 1

describe('transits', () => {
  const cases = referenceTransits()

  it('has every pass of the reference that falls near the instant, to the minute', () => {
    let compared = 0
    for (const reference of cases) {
      const birth = birthAt(reference)
      for (const hit of reference.hits) {
        const jdUt = jdUtFromIso(hit.utc)
        const facts = transitFacts(sky, birth, jdUt - 0.3 * DAY)
        const id = `transit:${hit.transiting}:${hit.aspect}:${hit.natal}`
        const found = [...facts.slow, ...facts.swift].find((transit) => transit.id === id)
        expect(found, id).toBeDefined()
        const nearest = Math.min(...(found?.passesJdUt ?? []).map((pass) => Math.abs(pass - jdUt)))
        // A slow planet near its station moves 3″ in some hours; the reference states that tolerance.
        expect(nearest * 86_400).toBeLessThan(5 + (3 / 3600 / Math.abs(hit.speed)) * 86_400)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(200)
  }, 60_000)

  it('tells how long a planet stays in a house: it is in it a day after it entered and not a day before', () => {
    for (const reference of cases) {
      const birth = birthAt(reference)
      const cusps = birth.chart.houses?.cuspsDeg ?? []
      for (const { transiting, house, sinceJdUt, untilJdUt } of transitFacts(sky, birth, 2_461_366).houses) {
        const houseAt = (jdUt: number) => houseOf(sky.position(transiting, jdUt).longitudeDeg, cusps)
        for (const [border, inside] of [
          [sinceJdUt, 1],
          [untilJdUt, -1],
        ] as const) {
          if (border === null) continue
          const step = inside * 0.01
          expect(houseAt(border + step)).toBe(house)
          expect(houseAt(border - step)).not.toBe(house)
        }
      }
    }
  })

  it('without the hour keeps what holds all day, and tells neither orb nor pass', () => {
    for (const { birth, atHours } of randomBirths(sky, 40, 5).filter(({ birth: { timeKnown } }) => !timeKnown)) {
      const facts = transitFacts(sky, birth, 2_461_366)
      expect(facts.houses).toEqual([])
      for (const hour of atHours) {
        const there = new Set([...transitFacts(sky, hour, 2_461_366).slow].map(({ id }) => id))
        for (const { id, timed, passesJdUt } of facts.slow) {
          expect(there).toContain(id)
          expect([timed, passesJdUt]).toEqual([false, []])
        }
      }
    }
  })
})

describe('progressions', () => {
  it('puts the lights where the reference has them, and their changes where the sign ends', () => {
    for (const { natal, target, bodies } of referenceProgressions()) {
      const birth = birthAt(natal)
      const facts = progressedFacts(sky, birth, jdUtFromIso(target))
      for (const light of ['sun', 'moon'] as const) {
        const { sign } = facts.lights[light]
        expect(sign?.sign).toBe(Math.floor(bodies[light].lon / 30))
        // By the reference's speed: a degree of the progressed sky is a year of life times its speed.
        const left = ((30 - (bodies[light].lon % 30)) / bodies[light].speed) * 365.24219
        const until = (sign?.untilJdUt ?? 0) - jdUtFromIso(target)
        expect(Math.abs(until - left) / left).toBeLessThan(0.06)
      }
      const elongation = (bodies.moon.lon - bodies.sun.lon + 360) % 360
      const phases = [
        'new',
        'waxing-crescent',
        'first-quarter',
        'waxing-gibbous',
        'full',
        'waning-gibbous',
        'last-quarter',
        'balsamic',
      ]
      expect(facts.phase?.phase).toBe(phases[Math.floor(elongation / 45)])
    }
  })

  it('leaves open what the hour of birth decides', () => {
    const place = { latitudeDeg: 55.75, longitudeDeg: 37.6 }
    const jdUtStart = jdUtFromIso('1990-05-17T00:00:00Z')
    const birth = { timeKnown: false, ...wholeDayChart(sky, { jdUtStart, jdUtEnd: jdUtStart + 1, ...place }) }
    const now = 2_461_366
    const facts = progressedFacts(sky, birth, now)
    const at = (part: number) =>
      progressedFacts(
        sky,
        { chart: natalChart(sky, { jdUt: jdUtStart + part, ...place }), timeKnown: true, uncertain: [] },
        now,
      )
    for (const light of ['sun', 'moon'] as const) {
      const signs = new Set([0, 0.25, 0.5, 0.75, 0.999].map((part) => at(part).lights[light].sign?.sign))
      const told = facts.lights[light]
      expect(told.house).toBeNull()
      if (told.sign) expect([...signs]).toEqual([told.sign.sign])
      else expect([...signs].toSorted()).toEqual([...(told.either ?? [])].toSorted())
    }
    expect(facts.aspects).toEqual([])
  })
})

describe('two people', () => {
  it('has the aspects of the reference between planets and ascendants', () => {
    for (const { a, b, synastryAspects } of referencePairs()) {
      const { aspects } = synastryFacts(birthAt(a), birthAt(b))
      const slow = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
      const told = ['sun', 'moon', 'mercury', 'venus', 'mars', ...slow, 'asc']
      const expected = synastryAspects
        .filter(
          (one) => told.includes(one.a) && told.includes(one.b) && !(slow.includes(one.a) && slow.includes(one.b)),
        )
        .map((one) => `synastry:${one.b}:${one.aspect}:${one.a}`)
      expect(aspects.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
    }
  })

  it('has the midpoints of the reference by sign, and equal houses from their ascendant', () => {
    for (const { a, b, compositeMidpoint } of referencePairs()) {
      const { places, chart } = compositeFacts(birthAt(a), birthAt(b))
      for (const { point, sign, house } of places) {
        const longitude = compositeMidpoint[point] ?? NaN
        expect(sign).toBe(Math.floor(longitude / 30))
        const past = (longitude - (compositeMidpoint.asc ?? NaN) + 720) % 360
        if (house !== null) expect(house).toBe(Math.floor(past / 30) + 1)
      }
      expect(chart.houses?.system).toBe('equal')
    }
  })

  it('of an unknown hour tells only what every hour bears out', () => {
    const births = randomBirths(sky, 80, 3)
    const open = births.filter(({ birth: { timeKnown } }) => !timeKnown)
    const [known] = births
    if (!known) throw new RangeError('no birth')
    for (const { birth, atHours } of open) {
      const bond = synastryFacts(known.birth, birth)
      const composite = compositeFacts(known.birth, birth)
      expect(bond.yoursInTheirs).toEqual([])
      expect(composite.chart.houses).toBeNull()
      for (const hour of atHours) {
        const there = synastryFacts(known.birth, hour)
        const ids = new Set([...there.aspects, ...there.theirsInYours].map(({ id }) => id))
        expect([...bond.aspects, ...bond.theirsInYours].filter(({ id }) => !ids.has(id))).toEqual([])
        const merged = compositeFacts(known.birth, hour)
        for (const { point, sign } of composite.places) {
          if (sign !== null) expect(merged.places.find((place) => place.point === point)?.sign).toBe(sign)
        }
        const within = new Set(merged.aspects.map(({ id }) => id))
        expect(composite.aspects.filter(({ id }) => !within.has(id))).toEqual([])
      }
    }
  })
})
