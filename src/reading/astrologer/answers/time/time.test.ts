import { describe, expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { loadLibrary } from '../../../library/load-library.ts'
import { answerQuestion, type Ask } from '../../answer-question.ts'
import { textOf } from '../../answer.ts'

const sky = loadEphemeris()
const library = loadLibrary()

/** Leeds, 12 April 1988, 7:35 (6:35 UT): ascendant 0°14′ Gemini. */
const LEEDS = { jdUt: jdUtFromIso('1988-04-12T06:35:00Z'), latitudeDeg: 53.7965, longitudeDeg: -1.5478 }

const ask = (question: string, more: Partial<Ask> = {}, lang: Lang = 'en') =>
  answerQuestion(sky, library, {
    question,
    lang,
    firstName: '',
    birth: { chart: natalChart(sky, LEEDS), timeKnown: true, uncertain: [] },
    people: [],
    age: 38,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-25T12:00:00Z'),
    timeZone: 'Europe/London',
    ...more,
  })
const said = (...args: Parameters<typeof ask>) => textOf(ask(...args))

describe('what moves against a birth chart', () => {
  it('tells the returns of Jupiter by the published ephemeris', () => {
    // Jupiter was at 7°45′ Taurus at the end of June 2023, retrograde late in 2023 and direct early in 2024 (Swiss Ephemeris tables).
    expect(said('when was my last jupiter return')).toMatch(/2023.*2024|2023/)
    expect(said('and my nodal return, dates please')).toContain('2025')
  })

  it('tells the solar return to the minute, in the zone of the reader', () => {
    // The Sun is at 22°31′ Aries about the 12th of April each year.
    expect(said('when is my next solar return')).toMatch(/April 1[12], 2027 at \d\d:\d\d/)
  })

  it('reads the solar return for a place, and weighs two', () => {
    // 41°01′ N 28°58′ E and 53°48′ N 1°33′ W lie thirty degrees of longitude apart: so do their sidereal times, and what rises.
    const asked = said('solar return in Istanbul or Leeds, where is better')
    expect(asked).toMatch(/^Cast for Istanbul, \w+ rises.*\n\nCast for Leeds, \w+ rises/)
    expect(asked).toMatch(/My lean is|I see no better/)
    // 38 tropical years are 13,879.2 days, and so many days and 4.9 hours after 6:35 UT it was half past twelve, summer time.
    expect(said('what does my solar return this year say')).toMatch(
      /^The solar return that runs now was on April 12 at 12:[23]\d by/,
    )
    expect(said('какой асцендент у моего соляра', {}, 'ru')).toMatch(/^Карта соляра \(место рождения\): восходит знак/)
  })

  it('says by which clock a return is told', () => {
    // Kathmandu keeps 5 h 45 min before Greenwich.
    expect(said('when is my next solar return', { timeZone: 'Asia/Kathmandu' })).toContain('(UTC+5.75)')
  })

  it('counts profections by whole signs from the ascendant', () => {
    // 38 years: the third sign from Gemini is Leo, its lord the Sun; at 39 the fourth, Virgo, Mercury.
    const answer = said('what is my profection year')
    expect(answer).toContain('a year of the third house')
    expect(answer).toContain('Leo, so the lord of the year is your Sun')
    expect(answer).toContain('Virgo, its lord your Mercury')
  })

  it('tells the progressed Sun, a day for a year', () => {
    // At 22°31′ Aries at birth, the Sun enters Gemini on 20 May 1988 (almanac), 38.6 days later: at 38.6 years.
    expect(said('when does my progressed sun change sign')).toContain('in that sign since November 2026')
  })

  it('tells every pass of a loop, and which are past', () => {
    // Neptune passed 0° Aries in 2025 and 2026, as everybody's ephemeris has it.
    expect(ask('when does neptune square my sun').intent).toBe('transit')
    expect(said('what was going on for me in march 2020')).toContain('From March 1, 2020 to March 31, 2020')
  })

  it('reads other spans', () => {
    expect(said('when i was 30 what happened')).toContain('From April 12, 2018')
    expect(said('что было важного весной 2019', {}, 'ru')).toContain('С 1 марта 2019 года по 31 мая 2019 года')
    expect(said('any big transits in the next 6 months')).toContain('May 25, 2027')
  })
})
