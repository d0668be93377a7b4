import { describe, expect, it } from 'vitest'
import type { BirthTimeQuery } from './birth-time.ts'
import { CivilTimeError } from './civil-time-error.ts'
import { resolveBirthTime } from './resolve-birth-time.ts'

const MOSCOW = { latitudeDeg: 55.75, longitudeDeg: 37.62, timeZone: 'Europe/Moscow' }
const TOKYO = { latitudeDeg: 35.69, longitudeDeg: 139.69, timeZone: 'Asia/Tokyo' }
const LONDON = { latitudeDeg: 51.51, longitudeDeg: -0.13, timeZone: 'Europe/London' }
const utcOf = (query: BirthTimeQuery) => {
  const found = resolveBirthTime(query)
  return found.kind === 'unique' ? new Date(found.reading.utcMs).toISOString() : found.kind
}

describe('a chosen clock', () => {
  it.each([
    ['Europe/Berlin', '1941-12-01T10:00:00.000Z'],
    ['+05:30', '1941-12-01T06:30:00.000Z'],
    ['-00:25:21', '1941-12-01T12:25:21.000Z'],
    // 37°37′12″ east are 2 h 30 min 29 s before Greenwich.
    ['lmt', '1941-12-01T09:29:31.000Z'],
  ])('%s reads noon as %s', (clock, expected) => {
    expect(utcOf({ place: MOSCOW, local: '1941-12-01T12:00', clock })).toBe(expected)
  })

  it('is no offset that clocks never had', () => {
    for (const clock of ['+15:31', '-12:31'])
      expect(() => resolveBirthTime({ place: MOSCOW, local: '1941-12-01T12:00', clock })).toThrow(CivilTimeError)
  })
})

describe('old style', () => {
  it('is twelve days behind in the nineteenth century and thirteen in the twentieth', () => {
    const at = (local: string) => utcOf({ place: LONDON, local, calendar: 'julian' })
    expect(at('1899-12-31T12:00')).toBe('1900-01-12T12:00:00.000Z')
    expect(at('1900-02-29T12:00')).toBe('1900-03-13T12:00:00.000Z')
    expect(at('1905-01-05T12:00')).toBe('1905-01-18T12:00:00.000Z')
  })

  it('may be meant in Russia to 13 February 1918, and never in Tokyo', () => {
    const asked = (place: typeof MOSCOW, date: string) =>
      resolveBirthTime({ place, local: `${date}T12:00` }).calendar.mayBeJulian
    expect([asked(MOSCOW, '1918-02-13'), asked(MOSCOW, '1918-02-14'), asked(TOKYO, '1905-01-05')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('a leap second', () => {
  it.each([
    [LONDON, '1990-12-31T23:59:60', '1991-01-01T00:00:00.000Z'],
    [TOKYO, '1991-01-01T08:59:60', '1991-01-01T00:00:00.000Z'],
    [MOSCOW, '2017-01-01T02:59:60', '2017-01-01T00:00:00.000Z'],
  ])('was where the sixty-first second came', (place, local, expected) => {
    expect(utcOf({ place, local })).toBe(expected)
    expect(resolveBirthTime({ place, local })).toMatchObject({ leapSecond: true })
  })

  it.each([
    [TOKYO, '1990-12-31T23:59:60'],
    [LONDON, '1991-12-31T23:59:60'],
    [LONDON, '1905-12-31T23:59:60'],
  ])('was not elsewhere or at other times', (place, local) => {
    expect(() => resolveBirthTime({ place, local })).toThrow(expect.objectContaining({ field: 'second' }))
  })
})
