import { describe, expect, it } from 'vitest'
import birthTimes from '#test/fixtures/places/birth_times.json' with { type: 'json' }
import { AppError } from '#platform/app-error.ts'
import { resolveBirth, type CivilBirth } from './resolve-birth.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
const MOSCOW = { name: 'Moscow', timeZone: 'Europe/Moscow', longitudeDeg: 37.6 }
const birth = (changes: Partial<CivilBirth>): CivilBirth => ({
  birthdate: '1990-05-17',
  birthtime: '14:30',
  place: MOSCOW,
  ...changes,
})
const resolve = (changes: Partial<CivilBirth>) => resolveBirth(birth(changes), NOW, 'en')

function complaint(changes: Partial<CivilBirth>) {
  try {
    resolve(changes)
  } catch (error) {
    if (error instanceof AppError) return error.errors
    throw error
  }
  return undefined
}

describe('a birth', () => {
  it('is an instant by the clocks of its place and time', () => {
    expect(resolve({})).toMatchObject({ instant: new Date('1990-05-17T10:30:00Z'), warnings: [] })
  })

  it('of unknown time is none, but its day must have been', () => {
    expect(resolve({ birthtime: null })).toMatchObject({ instant: null, warnings: [] })
    const place = { name: 'Apia', timeZone: 'Pacific/Apia', longitudeDeg: -171.8 }
    expect(complaint({ birthdate: '2011-12-30', birthtime: null, place })).toEqual({
      birthdate: { key: 'date_skipped', values: { place: 'Apia' } },
    })
  })

  const whole = birthTimes.filter(({ local, needs_backzone }) => local.endsWith(':00') && !needs_backzone)
  const at = ({ place, time_zone, local }: (typeof whole)[number]): Partial<CivilBirth> => ({
    birthdate: local.slice(0, 10),
    birthtime: local.slice(11, 16),
    place: { name: place, timeZone: time_zone, longitudeDeg: 0 },
  })
  const since1900 = whole.filter(({ local }) => local >= '1930')

  it.each(since1900.filter(({ expect: kind }) => kind === 'unique'))('$place $local is $expect_utc', (reference) => {
    expect(resolve(at(reference)).instant?.toISOString()).toBe(reference.expect_utc?.replace('Z', '.000Z'))
  })

  it.each(since1900.filter(({ expect: kind }) => kind === 'ambiguous'))('$place $local happened twice', (reference) => {
    const { instant, warnings } = resolve(at(reference))
    expect(instant?.toISOString()).toBe(reference.candidates_utc?.earlier.replace('Z', '.000Z'))
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(`the clocks in ${reference.place} were set back`)
  })

  it.each(since1900.filter(({ expect: kind }) => kind === 'gap'))('$place $local never was', (reference) => {
    const errors = complaint(at(reference))
    expect(Object.keys(errors ?? {})).toHaveLength(1)
    expect(errors?.birthtime?.key ?? errors?.birthdate?.key).toMatch(/^(time|date)_skipped$/)
  })
})

describe('a doubled hour names the offset that was taken', () => {
  it.each([
    ['1990-09-30', '02:30', MOSCOW, 'UTC+04:00'],
    ['1990-10-28', '01:30', { name: 'New York', timeZone: 'America/New_York', longitudeDeg: -74 }, 'UTC−04:00'],
    // Amsterdam's clocks were 19 min 32 s ahead of Greenwich until 1937.
    ['1930-10-05', '02:30', { name: 'Amsterdam', timeZone: 'Europe/Amsterdam', longitudeDeg: 4.9 }, 'UTC+01:19:32'],
  ])('%s %s in %j: %s', (birthdate, birthtime, place, offset) => {
    expect(resolve({ birthdate, birthtime, place }).warnings[0]).toContain(`(${offset})`)
  })
})

describe('a skipped hour names the jump', () => {
  it.each([
    ['1990-03-25', '02:30', MOSCOW, '02:00', '03:00'],
    // Lord Howe puts its clocks forward by half an hour.
    [
      '2000-08-27',
      '02:15',
      { name: 'Lord Howe', timeZone: 'Australia/Lord_Howe', longitudeDeg: 159 },
      '02:00',
      '02:30',
    ],
  ])('%s %s in %j', (birthdate, birthtime, place, from, to) => {
    expect(complaint({ birthdate, birthtime, place })).toEqual({
      birthtime: { key: 'time_skipped', values: { place: place.name, from, to } },
    })
  })
})

describe('the range', () => {
  it.each([
    [{ birthdate: '1800-01-01' }, { birthdate: { key: 'date_range' } }],
    [{ birthdate: '1800-01-02' }, undefined],
    [{ birthdate: '2026-11-21', birthtime: '12:00' }, undefined],
    [{ birthdate: '2026-11-21', birthtime: '12:01' }, { birthtime: { key: 'date_future' } }],
    [{ birthdate: '2026-11-21', birthtime: null }, undefined],
    [{ birthdate: '2026-11-22', birthtime: null }, { birthdate: { key: 'date_future' } }],
  ])('%j: %j', (changes, errors) => {
    expect(complaint(changes)).toEqual(errors)
  })

  it('ends with the day of the place: tomorrow in Kiribati while it is today in London', () => {
    const now = new Date('2026-11-21T11:00:00Z')
    const at = (timeZone: string, longitudeDeg: number) =>
      resolveBirth(
        birth({ birthdate: '2026-11-22', birthtime: '00:30', place: { name: '', timeZone, longitudeDeg } }),
        now,
        'en',
      )
    expect(at('Pacific/Kiritimati', -157).instant).toEqual(new Date('2026-11-21T10:30:00Z'))
    expect(() => at('Europe/London', 0)).toThrow()
  })
})
