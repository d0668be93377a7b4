import { expect, test } from 'vitest'
import { civilDay } from '#astro/birth-time/civil-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { isoFromJdUt, jdUtFromDate, jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { LANGS } from '#language/lang.ts'
import { loadLibrary } from '../library/load-library.ts'
import { paragraphFaults } from '../truth/check-text.ts'
import { sharedSpan, solarHouse } from './shared-span.ts'
import { SUN_SIGN_PERIODS } from './periods.ts'
import { writeSunSign } from './write-sun-sign.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const ZONE = { en: 'America/New_York', ru: 'Europe/Moscow' }

const DAYS = { today: 1, week: 7, month: 31, year: 365 }
function spanOf(period: keyof typeof DAYS, date: string, timeZone: string) {
  const fromJdUt = jdUtFromDate(new Date(civilDay({ timeZone, date }).startUtcMs))
  return sharedSpan(sky, { fromJdUt, toJdUt: fromJdUt + DAYS[period] })
}

test('a sign is its own first house, the sign before it the twelfth', () => {
  expect([solarHouse(0, 0), solarHouse(0, 11), solarHouse(10, 1), solarHouse(3, 9)]).toEqual([1, 12, 4, 7])
})

test('the stays of planets have the ingresses that almanacs print', () => {
  const { stays } = sharedSpan(sky, {
    fromJdUt: jdUtFromIso('2026-01-01T00:00:00Z'),
    toJdUt: jdUtFromIso('2027-01-01T00:00:00Z'),
  })
  const days = (planet: keyof typeof stays) =>
    stays[planet].map(({ sign, sinceJdUt }) => [sign, sinceJdUt === null ? null : isoFromJdUt(sinceJdUt).slice(0, 10)])
  // Ephemerides: Jupiter into Leo 2026-06-30; Saturn into Aries 2026-02-14 (UT); Uranus into Gemini 2026-04-26 (UT).
  expect(days('jupiter')).toEqual([
    [3, '2025-06-09'],
    [4, '2026-06-30'],
  ])
  expect(days('saturn').at(-1)).toEqual([0, '2026-02-14'])
  expect(days('uranus').at(-1)).toEqual([2, '2026-04-26'])
})

test.each(LANGS)('every paragraph holds against its factors, for every sign and period, in %s', (lang) => {
  const timeZone = ZONE[lang]
  const faults: string[] = []
  for (const period of SUN_SIGN_PERIODS) {
    for (const date of period === 'year' ? ['2026-11-01'] : ['2026-11-23', '2026-12-13', '2027-02-06']) {
      const span = spanOf(period, date, timeZone)
      for (let sign = 0; sign < 12; sign++) {
        const { sections, factors } = writeSunSign({ span, period, sign, library, lang, timeZone })
        expect(sections.length, `${period} ${date}`).toBeGreaterThanOrEqual(2)
        for (const paragraph of sections.flatMap(({ paragraphs }) => paragraphs)) {
          const fault = paragraphFaults(lang, paragraph, factors, timeZone)
          if (fault) faults.push(`${period} ${date} ${sign}: ${paragraph.text.slice(0, 160)} ${JSON.stringify(fault)}`)
          expect(paragraph.text).not.toMatch(/undefined|null|NaN|\{|\}|\s\s| [.,]/)
        }
      }
    }
  }
  expect(faults.slice(0, 12)).toEqual([])
})
