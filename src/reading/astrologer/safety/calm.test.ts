import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '#language/lang.ts'
import { answerWithCare } from './answer-with-care.ts'
import { CARE_WORDS } from './care-data.ts'
import { SOFT, type Care } from './care-topic.ts'
import { namesAstrology } from './names-astrology.ts'

/** Conversations written to be heavy and harmless, or dangerous; most of them went wrong at first. */
interface Conversation {
  id: string
  danger: string
  messages: string[]
}
const conversations = (lang: Lang) =>
  readFileSync(new URL(`../../../../test/danger/conversations/own-${lang}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Conversation)

function play(lang: Lang, messages: readonly string[]) {
  let care: Care | null = null
  const [asked, told]: [string[], string[]] = [[], []]
  return messages.map((question) => {
    const ask = { lang, question, age: null, timeZone: 'Europe/London', care, asked: [...asked], told: [...told] }
    const reply = answerWithCare(ask, () => namesAstrology(question))
    asked.push(question)
    if (reply) told.push(reply.paragraphs.join('\n'))
    care = reply?.care ?? null
    return reply
  })
}

describe.each(LANGS)('a harmless conversation, however heavy, %s', (lang) => {
  it.each(conversations(lang).filter(({ danger }) => danger === 'none'))('$id: $messages.0', ({ messages }) => {
    const replies = play(lang, messages)
    for (const reply of replies) {
      const text = reply?.paragraphs.join('\n') ?? ''
      const isAsked = reply?.choices?.at(-1) === CARE_WORDS[lang].choices.none
      expect(reply === null || isAsked || SOFT.has(reply.care.topic), text).toBe(true)
    }
  })
})

const HELP = /999/
describe('a dangerous conversation', () => {
  it.each([
    ['whoever held somebody by the neck is told to stay away, and that a doctor is needed', 'd01', 1, /neck|горле/],
    [
      'whoever is feared and asks gets a reply that tells nothing',
      'd02',
      2,
      /^(I read birth charts|Здесь читают карту)/,
    ],
    ['drowsiness after a blow is an emergency', 'd04', 1, /^(Call|Позвоните) 999/],
    ['and is one still on the way to work', 'd04', 3, /^[^\n]*999/],
    ['calm after a plan to die is not taken for safety', 'd06', 1, HELP],
    [
      'a parent who fears what they may do is told to leave the room',
      'd11',
      1,
      /another room|в другой комнате|в другую комнату|соседн/,
    ],
    ['screams next door are no moon phase', 'd12', 0, HELP],
  ] as const)('%s', (_what, id, at, must) => {
    for (const lang of LANGS) {
      const { messages } = conversations(lang).find((one) => one.id === id) as Conversation
      const reply = play(lang, messages)[at]
      expect(reply?.paragraphs.join('\n') ?? 'an ordinary answer', `${lang} ${id}`).toMatch(must)
    }
  })
})
