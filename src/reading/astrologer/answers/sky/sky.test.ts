import { expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadLibrary } from '../../../library/load-library.ts'
import { answerQuestion, type Ask } from '../../answer-question.ts'
import { textOf } from '../../answer.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const BRISTOL = { jdUt: jdUtFromIso('1986-02-01T13:10:00Z'), latitudeDeg: 51.4545, longitudeDeg: -2.5879 }

const said = (question: string, more: Partial<Ask> = {}) =>
  textOf(
    answerQuestion(sky, library, {
      question,
      lang: 'en',
      firstName: '',
      birth: { chart: natalChart(sky, BRISTOL), timeKnown: true, uncertain: [] },
      people: [],
      age: 40,
      plan: null,
      nowJdUt: jdUtFromIso('2026-11-23T09:00:00Z'),
      timeZone: 'UTC',
      ...more,
    }),
  )

// Expected dates and degrees are those of published almanacs (NASA's canon of eclipses, printed ephemerides).
it.each([
  ['when is the next full moon', 'November 24 at 14:53'],
  ['is mercury still retrograde', 'direct, and has been since November 13'],
  ['when is the next mercury retrograde', 'February 9, 2027'],
  ['list all eclipses of 2027', 'August 2, 2027: total eclipse of the Sun at 9°55′ Leo'],
  ['how many full moons in 2027', 'There are 12 full Moons'],
  ['what was the sky on 20 July 1969', 'Jupiter 0°41′ Libra'],
  ['when did pluto enter aquarius', 'March 23, 2023'],
  ['when does mars go retrograde', 'January 10, 2027'],
  ['was there an eclipse on the day i was born', 'no eclipse'],
])('“%s” is answered with %s', (question, expected) => {
  expect(said(question)).toContain(expected)
})

it('holds what was spoken of against the chart', () => {
  // The Sun of 12 August 2026, 20°02′ Leo, is in trine to Uranus at 21°08′ Sagittarius.
  const before = ['was there an eclipse this summer?']
  expect(said('and does it touch anything in my chart', { before })).toContain('your Uranus by trine, 1°06′')
})

it('understands Russian and a zone of one’s own', () => {
  expect(said('когда полнолуние', { lang: 'ru', timeZone: 'Europe/Moscow' })).toContain('24 ноября в 17:53')
})
