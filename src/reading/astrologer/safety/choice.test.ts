import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '#language/lang.ts'
import { answerWithCare } from './answer-with-care.ts'
import { CARE_WORDS } from './care-data.ts'
import type { CareAnswer } from './care-room.ts'
import type { Care } from './care-topic.ts'
import { choicePressed, choicesOf, listOf, openQuestion } from './choice.ts'
import { namesAstrology } from './names-astrology.ts'

/** Plays messages in a row; a message that names astrology is a question to the chart. */
function play(messages: readonly string[], { age = null as number | null, timeZone = 'Europe/London' } = {}) {
  let care: Care | null = null
  const [asked, told]: [string[], string[]] = [[], []]
  return messages.map((question): CareAnswer | null => {
    const lang: Lang = /[а-я]/i.test(messages[0] ?? '') ? 'ru' : 'en'
    const ask = { lang, question, age, timeZone, care, asked: [...asked], told: [...told] }
    const reply = answerWithCare(ask, () => namesAstrology(question))
    asked.push(question)
    if (reply) told.push(reply.paragraphs.join('\n\n'))
    care = reply?.care ?? (care && { ...care, stage: 'closed' })
    return reply
  })
}
const lastOf = (...messages: string[]) => play(messages).at(-1) ?? null
const textOf = (reply: CareAnswer | null | undefined) => reply?.paragraphs.join('\n\n') ?? 'an ordinary answer'

/** Messages in which weights alone tell danger. */
const GUESSED = {
  en: 'I have labelled the furniture so there will be no quarrel. I havent slept in days, no strength left',
  ru: 'Подписала мебель каждому, чтобы потом не ссорились. Не сплю неделями, сил нет',
} as const
const PLAN = {
  en: 'My sons are good boys, but they have their own lives. I have labelled the furniture for them so there will be no quarrel.',
  ru: 'Шубу отдала, сервиз подписала кому, чтоб потом не ругались',
} as const

describe.each(LANGS)('where no pattern tells which danger it is, %s', (lang) => {
  const { choices, asking, noticed } = CARE_WORDS[lang]
  const first = () => lastOf(GUESSED[lang])

  it('what was noticed is named, one question asked, and its answers stand in the text as well', () => {
    const reply = first()
    expect(reply?.choices?.slice(0, 3)).toEqual([choices.life, choices.hurt, choices.ill])
    const text = textOf(reply)
    for (const [i, choice] of (reply?.choices ?? []).entries()) expect(text).toContain(`${i + 1}) ${choice}`)
    expect(text).toContain(noticed.tired)
    expect(text.split('?').length - 1).toBe(1)
  })

  it.each(
    (
      [
        ['1', 'crisis'],
        ['1)', 'crisis'],
        [choices.life, 'crisis'],
        [lang === 'en' ? 'the first one' : 'первое', 'crisis'],
        [lang === 'en' ? 'option 1' : 'вариант 1', 'crisis'],
      ] as const
    ).map(([said, topic]) => [said, topic] as const),
  )('“%s” sets the topic, and its reply follows at once', (said, topic) => {
    const reply = lastOf(GUESSED[lang], said)
    expect(reply?.care).toMatchObject({ topic, subject: 'self', stage: 'open' })
    expect(reply?.choices).toBeUndefined()
    expect(textOf(reply)).toMatch(/116 123/)
  })

  it('“yes” answers what was asked plainly', () => {
    const [asked, reply] = play([PLAN[lang], lang === 'en' ? 'yes' : 'да'])
    expect(textOf(asked)).toContain(typeof asking.ending === 'string' ? asking.ending : asking.ending.adult)
    expect(reply?.care.topic).toBe('crisis')
  })

  it('of somebody else it is asked who, then what', () => {
    const [, who, what, last] = play([GUESSED[lang], choices.other, choices.grown, choices.they_life])
    expect(who?.choices).toEqual([choices.my_child, choices.kid, choices.grown, choices.none])
    expect(what?.choices).toContain(choices.they_hurt)
    expect(last?.care).toMatchObject({ topic: 'crisis', subject: 'other' })
  })

  it('who is hurt is asked and not guessed, and the number is there already', () => {
    const [, asks, mine] = play([GUESSED[lang], choices.hurt, choices.is_mine])
    expect(asks?.choices).toEqual([choices.is_me, choices.is_mine, choices.is_kid, choices.is_grown])
    expect(textOf(asks)).toContain('999')
    expect(mine?.care).toMatchObject({ topic: 'minor', subject: 'own_child' })
    expect(play([GUESSED[lang], choices.other, '1', choices.mine_life]).at(-1)?.care).toMatchObject({
      topic: 'crisis',
      subject: 'own_child',
    })
  })

  it('whoever has taken something is sent to an ambulance', () => {
    const reply = lastOf(GUESSED[lang], choices.ill, choices.took_they)
    expect(reply?.care).toMatchObject({ topic: 'overdose', subject: 'other' })
    expect(textOf(reply)).toMatch(/999/)
  })

  it('a child isn’t asked about children of its own', () => {
    const [asks, hurt] = play([GUESSED[lang], choices.hurt_me], { age: 13 })
    expect(asks?.choices).toContain(choices.hurt_me)
    expect(hurt?.care).toMatchObject({ topic: 'minor', subject: 'child' })
  })

  it('none of these closes it, and weights alone don’t raise it again', () => {
    const replies = play([GUESSED[lang], choices.none, GUESSED[lang], PLAN[lang]])
    expect(replies[1]).toMatchObject({ isDeclined: true, care: { stage: 'closed' } })
    expect(replies.slice(2)).toEqual([null, null])
    const wish = lang === 'en' ? 'i want to kill myself' : 'хочу покончить с собой'
    expect(play([GUESSED[lang], '8', wish]).at(-1)?.care.topic).toBe('crisis')
  })

  it('no reply is given twice, and the answers stand in the first one only', () => {
    const vague = lang === 'en' ? ['hm', 'idk', 'well', 'dunno'] : ['ну', 'хз', 'эх', 'хм']
    const replies = play([PLAN[lang], ...vague])
    expect(replies.map((reply) => reply?.choices?.length)).toEqual([8, ...vague.map(() => undefined)])
    const texts = replies.map(textOf)
    expect(new Set(texts).size).toBe(texts.length)
  })
})

