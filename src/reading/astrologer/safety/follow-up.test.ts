import { describe, expect, it } from 'vitest'
import { answerWithCare } from './answer-with-care.ts'
import type { CareAnswer } from './care-room.ts'
import type { Care } from './care-topic.ts'
import { choiceBeside } from './choice-beside.ts'
import { choicesOf } from './choice.ts'
import { isDenial } from './correction.ts'
import { namesAstrology } from './names-astrology.ts'

/** Plays messages in a row, after a suspicion that only the words raised where `held` is set. */
function play(messages: readonly string[], held?: string): (CareAnswer | null)[] {
  const lang = /[а-я]/i.test(messages[0] ?? '') ? 'ru' : 'en'
  const timeZone = lang === 'en' ? 'Europe/London' : 'Europe/Moscow'
  let care: Care | null = held ? { topic: 'unsure', subject: 'self', country: null, stage: 'open', replies: 1 } : null
  const asked: string[] = held ? [held] : []
  const told: string[] = held ? [LISTS[lang]] : []
  return messages.map((question) => {
    const ask = { lang, question, age: null, timeZone, care, asked: [...asked], told: [...told] } as const
    const reply = answerWithCare(ask, () => namesAstrology(question))
    asked.push(question)
    if (reply) told.push(reply.paragraphs.join('\n\n'))
    care = reply ? reply.care : care && { ...care, stage: 'closed' }
    return reply
  })
}
const LISTS = { en: listOfHeld('en'), ru: listOfHeld('ru') }
/** The list of answers, as a first held reply shows it. */
function listOfHeld(lang: 'en' | 'ru'): string {
  const question =
    lang === 'en' ? 'i have been putting my tablets by, one a day' : 'откладываю по таблетке в день, коплю'
  const care: Care = { topic: 'unsure', subject: 'self', country: null, stage: 'open', replies: 0 }
  const ask = { lang, question, age: null, timeZone: 'Europe/London', care, asked: ['hm'], told: [] } as const
  return answerWithCare(ask, () => false)?.paragraphs.join('\n\n') ?? ''
}
const textOf = (reply: CareAnswer | null | undefined) => reply?.paragraphs.join('\n') ?? 'an ordinary answer'

describe('a number with a sentence beside it', () => {
  it.each([
    ['3. he is in the kitchen now', 'hurt_me'],
    ['3, рука не двигается', 'hurt_me'],
    ['1 and i mean it this time', 'life'],
    ['7 but only because dad says it is normal', 'harm'],
    ['9 but he is outside the door', 'none'],
    ['8 - my mother', 'other'],
  ])('“%s” chooses', (text, choice) => expect(choiceBeside(text, choicesOf('what'))?.choice).toBe(choice))
  it.each(['2 kids', '3 pills an hour ago', '5 дней не ем', '9 out of 10', '1 time he hit me', '3 месяца назад'])(
    '“%s” chooses nothing',
    (text) => expect(choiceBeside(text, choicesOf('what'))).toBeNull(),
  )

  it.each([
    ['he came home and i hid in the bath', '3, he has the kitchen knife', /violence|danger|injury/],
    ['он пришёл, я в ванной сижу', '3. у него нож, ломится', /violence|danger|injury/],
    ['i cleared my desk and feel calm', '1 but dont tell my wife', /crisis|means|brink/],
    ['раздала вещи, спокойно так', '1 только маме не говорите', /crisis|means|brink/],
    ['i cleared my desk and feel calm', '9, i just took mums tablets too', /overdose/],
    ['раздала вещи, спокойно так', '9, выпила мамины таблетки', /overdose/],
  ])('is taken up with what it says: %s; %s', (held, reply, topic) =>
    expect(play([reply], held)[0]?.care.topic).toMatch(topic),
  )
})

describe('what is no “no”', () => {
  it.each([
    'nobody needs a mother like me',
    'nothing helps any more',
    'no 3',
    'i have no way out',
    'никому я не нужна',
    'я не могу встать',
    'нет сил терпеть',
    'он не уходит от двери',
  ])('“%s”', (text) => expect(isDenial(text)).toBe(false))
  it.each([
    'no',
    'nope, nothing like that',
    'no im fine',
    'not really',
    'нет',
    'да нет',
    'неа, всё нормально',
    'ничего такого',
  ])('“%s” is one', (text) => expect(isDenial(text)).toBe(true))
})

describe('who is in danger', () => {
  it.each([
    ['My son won’t speak to me. I don’t want to be here any more, I’ve nothing left. He is a Leo.'],
    ['сын со мной не разговаривает. я больше не хочу жить, незачем. он лев'],
    ['Дочь уехала и трубку не берёт. Хочу умереть. Она Рыбы.'],
  ])('is the parent who says so, and not the child that is spoken of: %s', (text) =>
    expect(play([text])[0]?.care).toMatchObject({ topic: expect.stringMatching(/crisis|goodbye/), subject: 'self' }),
  )
  it.each([
    ['my daughter says she wants to die', 'i have lost her, i want to die too'],
    ['дочь пишет что не хочет жить', 'я от этого сама хочу в петлю'],
  ])('changes when the parent speaks of their own death: %s; %s', (...messages) =>
    expect(play(messages).at(-1)?.care).toMatchObject({ topic: 'crisis', subject: 'self' }),
  )
  it.each([
    ['My son told me yesterday: “I don’t want to live any more.” He is a Leo.'],
    ['Сын вчера сказал: «Я не хочу больше жить». Он Лев.'],
  ])('is the child where the child is quoted: %s', (text) =>
    expect(play([text])[0]?.care).toMatchObject({ subject: 'own_child' }),
  )
})

describe('a new fact within a danger that is known', () => {
  it.each([
    ['my husband hit me last night', 'he has my phone code', 'he took the kids passports', 'he bought petrol today'],
    ['муж вчера меня избил', 'он знает пароль от телефона', 'он забрал паспорта детей', 'он купил канистру бензина'],
  ])('is quoted in the reply, every time: %s; %s', (...messages) => {
    const [, ...replies] = play(messages)
    for (const [i, reply] of replies.entries()) expect(textOf(reply)).toContain(messages[i + 1])
  })

  it.each([
    ['i want to die', 'yes', /reach/],
    ['хочу умереть', 'да', /под рукой/],
    ['хочу умереть', 'да, под рукой', /под рукой/],
  ])('a yes to what lies within reach is answered with what to do about it: %s; %s', (first, second, expected) =>
    expect(textOf(play([first, second]).at(-1))).toMatch(expected),
  )

  it.each([
    ['i want to die', 'i have a rope'],
    ['хочу умереть', 'верёвка есть'],
    ['хочу умереть', 'у меня есть верёвка'],
  ])('a means that is at hand puts the number first: %s; %s', (first, second) =>
    expect(play([first, second]).at(-1)?.care.topic).toMatch(/means|brink/),
  )
})

it.each(['таблеток наелась', 'Таблеток наглоталась и лежу', 'напилась таблеток', 'снотворного наелся'])(
  '“%s” is an overdose, not a question about medicines',
  (text) => expect(play([text])[0]?.care.topic).toBe('overdose'),
)
