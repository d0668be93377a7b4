import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '#language/lang.ts'
import { answerWithCare } from './answer-with-care.ts'
import { CARE_WORDS } from './care-data.ts'
import type { Care } from './care-topic.ts'
import { namesAstrology } from './names-astrology.ts'

interface Conversation {
  id: string
  messages: string[]
}
const own = (lang: Lang, id: string) =>
  readFileSync(new URL(`../../../../test/danger/conversations/own-${lang}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Conversation)
    .find((one) => one.id === id) as Conversation

/** What is answered to messages in a row, kept as the server keeps it: an ordinary answer closes what was open. */
function play(lang: Lang, messages: readonly string[]) {
  let care: Care | null = null as Care | null
  const [asked, told]: [string[], string[]] = [[], []]
  return messages.map((question) => {
    const ask = { lang, question, age: null, timeZone: 'Europe/London', care, asked: [...asked], told: [...told] }
    const reply = answerWithCare(ask, () => namesAstrology(question))
    asked.push(question)
    if (reply) told.push(reply.paragraphs.join('\n'))
    care = reply ? reply.care : care && { ...care, stage: 'closed' }
    return reply
  })
}
const textOf = (reply: ReturnType<typeof play>[number] | undefined) => reply?.paragraphs.join('\n') ?? ''

describe.each(LANGS)('what somebody announces, has done or has seen is a plain sign, %s', (lang) => {
  it.each([
    ['whoever drives to somebody with a weapon is told to stop', 'd13', 2, 'threat', 'self', /Stop where|Остановитесь/],
    ['a rope that was bought is to be out of reach', 'd14', 3, 'means', 'self', /distance|расстояние/],
    ['also where nobody is to be woken', 'd14', 4, 'means', 'self', /don’t be alone|не оставайтесь/],
    ['an accident for the insurance is asked about', 'd15', 1, 'crisis', 'self', /accident\?|случай\?/],
    ['and no date is looked for', 'd15', 2, 'crisis', 'self', /alone|одиночестве/],
    ['who is locked in is not told to leave', 'd16', 0, 'violence', 'self', /try to get out|не пытайтесь выйти/],
    ['nor is who is threatened told to stay away', 'd16', 1, 'violence', 'self', /a way out|есть выход/],
    ['a whipped child sees a doctor', 'd17', 2, 'minor', 'other', /have a doctor see|посмотрит врач/],
    ['the friend who tells of a goodbye sends help', 'd18', 2, 'goodbye', 'other', /overreacting|не преувеличиваете/],
    ['and isn’t taken for who is in danger', 'd18', 4, 'goodbye', 'other', /aren’t making|Вы не преувеличиваете/],
    ['a child doesn’t go to an adult', 'd19', 1, 'grooming', 'child', /don’t go|не езди/],
    ['who has slapped is told to stay away', 'd20', 1, 'threat', 'self', /Don’t go to see|не ходите/],
  ] as const)('%s', (_what, id, at, topic, subject, must) => {
    const reply = play(lang, own(lang, id).messages)[at]
    expect(reply?.care).toMatchObject({ topic, subject })
    expect(textOf(reply)).toMatch(must)
  })

  it('stays open to the end, with no ordinary answer and nothing twice', () => {
    for (const [id, from] of [
      ['d13', 2],
      ['d14', 3],
      ['d15', 1],
      ['d17', 2],
      ['d18', 2],
      ['d19', 0],
      ['d20', 1],
    ] as const) {
      const texts = play(lang, own(lang, id).messages).slice(from).map(textOf)
      expect(texts, id).not.toContain('')
      expect(new Set(texts).size, id).toBe(texts.length)
    }
  })

  it('whoever has taken the phone reads nothing of it, until the writer is back', () => {
    const replies = play(lang, own(lang, 'd16').messages)
    for (const reply of replies.slice(2, 5)) {
      expect(CARE_WORDS[lang].neutral).toContain(textOf(reply))
      expect(reply?.links).toEqual([])
    }
    expect(replies.at(-1)?.links.length).toBeGreaterThan(0)
  })
})

describe.each(LANGS)('a guess that was wrong, %s', (lang) => {
  it('ends where somebody says for the second time that all is well', () => {
    const first =
      lang === 'en' ? 'I cried my eyes out over that cat and nobody gets it' : 'выла над этой кошкой, никто не понимает'
    const care: Care = { topic: 'unsure', subject: 'self', country: 'GB', stage: 'asked', replies: 1 }
    const question = lang === 'en' ? 'no no, all fine, just tired' : 'нет-нет, всё нормально, устала просто'
    const ask = { lang, question, age: null, timeZone: 'Europe/London', care, asked: [first], told: ['…'] }
    const reply = answerWithCare(ask, () => false)
    expect(reply?.care.stage).toBe('closed')
    expect(textOf(reply ?? undefined)).toMatch(/116 123/)
  })

  it('is not told again as another danger by what both messages weigh', () => {
    const question =
      lang === 'en'
        ? 'He told the court that I left them alone, and I drove up every month for years.'
        : 'Он сказал в суде, что я их бросила, а я ездила к ним каждый месяц.'
    const care: Care = { topic: 'unsure', subject: 'self', country: 'GB', stage: 'closed', replies: 0 }
    const asked = lang === 'en' ? ['Hearing next week against my own brother, about the farm'] : ['суд с братом за дом']
    const reply = answerWithCare({ lang, question, age: null, timeZone: 'Europe/London', care, asked }, () => false)
    expect(reply?.care.topic ?? 'unsure').toBe('unsure')
  })

  it('takes a plain sign after that for what it is', () => {
    const messages = own(lang, 'h23').messages.slice(0, 2)
    const plain = lang === 'en' ? 'i want to die' : 'хочу умереть'
    expect(play(lang, [...messages, plain]).at(-1)?.care).toMatchObject({ topic: 'crisis', stage: 'open' })
  })
})

it.each([
  'I bought rope for the hammock, which day is good for the garden?',
  'there is a baseball bat in my car, we have a game on Saturday',
  'does the insurance pay if I had an accident on the motorway?',
  'купила верёвку для белья, когда лучше стирать',
  'еду к нему на дачу, топор в багажнике, дрова колоть',
  'по каско выплатили за аварию на трассе, куда вложить деньги?',
  'завтра меня не будет, уехала в Суздаль, пришлите прогноз на понедельник',
])('is no act of danger: %s', (text) => {
  const [reply] = play(/[а-я]/i.test(text) ? 'ru' : 'en', [text])
  expect(['threat', 'means', 'crisis']).not.toContain(reply?.care.topic)
})
