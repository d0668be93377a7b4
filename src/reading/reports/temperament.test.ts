import { expect, test } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS } from '#language/lang.ts'
import { loadLibrary } from '../library/load-library.ts'
import { healthForecast } from './health-forecast/health-forecast.ts'
import { healthHoroscope } from './health-horoscope/health-horoscope.ts'
import { ReportPage } from './report-page.ts'
import { sampleRequest } from './sample-requests.fixture.ts'
import { temperamentOf } from './temperament.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }

// By hand, from the chart of May 17, 1990, 14:30, Moscow: Virgo rises (cold, dry; 3), its ruler Mercury in Taurus (cold, dry; 2),
// Moon in Aquarius (hot, moist; 3), last quarter not yet reached (cold, dry; 2), spring (hot, moist; 2), Sun in Taurus (cold, dry; 1),
// by day (hot; 1).
test('a temperament is the sum of seven witnesses', () => {
  const request = sampleRequest(room, healthHoroscope, 'en', 0)
  if (!request) throw new Error('no request')
  const { points, order } = temperamentOf(new ReportPage(request))
  expect(points).toEqual({ hot: 6, cold: 8, dry: 8, moist: 5 })
  expect(order).toEqual(['earth', 'fire', 'water', 'air'])
})

const NAMES = {
  en: { fire: /choleric/i, earth: /melancholic|cool, dry mixture/i, air: /sanguine/i, water: /phlegmatic/i },
  ru: { fire: /холерич|холерик/i, earth: /меланхол|холодная и сухая/i, air: /сангвини/i, water: /флегмат/i },
}

test.each(LANGS)('both health reports name one temperament: %s', (lang) => {
  for (let index = 0; index < 12; index++) {
    const named = [healthHoroscope, healthForecast].map((module) => {
      const request = sampleRequest(room, module, lang, index)
      if (!request) throw new Error('no request')
      const text = JSON.stringify(module.write(request).chapters)
      return Object.entries(NAMES[lang]).flatMap(([element, name]) => (name.test(text) ? [element] : []))
    })
    expect(named[0]).toHaveLength(1)
    expect(named[1]).toEqual(named[0])
  }
})
