import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '#language/lang.ts'
import { answerWithCare } from './answer-with-care.ts'
import type { CareAnswer } from './care-room.ts'
import { GROUP_OF, type Care } from './care-topic.ts'
import { namesAstrology } from './names-astrology.ts'

/** Conversations as people write them in danger, in half sentences; `from` is the message by which the danger is to be noticed. */
interface Conversation {
  id: string
  danger: string
  from?: number
  messages: string[]
}
const conversations = (lang: Lang) =>
  readFileSync(new URL(`../../../../test/danger/conversations/own-2-${lang}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Conversation)

function play(messages: readonly string[], lang: Lang = /[а-я]/i.test(messages[0] ?? '') ? 'ru' : 'en') {
  let care: Care | null = null as Care | null
  const [asked, told]: [string[], string[]] = [[], []]
  return messages.map((question): CareAnswer | null => {
    const ask = { lang, question, age: null, timeZone: 'Europe/London', care, asked: [...asked], told: [...told] }
    const reply = answerWithCare(ask, () => namesAstrology(question))
    asked.push(question)
    if (reply) told.push(reply.paragraphs.join('\n\n'))
    care = reply ? reply.care : care && { ...care, stage: 'closed' }
    return reply
  })
}
const textOf = (reply: CareAnswer | null | undefined) => reply?.paragraphs.join('\n') ?? 'an ordinary answer'
const LONG = 24
const sentencesOf = (reply: CareAnswer | null) =>
  textOf(reply)
    .split(/\n|(?<=[.!?…])\s+/)
    .filter((sentence) => sentence.length >= LONG)

describe.each(LANGS)('a whole conversation, %s', (lang) => {
  const all = conversations(lang)
  it.each(all.filter(({ danger }) => danger !== 'none'))('$danger, $id: $messages.0', ({ danger, from, messages }) => {
    const replies = play(messages, lang)
    for (const reply of replies.slice(from ?? 0)) expect(reply).not.toBeNull()
    expect(GROUP_OF[replies.at(-1)?.care.topic ?? 'unsure']).toBe(danger)
    const sentences = replies.flatMap((reply) => (reply ? sentencesOf(reply) : []))
    expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
  })

  it.each(all.filter(({ danger }) => danger === 'none'))('none, $id: $messages.0', ({ messages }) => {
    for (const reply of play(messages, lang)) expect(textOf(reply)).toBe('an ordinary answer')
  })
})

/** What a suspicion must do, in both languages. */
describe('while something may be wrong', () => {
  const SUSPECTED = {
    en: 'I don’t sleep, you see, and I’ve not been taking them, they’re all in his old tobacco tin.',
    ru: 'он хочет 3 миллиона до пятницы. не спрашивайте за что. есть видео',
  } as const
  it.each([
    ['en', 'tobacco tin'],
    ['ru', 'до пятницы'],
  ] as const)('the person’s own words are quoted, with a number and answers to choose from: %s', (lang, words) => {
    const [reply] = play([SUSPECTED[lang]])
    expect(textOf(reply)).toContain(words)
    expect(textOf(reply)).toMatch(/999/)
    expect(reply?.choices?.length).toBeGreaterThan(5)
  })
  it.each([
    ['en', 'nah im fine', 'what does venus say about love?'],
    ['en', 'nah im fine lol', 'so is saturn good for me this week?'],
    ['ru', 'нет, всё нормально', 'что скажет венера о любви?'],
  ] as const)('one bare no doesn’t end it, nor does a question: %s', (lang, no, question) => {
    const replies = play([SUSPECTED[lang], no, question])
    for (const reply of replies) expect(reply?.care.stage ?? 'an ordinary answer').not.toBe('closed')
  })
  it.each([
    ['en', 'no', 'no, really, nothing is wrong'],
    ['ru', 'нет', 'нет, правда, всё в порядке'],
  ] as const)('the second no does, and help stays named: %s', (lang, no, again) => {
    const last = play([SUSPECTED[lang], no, again]).at(-1)
    expect(last?.care.stage).toBe('closed')
    expect(last?.isDeclined).toBe(true)
    expect(textOf(last)).toMatch(/116 123/)
  })
  it.each([
    ['en', 'oh no, i meant in the game, my farm there', 'no im not going to hurt myself, just tired'],
    ['ru', 'да это про игру, там ферма', 'нет, умирать не собираюсь, просто устала'],
  ] as const)('one correction that says what it was is believed: %s', (lang, ...corrections) => {
    for (const correction of corrections)
      expect(play([SUSPECTED[lang], correction]).at(-1)?.isDeclined, correction).toBe(true)
  })
  it.each([
    ['en', 'nah im fine, just me and the rifle out here'],
    ['ru', 'да всё нормально, мы тут с ружьём вдвоём'],
  ] as const)('a weapon puts the number first, whatever is said beside it: %s', (lang, text) => {
    const reply = play([SUSPECTED[lang], text]).at(-1)
    expect(reply?.paragraphs[0]).toMatch(/999/)
    expect(reply?.care.stage).not.toBe('closed')
  })
})

it.each([
  'when is a good time to go? lease is up in march but the job’s in january',
  'leaving on the 28th early by car, when’s best to set off, quietly and no traffic?',
  'when’s best to leave my husband, calmly, no drama? he’s not violent we just grew apart',
  'our cat died yesterday, 17 years together. what sign was he, 5 april',
  'i work in a hospice, my favorite old fella passed today. had a cry. is it the moon',
  'arm aches from the gym and my face is sunburnt',
  'когда лучше уйти с работы, в декабре или после нового года?',
  'Когда лучше уйти от мужа, спокойно и без скандала? он не бьёт, просто разлюбили',
  'бабушка умерла во сне в 94, тихо ушла. какой знак у неё был, 3 мая',
  'Кот умер вчера, 17 лет вместе. Какой у него был знак, 5 апреля',
  'рука затекла ночью, сейчас отошла. это к чему по луне?',
])('is ordinary: %s', (text) => expect(textOf(play([text])[0])).toBe('an ordinary answer'))
