import { beforeAll, describe, expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { LANGS } from '#language/lang.ts'
import { howMany } from '#test/how-many.ts'
import type { NatalBirth } from '../../../facts/day-facts.ts'
import { randomBirths } from '../../../facts/random-births.fixture.ts'
import type { Library } from '../../../library/library.ts'
import { loadLibrary } from '../../../library/load-library.ts'
import { answerQuestion, type Ask } from '../../answer-question.ts'
import { textOf } from '../../answer.ts'
import { answerFaults } from '../../writing/check-answer.ts'
import { Composer } from '../../writing/composer.ts'
import { FactBook } from '../../facts/fact-book.ts'
import { understand } from '../../understanding/understand.ts'
import { NATAL_KINDS } from './natal.ts'

let [sky, library]: [Ephemeris | null, Library | null] = [null, null]
beforeAll(() => {
  ;[sky, library] = [loadEphemeris(), loadLibrary()]
}, 60_000)

const loaded = () => {
  if (!sky || !library) throw new Error('nothing loaded')
  return { sky, library }
}

/** 12 April 1988, 07:35 summer time in Leeds; places by the Astronomical Almanac and Placidus, as another program gives them. */
const leeds = (): NatalBirth => ({
  chart: natalChart(loaded().sky, {
    jdUt: jdUtFromIso('1988-04-12T06:35:00Z'),
    latitudeDeg: 53.7965,
    longitudeDeg: -1.5478,
  }),
  timeKnown: true,
  uncertain: [],
})
/** 1 February 1986, 13:10 in Bristol. */
const bristol = (): NatalBirth => ({
  chart: natalChart(loaded().sky, {
    jdUt: jdUtFromIso('1986-02-01T13:10:00Z'),
    latitudeDeg: 51.4552,
    longitudeDeg: -2.5967,
  }),
  timeKnown: true,
  uncertain: [],
})

function told(...questions: string[]): string {
  const question = questions.at(-1) ?? ''
  const ask: Ask = {
    question,
    before: questions.slice(0, -1),
    lang: 'en',
    firstName: '',
    birth: leeds(),
    people: [{ name: 'Tom', relation: 'partner', birth: bristol() }],
    age: 38,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-23T09:00:00Z'),
    timeZone: 'Europe/London',
  }
  return textOf(answerQuestion(loaded().sky, loaded().library, ask))
}

describe('questions about a birth chart', () => {
  it.each([
    [['what’s my rising sign and exactly what degree?'], /0°1\d′ Gemini/],
    [['who rules my chart and where is that planet'], /Mercury.*13°40′ Aries.*twelfth house/s],
    [['and my 7th house? anything in there?'], /Sagittarius.*(?:No planet|Nobody|empty).*Jupiter/s],
    [['what’s in my 7th house?', 'and tom’s?'], /29°2\d′ Sagittarius.*Neptune/s],
    [['where is the moon in tom’s chart'], /Tom’s Moon is at 3°5\d′ Scorpio/],
    [['if my birth time is off by 5 minutes would my rising sign change?'], /earlier would put Taurus/],
    [['where is my venus', 'and mars?'], /Your Mars is at/],
    [['which planets are in dignity or fall'], /Sun in Aries, exalted/],
    [['list all my planets with degrees'], /Sun: 22°\d\d′ Aries, house 12/],
    [['whats my venus and what aspects does it make'], /Venus/],
  ])('%j is answered with %s', (questions, expected) => {
    expect(told(...questions)).toMatch(expected)
  })
})

describe.each(LANGS)('every kind of natal question, %s', (lang) => {
  it('says something, and nothing that the facts don’t bear out, of charts with and without an hour', () => {
    const { sky: ephemeris, library: texts } = loaded()
    const questions =
      lang === 'en'
        ? ['moon', 'ascendant', 'venus mars', '8th house', 'in libra', '']
        : ['луна', 'асцендент', 'венера марс', '8 дом', 'в весах', '']
    const faults: string[] = []
    for (const { birth } of randomBirths(ephemeris, howMany(2, 6), 3)) {
      for (const owner of [null, lang === 'en' ? 'Tom' : 'Том']) {
        for (const [kind, rule] of Object.entries(NATAL_KINDS)) {
          for (const question of questions) {
            const book = new FactBook({
              sky: ephemeris,
              birth,
              people: [],
              nowJdUt: 2_461_367,
              timeZone: 'Europe/Moscow',
            })
            const asked = understand(lang, question, { today: '2026-11-23', people: [], age: 30 })
            const composer = new Composer({ book, library: texts, lang, asked, plan: null, firstName: '', owner })
            rule.answer(composer)
            if (composer.lines.length === 0) faults.push(`${kind}, “${question}”: nothing`)
            for (const line of composer.lines) {
              const wrong = answerFaults(lang, [line], { timeZone: 'Europe/Moscow', named: [] })
              if (wrong.length > 0) faults.push(`${kind}: ${wrong.join(', ')} in “${line.text}”`)
            }
          }
        }
      }
    }
    expect(faults).toEqual([])
  })
})
