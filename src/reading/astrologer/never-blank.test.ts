import { beforeAll, describe, expect, it } from 'vitest'
import { howMany } from '#test/how-many.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { QUESTIONS } from '#test/questions/judge.ts'
import { randomBirths } from '../facts/random-births.fixture.ts'
import type { Library } from '../library/library.ts'
import { loadLibrary } from '../library/load-library.ts'
import { LANGS } from '#language/lang.ts'
import { answerQuestion } from './answer-question.ts'
import type { SpokenPlan } from './writing/answer-words.ts'
import { factorsOf, textOf } from './answer.ts'

const until = { en: 'December 21, 2027', ru: '21 декабря 2027 года' }
const plan = (lang: 'en' | 'ru', isFree: boolean): SpokenPlan => ({
  title: lang === 'en' ? 'One year' : 'Год',
  isFree,
  questionsADay: 5,
  questionsLeft: 3,
  paidUntil: isFree ? null : { date: '2027-12-21', told: until[lang] },
  features: isFree ? [] : lang === 'en' ? ['all days of the calendar'] : ['все дни календаря'],
  reportsLeft: 2,
})

let [sky, library]: [Ephemeris | null, Library | null] = [null, null]
beforeAll(() => {
  ;[sky, library] = [loadEphemeris(), loadLibrary()]
}, 60_000)

describe.each(LANGS)('answers in %s', (lang) => {
  const made = new Map<string, ReturnType<typeof ask>>()
  const answers = (isFree: boolean, seed: number) => {
    const known = made.get(`${isFree} ${seed}`) ?? ask(isFree, seed)
    made.set(`${isFree} ${seed}`, known)
    return known
  }
  const ask = (isFree: boolean, seed: number) => {
    if (!sky || !library) throw new Error('nothing loaded')
    const [own, other] = randomBirths(sky, 2, seed).map(({ birth }) => birth)
    const [ephemeris, texts] = [sky, library]
    // In `npm test` each question is asked once, with a plan or without; those about the plan with both.
    const asked = QUESTIONS[lang].filter(
      ({ intents }, i) => intents.includes('plan') || (i + seed) % howMany(2, 1) === 0,
    )
    return [own ?? null, null].flatMap((birth) =>
      asked.map(({ text }) => ({
        text,
        answer: answerQuestion(ephemeris, texts, {
          question: text,
          lang,
          firstName: '',
          birth,
          people: other ? [{ name: lang === 'en' ? 'Anna' : 'Анна', relation: 'friend', birth: other }] : [],
          age: 30,
          plan: plan(lang, isFree),
          nowJdUt: jdUtFromIso('2026-11-21T09:00:00Z'),
          timeZone: 'Europe/Moscow',
        }),
      })),
    )
  }

  const CHARTS: [isFree: boolean, seed: number][] = [
    [true, 1],
    [false, 2],
    [false, 3],
  ]
  it.each(CHARTS.slice(0, howMany(1, 3)))(
    'are never empty, and take a question only for something told of the sky (free plan: %s, chart %i)',
    (isFree, seed) => {
      const all = answers(isFree, seed)
      expect(all.filter(({ answer }) => textOf(answer).trim() === '').map(({ text }) => text)).toEqual([])
      const stubs = all.filter(({ answer }) => answer.charged && factorsOf(answer).length === 0)
      // A quiet period is an answer: nothing is exact then.
      expect(
        stubs.filter(({ answer }) => !QUIET.has(answer.intent)).map(({ text, answer }) => `${answer.intent}: ${text}`),
      ).toEqual([])
    },
  )

  it('tell to which day a plan is paid', () => {
    const told = answers(false, 2).find(({ answer }) => answer.intent === 'plan')
    expect(told && textOf(told.answer)).toContain(until[lang])
    expect(told?.answer.charged).toBe(false)
  })
})

/** What may truly be answered by saying that nothing happens. */
const QUIET: ReadonlySet<string> = new Set(['period', 'topic_when', 'transit', 'eclipse', 'retrograde'])
