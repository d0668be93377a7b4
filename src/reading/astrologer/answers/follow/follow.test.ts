import { expect, test } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { randomBirths } from '../../../facts/random-births.fixture.ts'
import { loadLibrary } from '../../../library/load-library.ts'
import { answerQuestion, type Ask } from '../../answer-question.ts'
import { textOf } from '../../answer.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const birth = randomBirths(sky, 1, 5)[0]?.birth ?? null

const answer = (question: string, before: string[], more: Partial<Ask> = {}) =>
  answerQuestion(sky, library, {
    question,
    before,
    lang: 'en',
    firstName: 'Ann',
    birth,
    people: [],
    age: 40,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-23T12:00:00Z'),
    timeZone: 'UTC',
    ...more,
  })

test.each([
  ['why?', 'why'],
  ['in plain words please', 'simpler'],
  ['are you sure?', 'sure'],
  ['when does it end?', 'ends'],
  ['is that bad?', 'good_bad'],
  ['so what do i do with it', 'what_to_do'],
  ['does that mean i am cold?', 'worried'],
  ['а почему?', 'why'],
  ['попроще можно?', 'simpler'],
  ['вы уверены?', 'sure'],
  ['и когда это кончится?', 'ends'],
  ['это плохо?', 'good_bad'],
  ['и что с этим делать', 'what_to_do'],
])('“%s” goes on with the answer before, as %s', (question, kind) => {
  expect(answer(question, ['Where is my Venus?']).intent).toBe(kind)
})

test('a question that would go on is read by itself where nothing was asked before', () => {
  expect(answer('why?', []).intent).toBe('unknown')
})

test('the reason names the fact of the answer before', () => {
  const venus = answer('Where is my Venus?', [])
  const why = answer('why?', ['Where is my Venus?'])
  const [fact] = venus.lines.flatMap(({ factors }) => factors)
  expect(why.lines.flatMap(({ factors }) => factors)).toContainEqual(fact)
})

test('three that go on in a row are never answered with the same paragraph', () => {
  const asked = ['Where is my Venus?', 'tell me more', 'go on', 'so what do i do with it', 'is that bad?']
  const said = asked.map((question, i) => textOf(answer(question, asked.slice(0, i))))
  expect(new Set(said).size).toBe(asked.length)
})

test('a question asked again is not answered with the same paragraph', () => {
  const [first, again] = [[], ['Where is my Venus?']].map((before) => textOf(answer('Where is my Venus?', before)))
  expect(again).not.toBe(first)
})

test('two questions of a message are both answered', () => {
  const text = textOf(answer('Where is my Venus? And when is the next full moon?', []))
  expect(text).toMatch(/Your Venus is/)
  // By NASA's tables the Moon is full on November 24, 2026 at 14:53 UT.
  expect(text).toContain('November 24')
})

test('what was said is said in another language where that is wished', () => {
  const asked = answer('по-русски, пожалуйста', ['Where is my Venus?'])
  expect(asked).toMatchObject({ lang: 'ru', intent: 'point' })
  expect(textOf(asked)).toContain('Венера')
})

test.each([
  ['en', 'Am I in my Saturn return right now?', 'when are the exact dates and when is it done?'],
  ['en', 'Am I in my Saturn return right now?', 'are you sure?'],
  ['ru', 'У меня сейчас возвращение Сатурна?', 'а когда это кончится?'],
] as const)('in %s nothing of the inside is told: “%s”, “%s”', (lang, first, next) => {
  for (const { birth: own } of randomBirths(sky, 5, 5)) {
    const text = textOf(answer(next, [first], { lang, birth: own }))
    expect(text).not.toMatch(/\p{L}+:\p{L}+/u)
    expect(text.trim()).not.toBe('')
  }
})

test('a summary that can’t be made is never blank', () => {
  for (const question of ['ok, in one sentence what season of life am i in', 'shorter please'])
    for (const { birth: own } of randomBirths(sky, 5, 5)) {
      const before = [
        'Has my progressed Sun changed signs ever in my life?',
        'Progressed new moon - had one? having one?',
      ]
      expect(textOf(answer(question, before, { birth: own })).trim()).not.toBe('')
    }
})
