import { expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadLibrary } from '../../../library/load-library.ts'
import { answerQuestion } from '../../answer-question.ts'
import { textOf } from '../../answer.ts'

const sky = loadEphemeris()
const library = loadLibrary()
/** Leeds, 12 April 1988, 7:35: Mars 3°36′ Aquarius, Sun 22°34′ Aries. */
const LEEDS = { jdUt: jdUtFromIso('1988-04-12T06:35:00Z'), latitudeDeg: 53.7965, longitudeDeg: -1.5478 }

const said = (question: string) =>
  textOf(
    answerQuestion(sky, library, {
      question,
      lang: 'en',
      firstName: '',
      birth: { chart: natalChart(sky, LEEDS), timeKnown: true, uncertain: [] },
      people: [],
      age: 38,
      plan: null,
      nowJdUt: jdUtFromIso('2026-11-24T09:00:00Z'),
      timeZone: 'Europe/London',
    }),
  )

it('tells two times and one to avoid, by the stretch around the exact day', () => {
  // Uranus, at 3°36′ Gemini on November 27, 2026, is 120° from that Mars; Saturn reaches 22°34′ Aries in May 2027 (Swiss Ephemeris).
  const text = said('when will I find a job')
  expect(text).toMatch(
    /^Best from November 24 to December \d+, and most of all around November 27, by the trine of Uranus/,
  )
  expect(text).toMatch(/Also good from .* by the trine of Jupiter/)
  expect(text).toMatch(/Better not from May \d+, 2027 to .* 2027, because of the conjunction of Saturn with your Sun/)
})

it('never leans on what presses only later as if it pressed now', () => {
  expect(said('should I buy a house')).not.toMatch(/until \w+ \d+, 20(?:2[89]|3)/)
})
