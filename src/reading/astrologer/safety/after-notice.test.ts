import { describe, expect, it } from 'vitest'
import { answerWithCare } from './answer-with-care.ts'
import type { CareAnswer } from './care-room.ts'
import type { Care } from './care-topic.ts'
import { choicePressed, choicesOf } from './choice.ts'
import { isCorrection } from './correction.ts'
import { namesAstrology } from './names-astrology.ts'

function play(...messages: string[]): (CareAnswer | null)[] {
  const lang = /[а-я]/i.test(messages[0] ?? '') ? 'ru' : 'en'
  let care: Care | null = null as Care | null
  const [asked, told]: [string[], string[]] = [[], []]
  return messages.map((question) => {
    const ask = {
      lang,
      question,
      age: null,
      timeZone: 'America/New_York',
      care,
      asked: [...asked],
      told: [...told],
    } as const
    const reply = answerWithCare(ask, () => namesAstrology(question))
    asked.push(question)
    if (reply) told.push(reply.paragraphs.join('\n\n'))
    care = reply ? reply.care : care && { ...care, stage: 'closed' }
    return reply
  })
}
const textOf = (reply: CareAnswer | null | undefined) => reply?.paragraphs.join('\n') ?? 'an ordinary answer'

describe('what was told plainly', () => {
  it.each([
    ['i want to kill myself', 'lol jk', 'so whats venus doing this week'],
    ['my boyfriend choked me last night', 'haha whatever', 'what is his moon sign'],
    ['хочу убить себя', 'лол шучу', 'так что там с венерой на неделе'],
    ['меня насилуют. куда мне идти', 'ахах ладно', 'что говорит карта о нашей совместимости'],
  ])('isn’t over at one laugh, nor at a question to the chart: %s; %s; %s', (...messages) => {
    for (const reply of play(...messages)) {
      expect(textOf(reply)).not.toBe('an ordinary answer')
      expect(reply?.care.stage).not.toBe('closed')
    }
  })

  it.each([
    ['i took a whole bottle of tylenol this morning', 'lol nvm', '911'],
    ['утром выпила целую пачку парацетамола', 'ладно, проехали', '911'],
  ])('keeps the number first where minutes count: %s; %s', (first, second, number) => {
    const reply = play(first, second).at(-1)
    expect(reply?.paragraphs[0]).toContain(number)
    expect(reply?.care.stage).not.toBe('closed')
  })

  it.each([
    ['i want to die', 'sorry that was a song lyric, i was joking', 'what is my rising sign in the chart'],
    ['хочу умереть', 'ой, это строчка из песни, я пошутила', 'какой у меня асцендент в карте'],
  ])('is over once somebody says what it was, after one reply: %s; %s; %s', (...messages) => {
    const [, thanks, next] = play(...messages)
    expect(thanks?.care.stage).toBe('closed')
    expect(textOf(next)).toBe('an ordinary answer')
  })

  it.each(['i mean it', 'i meant what i said', 'we mean business'])('“%s” takes nothing back', (text) =>
    expect(isCorrection(text)).toBe(false),
  )

  it.each([
    ['he pushed me into the wall last night and i hit my head'],
    ['он вчера толкнул меня об стену, ударилась головой'],
  ])('whoever was pushed is taken neither for the one who did it nor for a tired parent: %s', (text) =>
    expect(play(text).at(-1)?.care).toMatchObject({ topic: 'violence', subject: 'self' }),
  )

  it.each([
    ['my stepdad touches me, im 11', 'please dont tell anyone', /call nobody on my own[^]*allowed to break/],
    ['отчим меня трогает, мне 11', 'только никому не говорите', /сама никому не звоню[^]*можно нарушить/],
    ['my brother has a gun in his room and says he wants to die', 'should i go in', /Not alone[^]*through the door/],
    ['у брата ружье и он говорит что застрелится', 'мне зайти?', /Не в одиночку[^]*за дверью/],
  ])('what is asked then is answered: %s; %s', (first, second, expected) =>
    expect(textOf(play(first, second).at(-1))).toMatch(expected),
  )
})

describe('a number with words around it', () => {
  it.each([
    ['2 i guess', 'cut'],
    ['ну вторая', 'cut'],
    ['number 3 lol', 'hurt_me'],
    ['the second one', 'cut'],
    ['второе, наверное', 'cut'],
    ['1 and 3', 'life'],
    ['1 and 9', 'life'],
    ['3 и 1', 'life'],
    ['oh well 9', 'none'],
    ['№ 5', 'threat'],
  ])('“%s” chooses', (text, choice) => expect(choicePressed(text, choicesOf('what'))).toBe(choice))
  it.each(['2 kids', 'no one', 'one day', 'three times', 'first tell me about my moon', '10', 'one of them hurts me'])(
    '“%s” chooses nothing',
    (text) => expect(choicePressed(text, choicesOf('what'))).toBeNull(),
  )
})

it.each(['“lol dont be dramatic”', '«ахах, да ладно вам»'])('a laugh is never quoted as what worries: %s', (quoted) => {
  const laugh = quoted.slice(1, -1)
  const first = /[а-я]/i.test(laugh)
    ? 'он хочет 3 миллиона до пятницы. не спрашивайте за что. есть видео'
    : 'I don’t sleep, you see, and I’ve not been taking them, they’re all in his old tobacco tin.'
  for (const reply of play(first, laugh, 'hm', 'ok')) expect(textOf(reply)).not.toContain(laugh)
})
