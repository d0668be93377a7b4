import { describe, expect, it } from 'vitest'
import {
  arcSeconds,
  referenceEclipses,
  referenceEvents,
  referencePairs,
  referenceTransits,
} from '#test/fixtures/ephemeris/reference.ts'
import { callTool } from './call-tool.ts'

const ask = (name: string, input: object): Record<string, unknown> => {
  const { structuredContent, content } = callTool(name, input, () => {})
  expect(structuredContent, content[0]?.text).toBeDefined()
  return structuredContent ?? {}
}
const secondsApart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 1000

const birthOf = ({ utc, lat, lon }: { utc: string; lat: number; lon: number }) => ({
  date: utc.slice(0, 10),
  time: utc.slice(11, 19),
  latitude: lat,
  longitude: lon,
  clock: '+00:00',
})

describe('transits', () => {
  interface Hit {
    transiting: string
    natal: string
    aspect: string
    utc: string
    plus_minus_days: number
  }

  it.each(referenceTransits())('are those of the reference: $chart', (reference) => {
    const { from, to } = reference
    const hits = ask('transits', { birth: birthOf(reference), from, to })['hits'] as Hit[]
    expect(hits.map(({ transiting, natal, aspect }) => [transiting, natal, aspect])).toEqual(
      reference.hits.map(({ transiting, natal, aspect }) => [transiting, natal, aspect]),
    )
    for (const [i, { utc, speed }] of reference.hits.entries()) {
      expect(secondsApart(hits[i]?.utc ?? '', utc)).toBeLessThan(1 + (0.1 / 3600 / Math.abs(speed)) * 86_400)
    }
  })

  it('of an unknown hour leave out what moves too far in a day, and say how far the rest may be off', () => {
    const birth = { date: '1988-11-02', place: 'Paris, France' }
    const hits = ask('transits', { birth, from: '2025-01-01', to: '2025-12-31' })['hits'] as Hit[]
    expect(hits.filter(({ natal }) => ['moon', 'asc', 'mc'].includes(natal))).toEqual([])
    expect(hits.filter(({ natal }) => natal === 'sun').every((hit) => hit.plus_minus_days > 0.2)).toBe(true)
  })

  it('too many for one answer go on in the next', () => {
    const birth = { date: '1990-05-17', time: '14:30', place: 'Moscow' }
    const whole = { birth, from: '2025-01-01', to: '2026-07-01' }
    const first = ask('transits', whole)
    const rest = ask('transits', { ...whole, from: first['continues_at'] })
    const all = [...(first['hits'] as Hit[]), ...(rest['hits'] as Hit[])]
    const months = ['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01', '2026-01-01', '2026-04-01', '2026-07-01']
    const byMonths = months
      .slice(1)
      .flatMap((to, i) => ask('transits', { birth, from: months[i], to })['hits'] as Hit[])
    expect(first['continues_at']).not.toBeNull()
    expect(rest['continues_at']).toBeNull()
    expect(new Set(all.map((hit) => JSON.stringify(hit)))).toEqual(new Set(byMonths.map((hit) => JSON.stringify(hit))))
  })
})

describe('events of the sky', () => {
  interface Event {
    kind: string
    utc: string
    point: string
    other: string
    aspect: string
    sign: string
    type: string
    ends: string
  }
  const events = (input: object) => ask('sky_events', input)['events'] as Event[]
  const year = referenceEvents()
  const eclipses = referenceEclipses()
  const span = { from: year.from, to: year.to }

  it('are the stations and ingresses of the reference', () => {
    const stations = events({ ...span, kinds: ['station'] })
    const planets = year.stations.filter(({ body }) => stations.some(({ point }) => point === body))
    expect(stations.map(({ point, type }) => [point, type])).toEqual(planets.map(({ body, type }) => [body, type]))
    for (const [i, { utc }] of planets.entries()) expect(secondsApart(stations[i]?.utc ?? '', utc)).toBeLessThan(60)
    const ingresses = events({ ...span, kinds: ['ingress'] })
    expect(ingresses.map(({ point, sign, type }) => [point, sign, type])).toEqual(
      year.ingresses.map(({ body, sign, direction }) => [body, sign, direction]),
    )
  })

  it('are its eclipses, phases and aspects', () => {
    const found = events({ from: eclipses.from, to: eclipses.to, kinds: ['solar_eclipse', 'lunar_eclipse'] })
    const expected = [...eclipses.solarEclipses, ...eclipses.lunarEclipses].toSorted((a, b) => (a.utc < b.utc ? -1 : 1))
    expect(found.map(({ type }) => type)).toEqual(expected.map(({ type }) => type))
    for (const [i, { utc }] of expected.entries()) expect(secondsApart(found[i]?.utc ?? '', utc)).toBeLessThan(11)
    const phases = events({ ...span, kinds: ['phase'] })
    expect(phases).toHaveLength(year.moonPhases.length)
    for (const [i, { utc }] of year.moonPhases.entries()) {
      expect(secondsApart(phases[i]?.utc ?? '', utc)).toBeLessThanOrEqual(1)
    }
    const aspects = events({ ...span, kinds: ['aspect'] })
    expect(aspects.map(({ point, aspect, other }) => [point, aspect, other])).toEqual(
      year.aspects.map(({ a, aspect, b }) => [a, aspect, b]),
    )
  })

  it('let the Moon be void from its last aspect to its next sign', () => {
    const voids = events({ from: '2025-02-01', to: '2025-03-01', kinds: ['void_moon'] })
    const entries = year.ingresses.filter(({ body }) => body === 'moon')
    expect(voids.length).toBeGreaterThan(10)
    for (const { utc, ends } of voids) {
      expect(entries.some((entry) => secondsApart(entry.utc, ends) <= 1)).toBe(true)
      expect(year.moonAspects.some((met) => secondsApart(met.utc, utc) <= 1)).toBe(true)
      expect(
        year.moonAspects.filter((met) => met.utc > utc && met.utc < ends && secondsApart(met.utc, utc) > 1),
      ).toEqual([])
    }
  })

  it('can be asked of one body', () => {
    const turns = events({ from: '2025-01-01', to: '2026-01-01', kinds: ['station'], bodies: ['mercury'] })
    expect(turns.map(({ point, type }) => [point, type])).toEqual(
      Array.from({ length: 6 }, (_, i) => ['mercury', i % 2 === 0 ? 'retrograde' : 'direct']),
    )
  })
})

