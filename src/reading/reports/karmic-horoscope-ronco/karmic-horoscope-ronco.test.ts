import { expect, test } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { turnsAtBirth } from './backward-facts.ts'
import { karmicHoroscopeRonco } from './karmic-horoscope-ronco.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }

// Stations by the Swiss Ephemeris: Uranus turned retrograde on September 29, 1946, Mercury direct on May 17, 1990 at 02:02 UT.
test('a station within seven days of birth is found', () => {
  const uranus = turnsAtBirth(room.sky, jdUtFromIso('1946-09-27T12:00:00Z'))
  expect(uranus).toContainEqual({ planet: 'uranus', begins: 'retrograde', days: expect.any(Number) })
})

test.each(['en', 'ru'] as const)('a planet that stands still isn’t told as one that moves at once: %s', (lang) => {
  const request = sampleRequest(room, karmicHoroscopeRonco, lang, 0)
  if (!request) throw new Error('no request')
  const { chapters } = karmicHoroscopeRonco.write(request)
  const mercury = lang === 'en' ? /Mercury/ : /Меркурий/
  const withMercury = chapters.filter(({ sections }) => sections.some(({ title }) => mercury.test(title)))
  expect(withMercury.map(({ title }) => title)).toEqual([lang === 'en' ? 'Close to a turn' : 'Рядом с поворотом'])
})
