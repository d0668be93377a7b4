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

describe('the next step', () => {
  it.each([
    [
      'a yes to what was asked leads on',
      ['he’s drunk, going room to room looking for me, i’m in the bathroom', 'yes'],
      /Stay behind it/,
    ],
    [
      'a yes to what was asked leads on',
      ['муж пьяный ищет меня по квартире, сижу в ванной', 'ну да'],
      /Оставайтесь за ней/,
    ],
    ['and a no', ['my boss fired me, pistol in my glovebox, watching the door', 'no'], /hands empty/],
    ['and a no', ['шеф уволил, травмат в бардачке, жду его у проходной', 'нет'], /руки пустые/],
    [
      'a code after the safe',
      ['i want to die', 'dad’s gun is in the safe', 'i know the code'],
      /who could come|safe whose code|Whom/i,
    ],
    [
      'whether it gets better is answered without a date',
      ['i want to die', 'ok but will it get better in spring?'],
      /won’t make up a date/,
    ],
    [
      'whether it gets better is answered without a date',
      ['хочу умереть', 'ладно, а весной станет легче?'],
      /даты придумывать не буду/,
    ],
    [
      'nobody is sent to call while a fraud’s courier is “coming”',
      [
        'mum’s on the phone to the police, a courier is coming for her cards, she won’t listen',
        'he’s coming in an hour',
      ],
      /argue|worked on/,
    ],
  ])('%s: %j', (_what, messages, expected) => expect(textOf(play(messages).at(-1))).toMatch(expected))
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
