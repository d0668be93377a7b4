import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '#language/lang.ts'
import { answerWithCare } from './answer-with-care.ts'
import { CARE_WORDS } from './care-data.ts'
import type { Care } from './care-topic.ts'

interface Played {
  lang?: Lang
  timeZone?: string
  isLimitReached?: boolean
}

/** What is answered to messages in a row; none of them is a question to the chart unless it says so. */
function play(messages: readonly string[], { timeZone = 'Europe/London', isLimitReached, ...given }: Played = {}) {
  let care: Care | null = null
  const [asked, told]: [string[], string[]] = [[], []]
  return messages.map((question) => {
    const lang: Lang = given.lang ?? (/[а-я]/i.test(question) ? 'ru' : 'en')
    const ask = { lang, question, age: null, timeZone, care, asked, told, isLimitReached }
    const reply = answerWithCare(ask, () => /chart|Venus|карт|Венер/.test(question))
    asked.push(question)
    if (reply) told.push(reply.paragraphs.join('\n'))
    care = reply?.care ?? null
    return reply
  })
}
const lastOf = (...messages: string[]) => play(messages).at(-1)
const textOf = (...messages: string[]) => lastOf(...messages)?.paragraphs.join('\n') ?? ''

/** What would be wrong for some danger: acts, later times, praise, and names of dangers that were not told. */
const NEVER: Record<Lang, RegExp> = {
  en: /tomorrow|write (it|this) down|talk to (him|her|them)|well done|proud|brave of|good that you|lie down|make yourself|suicid|end your life|abuse|violence|overdose|stroke/i,
  ru: /завтра|запишите|поговори(те)? с (ним|ней|ними)|молодец|горжусь|хорошо, что|лягте|ляг |суицид|умереть|насили|передоз|инсульт/i,
}

describe.each(LANGS)('what is said where nothing tells plainly which danger it is, %s', (lang) => {
  const { general, heard, holds } = CARE_WORDS[lang]
  const variants = (text: string | { adult: string; child: string }) =>
    typeof text === 'string' ? [text] : [text.adult, text.child]
  const texts = [
    ...[...general.sure, ...general.half, general.number, general.line, general.ask, ...Object.values(heard)].flatMap(
      variants,
    ),
    ...holds.adult,
    ...holds.child,
  ]

  it('names no danger, gives no act that another danger makes wrong, and praises nothing', () => {
    for (const text of texts) expect(text).not.toMatch(NEVER[lang])
  })

  it('asks one question at most, and a message that is not understood gets the number first', () => {
    for (const text of [...Object.values(heard).flatMap(variants), ...holds.adult, ...holds.child])
      expect(text.split('?').length - 1, text).toBeLessThanOrEqual(1)
    for (const [first] of [holds.adult, holds.child]) expect(first).toContain('{number}')
  })

  it('of conversations that outsiders wrote is short, never the same twice, and has its numbers as links', () => {
    const of = ['first', 'second', 'third', 'fourth'].flatMap((name) =>
      readFileSync(new URL(`../../../../test/danger/conversations/${name}-${lang}.jsonl`, import.meta.url), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { id: string; messages: string[] }),
    )
    for (const { id, messages } of of) {
      const replies = play(messages, { lang }).filter((reply) => reply?.care.topic === 'unsure')
      for (const reply of replies) {
        const text = reply?.paragraphs.join(' ') ?? ''
        if (reply?.care.stage === 'closed') continue
        expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(620)
        expect(text, id).not.toMatch(NEVER[lang])
        expect(reply?.links.length, id).toBeGreaterThan(0)
      }
      const told = replies.map((reply) => reply?.paragraphs.join(' '))
      expect(new Set(told).size, id).toBe(told.length)
    }
  })
})

