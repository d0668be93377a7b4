import { expect, test } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { randomBirths } from '../facts/random-births.fixture.ts'
import { loadLibrary } from '../library/load-library.ts'
import { answerQuestion, type Ask } from './answer-question.ts'
import { textOf } from './answer.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const birth = randomBirths(sky, 1, 5)[0]?.birth ?? null

const answer = (question: string, given: Partial<Ask> = {}) =>
  answerQuestion(sky, library, {
    question,
    before: [],
    lang: (/[а-я]/i.test(question) ? 'ru' : 'en') as Lang,
    firstName: 'Ann',
    birth,
    people: [],
    age: 40,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-23T12:00:00Z'),
    timeZone: 'Europe/London',
    ...given,
  })

/** Ordinary questions that nothing but their weights suspects. */
const SUSPECTED = [
  'he comes and goes and i cry every night, are we compatible',
  'бывший пишет мне каждую ночь, чего он хочет, он скорпион',
]
const ASIDE = /if something is wrong[^]*999|что-то случилось[^]*999/

test.each(SUSPECTED)('is answered, and one calm line with the number stands below: “%s”', (question) => {
  const { intent, lines } = answer(question)
  expect(intent).not.toBe('care')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.at(-1)?.text).toMatch(ASIDE)
})

test.each(SUSPECTED)('the second in a conversation is asked about: “%s”', (question) => {
  expect(answer(question, { before: [question], asked: [question] }).intent).toBe('care')
})

test.each(SUSPECTED)('an ordinary question after it has no such line: “%s”', (question) => {
  const next = /[а-я]/i.test(question) ? 'Где моя Венера?' : 'Where is my Venus?'
  const told = answer(next, { before: [question], asked: [question] })
  expect(told.intent).not.toBe('care')
  expect(textOf(told)).not.toMatch(ASIDE)
})

test.each([
  'my uncle asks me to sit on his lap and takes pics when mom is out, what sign is he',
  'дядя просит меня посидеть на коленях и снимает, когда мамы нет, кто он по знаку',
])('what weighs as one danger and no other is asked about at once: “%s”', (question) =>
  expect(answer(question).intent).toBe('care'),
)

test('at the day’s limit, where it would get no answer at all, it is asked about instead', () => {
  expect(answer(SUSPECTED[0] ?? '', { isLimitReached: true }).intent).toBe('care')
})

test.each([
  'i dont want to be here anymore',
  'i took a bunch of pills',
  'he hit me again',
  'меня бьёт муж, куда бежать',
])('danger that is told is never put below an answer: “%s”', (question) => {
  const told = answer(question)
  expect(told.intent).toBe('care')
  expect(textOf(told)).not.toMatch(ASIDE)
})
