import { expect, it } from 'vitest'
import { loadAsteroids } from '#astro/asteroids/load-asteroids.ts'
import { loadAtlas } from '#astro/atlas/load-atlas.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { requestOf, subjectOf } from './report-subject.ts'

const [atlas, asteroids] = [loadAtlas(), loadAsteroids()]
const services = { sky: loadEphemeris(), library: loadLibrary(), asteroids: () => asteroids, atlas: () => atlas }

/** 25 February 1990, noon UTC, in Moscow: the Sun at 6°37′ Pisces, by Lahiri 12°54′ Aquarius (Swiss Ephemeris 2.10.03). */
const OWN = {
  firstName: 'Anna',
  lastName: '',
  birthdate: '1990-02-25',
  birthtime: '15:00',
  birthInstant: new Date('1990-02-25T12:00:00Z'),
  placeLatitudeDeg: 55.7522,
  placeLongitudeDeg: 37.6156,
  placeTimeZone: 'Europe/Moscow',
  timeZone: 'Europe/Moscow',
}
const NEEDS = { birthTime: 'required', other: null, couplesOnly: false, usesPlaces: false } as const
const NOW = new Date('2026-11-24T00:00:00Z')

const subject = (chartRules: object | null) =>
  subjectOf(NEEDS, { own: { ...OWN, chartRules }, other: null, placeIds: [] }, NOW)
const request = (chartRules: object | null) =>
  requestOf(services, { subject: subject(chartRules), seed: '', lang: 'en' })

it('a report is written by the rules of who orders it', () => {
  const { sky, person } = request({ zodiac: 'lahiri', house_system: 'campanus' })
  expect(sky.rules.zodiac).toBe('lahiri')
  expect(person.birth.chart.placements[0]).toMatchObject({ body: 'sun', sign: 10, degree: 12, minute: 53 })
  expect(person.birth.chart.houses).toMatchObject({ system: 'campanus', requested: 'campanus' })
  expect(request(null).person.birth.chart.placements[0]).toMatchObject({ body: 'sun', sign: 11, degree: 6 })
})

it('usual rules leave no trace, so that the same order is one order', () => {
  expect(subject({ zodiac: 'tropical', house_system: 'placidus' })).toEqual(subject(null))
  expect(subject({ house_system: 'koch' })).not.toEqual(subject(null))
})