describe('a pair', () => {
  it.each(referencePairs())('has the aspects and midpoints of the reference: $id', (reference) => {
    const { aspects, composite } = ask('pair', { a: birthOf(reference.a), b: birthOf(reference.b) }) as {
      aspects: { a: string; b: string; aspect: string; orb: number }[]
      composite: { positions: { point: string; longitude: number }[] }
    }
    const key = ({ a, b, aspect }: { a: string; b: string; aspect: string }) => `${a} ${aspect} ${b}`
    expect(aspects.map(key).toSorted()).toEqual(reference.synastryAspects.map(key).toSorted())
    for (const { point, longitude } of composite.positions) {
      expect(arcSeconds(longitude, reference.compositeMidpoint[point] ?? 0), point).toBeLessThan(0.5)
    }
  })

  it('without an hour has only what holds all day', () => {
    const known = { date: '1990-05-17', time: '14:30', place: 'Moscow' }
    const pair = (time: string | undefined) =>
      ask('pair', { a: known, b: { date: '1988-11-02', place: 'Paris, France', time } }) as {
        aspects: { a: string; b: string; aspect: string }[]
        a_in_houses_of_b: unknown
      }
    const unknown = pair(undefined)
    const key = ({ a, b, aspect }: { a: string; b: string; aspect: string }) => `${a} ${aspect} ${b}`
    expect(unknown.a_in_houses_of_b).toBeNull()
    expect(unknown.aspects.length).toBeGreaterThan(10)
    for (const time of ['00:00', '06:00', '18:00', '23:59']) {
      expect(pair(time).aspects.map(key)).toEqual(expect.arrayContaining(unknown.aspects.map(key)))
    }
  })
})

describe('returns', () => {
  const birth = { date: '1990-05-17', time: '14:30', place: 'Moscow' }
  const returns = (input: object) =>
    ask('returns', { birth, ...input })['returns'] as {
      utc: string
      positions: { point: string; longitude: number }[]
    }[]
  // Swiss Ephemeris: the Sun of 1990-05-17T10:30Z stands at 56.26363°, the tropical year has 365.2422 days.
  it('of the Sun are a tropical year apart, and it stands where it stood', () => {
    const found = returns({ kind: 'solar', from: '2026-01-01', count: 3 })
    expect(found.map(({ utc }) => utc.slice(0, 10))).toEqual(['2026-05-17', '2027-05-17', '2028-05-16'])
    for (const { positions } of found) {
      expect(arcSeconds(positions[0]?.longitude ?? 0, 56.26363)).toBeLessThan(0.1)
    }
  })

  it('of the Moon are some 27.3 days apart', () => {
    const found = returns({ kind: 'lunar', from: '2026-01-01', count: 13 })
    expect(found).toHaveLength(13)
    for (const [i, { utc }] of found.slice(1).entries()) {
      const days = secondsApart(utc, found[i]?.utc ?? '') / 86_400
      expect(days).toBeGreaterThan(26.9)
      expect(days).toBeLessThan(27.8)
    }
  })
})

// Of events.json: full Moon on 13 January 2025 at 22:26:55 UTC, in Cancer.
it('a calendar day has its phase and sign', () => {
  const day = ask('calendar_day', { date: '2025-01-13', time_zone: 'Europe/London' })
  expect(day).toMatchObject({ moon_sign: 'cancer', phase: 'full', exact_phase: { phase: 'full' } })
  const { utc } = day['exact_phase'] as { utc: string }
  expect(secondsApart(utc, '2025-01-13T22:26:55Z')).toBeLessThanOrEqual(1)
  // In Moscow it is the next day by then.
  const moscow = ask('calendar_day', { date: '2025-01-14', place: 'Moscow' })
  expect(moscow).toMatchObject({ exact_phase: { phase: 'full' }, from: '2025-01-13T21:00:00Z' })
})