it.each(['я больше не могу жить', 'думаю, как покончить с собой'])(
  'what sounds like dying is asked plainly: %s',
  (text) => {
    const [asked, reply] = play([text, 'да'])
    expect(textOf(asked)).toContain('думаете ли вы о том, чтобы уйти из жизни?')
    expect(reply?.care.topic).toBe('crisis')
  },
)

describe('what has just changed comes first', () => {
  const says = (...messages: string[]) => textOf(lastOf(...messages))
  const FIRST = {
    taken: 'i took all my pills an hour ago',
    hit: 'my husband hit me again and broke my phone charger so i cant leave',
    friend: 'my best friend texted me that she wants to kill herself',
    taken_ru: 'я выпила все таблетки час назад',
    hit_ru: 'муж вчера меня избил, боюсь идти домой',
  }
  it.each([
    [FIRST.taken, 'im on the phone with 999 now', /^Stay on the line/],
    [FIRST.taken_ru, 'я на линии с диспетчером', /^Оставайтесь с ними на связи/],
    [FIRST.hit, 'i ran to the neighbours with the kids', /^Stay where you are now/],
    [FIRST.hit_ru, 'я убежала к соседке', /^Оставайтесь там, где вы сейчас/],
    [FIRST.friend, 'what do i say to her', /^Here are words you can copy: “I got your message/],
    [FIRST.hit_ru, 'что мне написать маме', /^Эти слова можно скопировать: «Мне дома небезопасно/],
    [FIRST.hit_ru, 'спасибо большое', /^Пожалуйста/],
  ] as const)('%s → %s', (first, next, expected) => expect(says(first, next)).toMatch(expected))

  it('who asks to be sent nothing gets the shortest reply and nothing to press', () => {
    for (const [first, next] of [
      [FIRST.hit, 'dont text me anything, the screen lights up'],
      [FIRST.hit_ru, 'не пишите ничего, экран светится'],
    ] as const) {
      const reply = lastOf(first, next)
      expect(textOf(reply).length).toBeLessThan(60)
      expect(reply?.links).toEqual([])
    }
  })

  it('nobody who speaks with the emergency services is told to call them', () => {
    for (const [first, call, then] of [
      [FIRST.taken, 'im on the phone with 999 now', 'she says they are coming. im dizzy'],
      [FIRST.taken, 'talking to 999', 'should i wait'],
      [FIRST.taken, 'im on the line with the operator', 'my lips are blue'],
      [FIRST.taken_ru, 'я на линии с диспетчером', 'кружится голова'],
    ] as const)
      expect(says(first, call, then)).not.toMatch(/Call 999|call 999|звоните 999|Позвоните 999/i)
  })
})

it.each([
  'the rifle is here on my lap. what does saturn say about endings, im so tired of it',
  'im standing on the bridge and i cant go on',
  'ружьё лежит рядом со мной, больше так не могу',
  'стою на мосту, больше не могу',
])('a weapon or a bridge is pressing: %s', (text) =>
  expect(textOf(lastOf(text))).toMatch(/^(Call|If|Позвоните|Если)[^.]*999/),
)

it.each([
  'my husbands chest hurts and his left arm is numb, hes sweating',
  'у мужа давит в груди и немеет левая рука, весь в поту',
])('a heart attack gets the ambulance and no crisis line: %s', (text) => {
  const reply = lastOf(text)
  expect(textOf(reply)).toMatch(/999/)
  expect(reply?.links.map(({ text: number }) => number)).toEqual(['999'])
})

describe('the answers begin with what the words speak of', () => {
  it('of dying only where the words lead there', () => {
    const asks = (written: string[], mayDie: boolean) => choicesOf('what', written, mayDie)[0]
    expect(asks(['everything is paid up, gave my dog away'], false)).toBe('life')
    expect(asks(['he has pics of me and wants money by 5'], false)).toBe('threat')
    expect(asks(['when i do it i dont feel anything so i go deeper'], false)).toBe('cut')
    expect(asks(['the moon picked her, they are recording us through the vents'], false)).toBe('mind')
    expect(asks(['она слышит голоса, голоса велят'], false)).toBe('mind')
    expect(asks(['режу руку, когда ругаются'], false)).toBe('cut')
    expect(asks(['говорит, если не приду, скинет фотки всем'], false)).toBe('threat')
    expect(asks(['i feel rotten today'], false)).toBe('hurt')
    expect(asks(['i feel rotten today'], true)).toBe('life')
  })

  it('what is chosen by its number is what stands there', () => {
    const told = [`Which? ${listOf('en', ['threat', 'hurt', 'none'])}`.replace('? ', '?\n')]
    expect(choicePressed('1', openQuestion(told) ?? [])).toBe('threat')
    expect(choicePressed('the second', openQuestion(told) ?? [])).toBe('hurt')
  })
})