describe('a reply is never for a danger that was not told', () => {
  it.each([
    ['my baby girl is floppy and wont feed since this morning, is it her moon?', /end(ing)? (your|their) life|dying\?/],
    ['ate a cookie with nuts and my tongue feels big, mars in taurus?', /child|kids/],
    ['mum talks gibberish since breakfast and her arm hangs, mercury retrograde?', /Mercury|retrograde/],
    ['малышка вялая и не ест с утра, это луна?', /умереть|прощани/],
    ['мама говорит невнятно и рука повисла, ретроградный меркурий?', /Меркури/],
  ])('%s', (text, never) => {
    const reply = lastOf(text)
    expect(reply).not.toBeNull()
    expect(reply?.paragraphs.join(' ')).not.toMatch(never)
    expect(reply?.paragraphs.join(' ')).toMatch(/999|112/)
  })

  it('«лучше потерплю» is not praised', () => {
    for (const message of ['лучше потерплю', 'лучше самому конец', 'не лучше'])
      expect(textOf('папа бьет меня ремнем, мне 11', message)).not.toMatch(/[Хх]орошо, что|легче/)
  })

  it('who only says that they don’t think of dying is not asked to put anything away', () => {
    for (const [first, next] of [
      ['i cant do this anymore, everything is over tonight', 'im not suicidal, honestly'],
      ['я себе кожу режу с 16 лет', 'суицидных мыслей нет, честно. не пугайтесь'],
    ] as const)
      expect(lastOf(first, next)?.care.topic).not.toBe('crisis')
  })

  it('a child that is beaten for a bad mark is spoken to as one, and a voice is his who hears it', () => {
    const child = textOf('а можно узнать папа овен поэтому злой? он меня бьёт ремнём если двойка')
    expect(child).not.toMatch(/ вы |вас|вашей/)
    const son = lastOf(
      'сын под солями третью ночь, ножи я спрятала',
      'Он говорит: вас подменили, вы не мои родители. И смеётся',
    )
    expect(son?.care.subject).not.toBe('self')
  })

  it('who says that they don’t think of dying is believed, and the number stays', () => {
    for (const text of [
      'not suicidal pls no 988 but i cut my arms again tonight',
      'суицидных мыслей нет, но режу руки опять, без телефонов доверия',
    ]) {
      const reply = lastOf(text)
      expect(reply?.care.topic).not.toBe('crisis')
      expect(reply?.paragraphs.join(' ')).not.toMatch(/Samaritans|116 123/)
      expect(reply?.links.map(({ text: number }) => number)).toContain('999')
    }
  })
})

describe('a further message is heard, whatever the danger', () => {
  const FIRST = {
    en: 'i cant do this anymore, everything is over tonight',
    ru: 'всё, больше так не могу, сегодня всё закончится',
  }
  it.each([
    ['en', 'are you a bot?', 'is_bot'],
    ['en', 'i cant talk, hell hear', 'cant_speak'],
    ['en', 'no signal here and 3 percent battery', 'no_signal'],
    ['en', 'im so scared', 'scared'],
    ['en', 'i dont want to call anyone', 'refuses'],
    ['en', 'thank you', 'thanks'],
    ['en', 'hes back', 'back'],
    ['en', 'i did it', 'did_it'],
    ['ru', 'вы бот?', 'is_bot'],
    ['ru', 'не могу говорить, услышит', 'cant_speak'],
    ['ru', 'связи почти нет, 3 процента', 'no_signal'],
    ['ru', 'мне очень страшно', 'scared'],
    ['ru', 'не буду никому звонить', 'refuses'],
    ['ru', 'спасибо', 'thanks'],
    ['ru', 'он вернулся', 'back'],
    ['ru', 'я это сделала', 'did_it'],
  ] as const)('%s: %s', (lang, message, name) => {
    const said = CARE_WORDS[lang].heard[name]
    const text = typeof said === 'string' ? said : said.adult
    const replies = play([FIRST[lang], message])
    expect(replies[0]).not.toBeNull()
    expect(replies[1]?.paragraphs.join(' ')).toContain(text.split('{number}')[0])
    expect(replies[1]?.links.length).toBeGreaterThan(0)
  })

  it('a sign of the body comes before all else', () => {
    for (const [first, next] of [
      [FIRST.en, 'her eyes are rolling back and her lips are blue'],
      [FIRST.ru, 'у неё глаза закатываются и губы синие'],
    ] as const)
      expect(textOf(first, next)).toMatch(/^(Call 999 now|Позвоните 999 прямо сейчас)/)
  })

  it('a child is spoken to as one, whoever is in danger', () => {
    const reply = textOf('сестра выпила мамины таблетки все, ей 15', 'мне 10. мама на сутках', 'ну')
    expect(reply).not.toMatch(/ вы |вас|звоните мне/)
  })
})

describe('the chart', () => {
  it('is not read until the person says that they are safe', () => {
    const first = 'i want to die'
    const replies = play([first, 'where is my Venus in the chart?', 'where is my Venus in the chart?'])
    expect(replies.every((reply) => reply !== null)).toBe(true)
    expect(play([first, 'I’m safe, go on with the chart']).at(-1)?.care.stage).toBe('closed')
  })

  it('comes back after one question where nothing was told plainly', () => {
    const care: Care = { topic: 'unsure', subject: 'self', country: 'GB', stage: 'asked', replies: 1 }
    const ask = { lang: 'en', question: 'Where is my Venus?', age: null, timeZone: 'Europe/London', care } as const
    expect(answerWithCare(ask, () => true)).toBeNull()
  })
})

it('at the limit of the day what may be danger is answered, and a plain question is not', () => {
  for (const text of ['i cry all night and nobody helps me, is it saturn', 'плачу каждую ночь, это сатурн?'])
    expect(play([text], { isLimitReached: true })[0]?.links.length ?? 0, text).toBeGreaterThan(0)
  expect(play(['Where is my Venus?'], { isLimitReached: true })[0]).toBeNull()
})

it.each(['when does my plan end', 'when will my trial end?', 'когда заканчивается мой тариф'])(
  'a question on the plan is ordinary: %s',
  (text) => expect(lastOf(text)).toBeNull(),
)
