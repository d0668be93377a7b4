import { expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadLibrary } from '../../../library/load-library.ts'
import { answerQuestion, type Ask } from '../../answer-question.ts'
import { textOf } from '../../answer.ts'

const sky = loadEphemeris()
const library = loadLibrary()
// Madrid, 4 May 1992, 10:00 summer time.
const MADRID = { jdUt: jdUtFromIso('1992-05-04T08:00:00Z'), latitudeDeg: 40.4165, longitudeDeg: -3.70256 }

const said = (question: string, more: Partial<Ask> = {}) =>
  textOf(
    answerQuestion(sky, library, {
      question,
      lang: 'en',
      firstName: '',
      birth: { chart: natalChart(sky, MADRID), timeKnown: true, uncertain: [] },
      people: [],
      age: 34,
      plan: null,
      nowJdUt: jdUtFromIso('2026-11-23T09:00:00Z'),
      timeZone: 'UTC',
      ...more,
    }),
  )

it('tells the angles of another city: about 54° of longitude west, the midheaven has turned so far', () => {
  // The midheaven of Madrid at that minute is 11° Aries by sidereal time; in Buenos Aires sidereal time is 3 h 38 m less.
  expect(said('what would change if I moved to Buenos Aires?')).toMatch(
    /In Buenos Aires, \w+ would rise and (?:Capricorn|Aquarius) would stand at the Midheaven/,
  )
})

it('goes on with another city, and asks for one where none is named', () => {
  const before = ['what would change if I moved to Buenos Aires?']
  expect(said('and Lisbon instead', { before })).toContain('In Lisbon, ')
  expect(said('is my venus line near Berlin')).toMatch(/Your nearest Venus line passes \d+ km from Berlin/)
  expect(said('where should I live?')).toContain('Which city do you mean?')
})

it('understands Russian cases', () => {
  expect(said('а если переехать в Варшаву?', { lang: 'ru' })).toContain('Варшава: там восходил бы знак')
})
