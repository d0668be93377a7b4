import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { answerQuestion, type Ask } from '#reading/astrologer/answer-question.ts'
import { factorsOf, sentencesOf, textOf, type Answer } from '#reading/astrologer/answer.ts'
import { answerFaults } from '#reading/astrologer/writing/check-answer.ts'
import { RELATIONS } from '#contract/people.ts'
import { randomBirths } from '#reading/facts/random-births.fixture.ts'
import type { Library } from '#reading/library/library.ts'
import type { Lang } from '#language/lang.ts'
import { dateClaims } from '#reading/truth/dates.ts'
import type { AskedQuestion } from './question.ts'
import { QUESTIONS_EN } from './questions-en.ts'
import { QUESTIONS_RU } from './questions-ru.ts'

export const QUESTIONS: Record<Lang, readonly AskedQuestion[]> = { en: QUESTIONS_EN, ru: QUESTIONS_RU }
const CHARTS = 30
export const TODAY = '2026-11-21'
const NAMES: Record<Lang, readonly [string, string]> = { en: ['Anna', 'Tom'], ru: ['Анна', 'Том'] }

/** A question of the set, answered for one of the charts, and what is wrong with the answer. */
export interface Judged {
  lang: Lang
  question: AskedQuestion
  answer: Answer
  isUnderstood: boolean
  faults: string[]
}

/**
 * Every question, each asked on the next of thirty charts: every fourth of them has no hour. Each round has charts of its
 * own.
 */
export function judge(sky: Ephemeris, library: Library, round = 0, langs: readonly Lang[] = ['en', 'ru']): Judged[] {
  const births = randomBirths(sky, CHARTS, 42 + round).map(({ birth }) => birth)
  const at = (i: number) => {
    const birth = births[i % CHARTS]
    if (!birth) throw new RangeError('no birth')
    return birth
  }
  return langs.flatMap((lang) =>
    QUESTIONS[lang].map((question, i): Judged => {
      const ask: Ask = {
        question: question.text,
        lang,
        firstName: NAMES[lang][0],
        birth: at(i),
        people: NAMES[lang].map((name, j) => ({
          name,
          relation: RELATIONS[(i + j) % RELATIONS.length] ?? '',
          birth: at(i + 1 + j),
        })),
        age: 30,
        plan: {
          title: lang === 'en' ? 'One month' : 'Месяц',
          isFree: false,
          questionsADay: 5,
          questionsLeft: 3,
          paidUntil: null,
          features: [],
          reportsLeft: 0,
        },
        nowJdUt: jdUtFromIso(`${TODAY}T09:00:00Z`),
        timeZone: 'Europe/Moscow',
      }
      const answer = answerQuestion(sky, library, ask)
      const isUnderstood = question.intents.includes(answer.intent)
      return { lang, question, answer, isUnderstood, faults: faultsOf(lang, question, answer, ask) }
    }),
  )
}

function faultsOf(lang: Lang, question: AskedQuestion, answer: Answer, { timeZone, birth }: Ask): string[] {
  const text = textOf(answer)
  const ids = factorsOf(answer).map(({ id }) => id)
  const sentences = sentencesOf(text).length
  const cyrillic = (text.match(/[А-яЁё]/g)?.length ?? 0) / text.length
  const hasHour = birth?.timeKnown === true
  return [
    ...(sentences < 1 || sentences > 8 ? [`${sentences} sentences`] : []),
    ...(cyrillic > 0.5 !== (lang === 'ru') ? ['the other language'] : []),
    ...(hasHour && question.facts && !ids.some((id) => question.facts?.test(id))
      ? [`no fact like ${question.facts.source}`]
      : []),
    ...(hasHour && question.dated && !dateClaims(lang, text).some(({ day }) => day !== undefined) ? ['no date'] : []),
    ...(question.bare && ids.length > 0 ? ['facts where none belong'] : []),
    ...answerFaults(lang, answer.lines, { timeZone, named: [TODAY] }).map((words) => `untrue: ${words}`),
    ...(/undefined|null|NaN|\s{3,}/.test(text) ? ['a gap'] : []),
  ]
}
