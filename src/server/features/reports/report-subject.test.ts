import { expect, it } from 'vitest'
import { loadAtlas } from '#astro/atlas/load-atlas.ts'
import { doubtsOf, type ReportSubject } from './report-subject.ts'

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
  expect(text).toMatch(/^The clocks in Lviv .* as Moscow time \(UTC\+03:00\); it may have been Polish time/)
  expect(told({ ...subject, other: { ...ida, relation: 'parent' } })).toEqual([`Ida: ${text}`, `Ida: ${text}`])
})

it('says nothing where nothing depends on the hour, where it is unknown, and where nothing is in doubt', () => {
  expect(told(subject, 'unused')).toEqual([])
  expect(told({ ...subject, person: { ...ida, birthtime: null, birthInstant: null } })).toEqual([])
  const sure = { ...ida, birthdate: '1935-02-05', birthInstant: '1935-02-05T11:00:00.000Z' }
  expect(told({ ...subject, person: sure })).toEqual([])
})
