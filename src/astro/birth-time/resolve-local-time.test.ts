import { describe, expect, it } from 'vitest'
import { answeredTime, expectedTime, referenceBirths } from '#test/fixtures/places/reference.ts'
import { randomFrom } from '#test/random.ts'
import { CivilTimeError } from './civil-time-error.ts'
import { loadZones } from './load-zones.ts'
import { resolveLocalTime } from './resolve-local-time.ts'
import { UnknownTimeZoneError } from './unknown-time-zone-error.ts'
import { zoneOffsetAt } from './zone-offset-at.ts'

const utc = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z')
const answer = (timeZone: string, local: string, longitudeDeg?: number) =>
  answeredTime({ timeZone, local, longitudeDeg })

describe('the reference birth times', () => {
  it.each(referenceBirths())('$place $local is $expect', (reference) => {
    expect(answer(reference.time_zone, reference.local)).toEqual(expectedTime(reference))
  })
})

describe('published births', () => {
  it('Einstein: Ulm at 9°59′ east keeps its own mean time in 1879, 39 min 56 s before Greenwich', () => {
    expect(answer('Europe/Berlin', '1879-03-14T11:30', 9 + 59 / 60)).toEqual({
      kind: 'unique',
      utc: ['1879-03-14T10:50:04Z'],
    })
  })

  it.each([
    ['Asia/Tehran', '1993-06-20T23:30', '1993-06-20T19:00:00Z', 'Iranian summer time +4:30'],
    ['America/New_York', '2100-07-04T12:00', '2100-07-04T16:00:00Z', 'the yearly rule holds on'],
    ['America/New_York', '2150-01-04T12:00', '2150-01-04T17:00:00Z', 'the yearly rule holds on'],
    ['Africa/Juba', '2000-01-15T13:00', '2000-01-15T10:00:00Z', 'East Africa Time began at noon that day'],
    ['America/Los_Angeles', '1995-03-23T06:26', '1995-03-23T14:26:00Z', 'Pacific standard time'],
    ['Europe/Simferopol', '1998-07-12T08:20', '1998-07-12T05:20:00Z', 'on Kyiv’s summer time since 1997'],
  ])('%s %s is %s: %s', (timeZone, local, expected) => {
    expect(answer(timeZone, local)).toEqual({ kind: 'unique', utc: [expected] })
  })

  it('Kyiv 1941-09-19 23:30 came twice: at midnight Moscow time gave way to German summer time', () => {
    expect(answer('Europe/Kyiv', '1941-09-19T23:30')).toEqual({
      kind: 'ambiguous',
      utc: ['1941-09-19T20:30:00Z', '1941-09-19T21:30:00Z'],
    })
  })
})

describe('local mean time before a zone has a standard time', () => {
  it("is the zone's own without a longitude", () => {
    expect(resolveLocalTime({ timeZone: 'Europe/Berlin', local: '1879-03-14T11:30' })).toMatchObject({
      offsetSeconds: 53 * 60 + 28,
    })
  })

  it('keeps the calendar of the time on the other side of today’s date line', () => {
    // Alaska was sold on 1867-10-18 of the American calendar and had kept the Russian one: 15 h ahead, not 9 h behind.
    const query = { timeZone: 'America/Sitka', local: '1860-06-01T12:00', longitudeDeg: -135 }
    expect(resolveLocalTime(query)).toMatchObject({ kind: 'unique', offsetSeconds: 15 * 3600 })
  })

  it('never moves a zone that has a fixed offset', () => {
    const query = { timeZone: 'Etc/UTC', local: '1860-06-01T12:00', longitudeDeg: 90 }
    expect(resolveLocalTime(query)).toMatchObject({ kind: 'unique', offsetSeconds: 0 })
  })
})

describe('bad input', () => {
  it('names an unknown zone', () => {
    const query = { timeZone: 'Europe/Atlantis', local: '2000-01-01T00:00' }
    expect(() => resolveLocalTime(query)).toThrow(UnknownTimeZoneError)
  })

  it.each([
    ['2001-02-29T12:00', 'day'],
    ['1990-02-30T12:00', 'day'],
    ['1990-13-01T12:00', 'month'],
    ['1990-01-01T25:00', 'hour'],
    ['1990-01-01T24:00', 'hour'],
    ['1990-01-01T12:60', 'minute'],
    ['0000-01-01T12:00', 'year'],
    ['17.05.1990 14:30', 'text'],
    ['1990-05-17', 'text'],
    ['', 'text'],
  ])('refuses %s by its %s', (local, field) => {
    const attempt = () => resolveLocalTime({ timeZone: 'Europe/Moscow', local })
    expect(attempt).toThrow(expect.objectContaining({ field, code: 'impossible-civil-time' }))
  })

  it('refuses parts that are no whole numbers, and longitudes off the globe', () => {
    const time = { year: 1990, month: 5, day: 17, hour: 14, minute: 30 }
    expect(() => resolveLocalTime({ timeZone: 'Etc/UTC', local: { ...time, hour: 1.5 } })).toThrow(CivilTimeError)
    expect(() => resolveLocalTime({ timeZone: 'Etc/UTC', local: { ...time, minute: Number.NaN } })).toThrow(
      CivilTimeError,
    )
    for (const longitudeDeg of [181, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => resolveLocalTime({ timeZone: 'Etc/UTC', local: time, longitudeDeg })).toThrow(CivilTimeError)
    }
  })
})

describe('in every zone', () => {
  const names = [...loadZones().zones.keys()]

  it('the wall time of an instant resolves to that instant', () => {
    const next = randomFrom(20_260_101)
    const missed: string[] = []
    for (const timeZone of names) {
      for (let i = 0; i < 60; i++) {
        const utcMs = Math.floor(Date.UTC(1850, 0, 1) / 1000 + next() * 300 * 365.25 * 86_400) * 1000
        const wall = new Date(utcMs + zoneOffsetAt({ timeZone, utcMs }) * 1000).toISOString().slice(0, 19)
        const found = resolveLocalTime({ timeZone, local: wall })
        const instants = found.kind === 'ambiguous' ? found.candidates : found.kind === 'unique' ? [found] : []
        if (!instants.some((instant) => instant.utcMs === utcMs)) missed.push(`${timeZone} ${utc(utcMs)}`)
      }
    }
    expect(missed).toEqual([])
  })

  it('each change forward makes a gap and each change back an ambiguous hour, at its middle', () => {
    const wrong: string[] = []
    for (const timeZone of names) {
      const { periods } = loadZones().zones.get(timeZone) ?? { periods: [] }
      for (const [i, { startSec, offsetSec }] of periods.entries()) {
        const before = periods[i - 1]?.offsetSec
        if (before === undefined) continue
        const middleSec = startSec + Math.floor((before + offsetSec) / 2)
        const { kind } = resolveLocalTime({ timeZone, local: new Date(middleSec * 1000).toISOString().slice(0, 19) })
        const expected = offsetSec > before ? 'gap' : offsetSec < before ? 'ambiguous' : kind
        if (kind !== expected) wrong.push(`${timeZone} ${utc(startSec * 1000)} ${kind}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
