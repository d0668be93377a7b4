import { describe, expect, it, test } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadLibrary } from '../../../library/load-library.ts'
import { answerQuestion, type Ask } from '../../answer-question.ts'
import { textOf } from '../../answer.ts'
import { understand } from '../../understanding/understand.ts'
import { leanTexts } from './lean-words.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const BRISTOL = { jdUt: jdUtFromIso('1986-02-01T13:10:00Z'), latitudeDeg: 51.4545, longitudeDeg: -2.5879 }

const answer = (question: string, more: Partial<Ask> = {}) =>
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
  })

test.each([
  ['en', 'should I quit my job', 'should_i'],
  ['en', 'when will I meet someone', 'topic_when'],
  ['en', 'why am I so tired lately', 'lately'],
  ['ru', 'увольняться или терпеть', 'should_i'],
  ['ru', 'когда я встречу свою любовь', 'topic_when'],
  ['ru', 'почему у меня в последнее время нет сил', 'lately'],
] as const)('in %s, “%s” is understood as %s', (lang, question, kind) => {
  expect(understand(lang, question, { today: '2026-11-23', people: [], age: 30 }).intent).toBe(kind)
})

it('leans, gives a date, and leaves the decision', () => {
  const text = textOf(answer('should I quit my job?'))
  expect(text).toMatch(/^Rather /)
  expect(text).toMatch(/Go by what you’d miss/)
})

it('says of a purchase only what the time is worth', () => {
  expect(textOf(answer('should I buy a house?'))).toMatch(/^Rather [\s\S]*knows nothing of prices/)
})

it.each(['should I put my savings into bitcoin?', 'should I sue my landlord?'])(
  'leans neither way where money or law is concerned: “%s”',
  (question) => {
    expect(textOf(answer(question))).not.toMatch(/Rather yes|Rather not yet/)
  },
)

it('asks back once in a way of its own, without charge', () => {
  const questions = ['blorp the wizzle', 'fnord grommet', 'wibble snark', 'zxcv qwer']
  const texts = questions.map((question, i) => {
    const told = answer(question, { before: questions.slice(0, i) })
    expect(told.charged).toBe(false)
    return textOf(told)
  })
  expect(new Set(texts).size).toBe(questions.length)
})

describe.each(['en', 'ru'] as const)('what the clarifying question offers to ask in %s', (lang) => {
  const { clarify } = library.texts(leanTexts, lang)
  const quoted = lang === 'en' ? /“([^”]+)”/gu : /«([^»]+)»/gu
  const offers = [clarify.point({ point: 'mars' }), ...Object.values(clarify.topic), ...clarify.any]
  const questions = offers.flatMap((text) => [...text.matchAll(quoted)].map(([, question = '']) => question))

  it.each(questions)('is answered when it is asked: “%s”', (question) => {
    expect(['unknown', 'care']).not.toContain(answer(question, { lang }).intent)
  })
})
