import { expect, test } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { randomBirths } from '../facts/random-births.fixture.ts'
import { loadLibrary } from '../library/load-library.ts'
import { answerQuestion } from './answer-question.ts'
import { textOf } from './answer.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const birth = randomBirths(sky, 1, 5)[0]?.birth ?? null

const answer = (question: string, isLimitReached = false) =>
  answerQuestion(sky, library, {
    question,
    before: [],
    lang: 'en',
    firstName: 'Ann',
    birth,
    people: [],
    age: 40,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-23T12:00:00Z'),
    timeZone: 'Europe/London',
    isLimitReached,
  })

// Such questions of outsiders were met by “Are you, or is somebody, in danger right now?”.
test.each([
  'YOU TOOK 20 DOLLARS FROM MY CARD TWICE!!!! I DID NOT AGREE TO THIS AND I DONT EVEN SEE A PLAN, WHO DO I TALK TO',
])(
  'a question that hardly speaks of danger is answered, and a word is left for what else it may mean: “%s”',
  (question) => {
    const { intent, lines } = answer(question)
    expect(intent).not.toBe('care')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.at(-1)?.text).toMatch(/something heavier/)
  },
)

test('at the day’s limit, where it would get no answer at all, it is asked about instead', () => {
  expect(
    answer(
      'YOU TOOK 20 DOLLARS FROM MY CARD TWICE!!!! I DID NOT AGREE TO THIS AND I DONT EVEN SEE A PLAN, WHO DO I TALK TO',
      true,
    ).intent,
  ).toBe('care')
})

test.each(['i dont want to be here anymore', 'i took a bunch of pills', 'he hit me again'])(
  'danger that is told is never put after an answer: “%s”',
  (question) => {
    const told = answer(question)
    expect(told.intent).toBe('care')
    expect(textOf(told)).not.toMatch(/something heavier/)
  },
)
