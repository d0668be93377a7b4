import { expect, it } from 'vitest'
import { loadAsteroids } from '#astro/asteroids/load-asteroids.ts'
import { loadAtlas } from '#astro/atlas/load-atlas.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { doubtsOf, type ReportSubject, requestOf } from './report-subject.ts'

const ida = {
  firstName: 'Ida',
  lastName: '',
  birthdate: '1939-10-05',
  birthtime: '12:00',
  birthInstant: '1939-10-05T09:00:00.000Z',
  placeLatitudeDeg: 49.83826,
  placeLongitudeDeg: 24.02324,
  placeTimeZone: 'Europe/Kyiv',
}
const subject: ReportSubject = { person: ida, other: null, placeIds: [], timeZone: 'UTC', asOf: '2026-01-01T00:00:00Z' }
const told = (of: ReportSubject, birthTime: 'wanted' | 'unused' = 'wanted') =>
  doubtsOf({ atlas: loadAtlas }, { birthTime }, { subject: of, lang: 'en' })

it('a report says that the clock of a birth is in doubt, by what clock it is written, and whose birth', () => {
  const [text = ''] = told(subject)
  expect(text).toMatch(/^Clocks in Lviv .* We used Moscow time \(UTC\+03:00\); it may have been Polish time/)
  expect(told({ ...subject, other: { ...ida, relation: 'parent' } })).toEqual([`Ida: ${text}`, `Ida: ${text}`])
})

it('says nothing where nothing depends on the hour, where it is unknown, and where nothing is in doubt', () => {
  expect(told(subject, 'unused')).toEqual([])
  expect(told({ ...subject, person: { ...ida, birthtime: null, birthInstant: null } })).toEqual([])
  const sure = { ...ida, birthdate: '1935-02-05', birthInstant: '1935-02-05T11:00:00.000Z' }
  expect(told({ ...subject, person: sure })).toEqual([])
})

it('names the birthplace in the language of the report, and a point off any town by its coordinates', () => {
  const services = { sky: loadEphemeris(), library: loadLibrary(), asteroids: loadAsteroids, atlas: loadAtlas }
  const placeOf = (of: ReportSubject, lang: 'en' | 'ru') =>
    requestOf(services, { subject: of, seed: '1', lang }).person.birthplace
  expect(placeOf(subject, 'en')).toEqual({ name: 'Lviv', timeZone: 'Europe/Kyiv' })
  expect(placeOf(subject, 'ru')?.name).toBe('Львов')
  const atSea = { ...ida, placeLatitudeDeg: 0.5, placeLongitudeDeg: -30.25 }
  expect(placeOf({ ...subject, person: atSea }, 'en')?.name).toBe('0°30′N 30°15′W')
})
