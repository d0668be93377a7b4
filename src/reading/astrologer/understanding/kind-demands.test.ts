import { describe, expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { answerQuestion } from '../answer-question.ts'
import { textOf } from '../answer.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const born = (iso: string) => ({
  chart: natalChart(sky, { jdUt: jdUtFromIso(iso), latitudeDeg: 54.97, longitudeDeg: -1.61 }),
  timeKnown: true,
  uncertain: [],
})
const asked = (lang: Lang, ...questions: string[]) =>
  answerQuestion(sky, library, {
    question: questions.at(-1) ?? '',
    before: questions.slice(0, -1),
    lang,
    firstName: '',
    birth: born('1984-10-05T19:10:00Z'),
    people: [{ name: 'Priya', relation: 'partner', birth: born('1993-07-12T21:40:00Z') }],
    age: 42,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-24T09:00:00Z'),
    timeZone: 'UTC',
  })

// Each was answered as another kind when outsiders asked it.
describe('a kind fits what the conversation has', () => {
  it('tells what can be seen only of an eclipse', () => {
    expect(asked('en', 'jay dumped me last nite', 'is he seeing someone else can u see that').intent).not.toBe(
      'visibility',
    )
    const eclipse = [
      'When are the eclipses next year',
      'do any of them hit my chart?',
      'will we see it from Newcastle?',
    ]
    expect(asked('en', ...eclipse).intent).toBe('visibility')
  })

  it('chooses among dates for two, and goes on with that choice', () => {
    const dates =
      'We’re getting married in 2027! Venue has the Saturdays 12 June and 26 June. Which is best for both of us?'
    expect(asked('en', dates).intent).toBe('best_day')
    expect(textOf(asked('en', dates, 'what time should the ceremony be'))).toMatch(/^On Saturday, June \d+, 2027/)
  })

  it('weighs what was told where nobody is compared', () => {
    const told = ['When does Saturn oppose my Sun?', 'What about Neptune to my Sun']
    expect(asked('en', ...told, 'Which of the two is going to be harder on me').intent).toBe('matters_most')
  })

  it('tells of the month that is named', () => {
    const text = textOf(asked('en', 'When are the eclipses next year?', 'and does the August one touch my chart?'))
    expect(text).toContain('August')
    expect(text).not.toMatch(/February|July/)
  })

  it('knows no town by the name of Going', () => {
    expect(textOf(asked('en', 'a good weekend in january for going to edinburgh with the girls'))).not.toContain(
      'In Going',
    )
  })
})

it.each([
  ['en', 'I have been told I’m all Virgo. Is that so? Count please.'],
  ['ru', 'почему астрологи до сих пор не договорились об одной системе домов'],
] as const)('%s: no court is heard in “%s”', (lang, question) => {
  expect(asked(lang, question).intent).not.toBe('expert')
})

it('is of the reader where somebody else only tells of it', () => {
  expect(asked('en', 'whats my rising sign', 'my mum thinks it was around teatime, does that help').intent).not.toBe(
    'no_data',
  )
  expect(asked('en', 'and pluto on my sun is when? thats the one my mate is scared of').intent).not.toBe('no_data')
})

it('answers a worry without a sentence whose halves are the same', () => {
  const text = textOf(asked('en', 'am i in my saturn return', 'everyone says your life falls apart. does it mean that'))
  expect(text).not.toMatch(/(a sense of duty and of limits); and \1/)
})
