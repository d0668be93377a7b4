import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '#language/lang.ts'
import { answerWithCare } from './answer-with-care.ts'
import { CARE_WORDS } from './care-data.ts'
import type { CareAnswer } from './care-room.ts'
import type { Care } from './care-topic.ts'
import { helpIn } from './danger-state.ts'
import { dayNamed } from './day-named.ts'
import { isLongPast } from './long-past.ts'
import { namesAstrology } from './names-astrology.ts'

/** Plays messages in a row as the server keeps them: an ordinary answer, here null, closes what was open. */
function play(messages: readonly string[], timeZone = 'Europe/London') {
  const lang: Lang = /[а-я]/i.test(messages[0] ?? '') ? 'ru' : 'en'
  let care: Care | null = null as Care | null
  const [asked, told]: [string[], string[]] = [[], []]
  return messages.map((question): CareAnswer | null => {
    const ask = { lang, question, age: null, timeZone, care, asked: [...asked], told: [...told] }
    const reply = answerWithCare(ask, () => namesAstrology(question))
    asked.push(question)
    if (reply) told.push(reply.paragraphs.join('\n\n'))
    care = reply ? reply.care : care && { ...care, stage: 'closed' }
    return reply
  })
}
const textOf = (reply: CareAnswer | null | undefined) => reply?.paragraphs.join('\n\n') ?? 'an ordinary answer'
const lastOf = (...messages: string[]) => play(messages).at(-1) ?? null

describe('an answer in free words is taken up', () => {
  const SETTLED =
    'Ta. Only really need it up to the 14th. I’ve sorted the bills up to then and cancelled the rest, handed the van keys back'
  const SETTLED_RU = 'Мне только до 14-го. Счета закрыл, остальное отменил, ключи от машины отдал'

  it.each([
    [SETTLED, 'I’m not daft I know what you’re getting at. Yes. On the 14th. Not a soul knows', /“the 14th”/],
    [SETTLED_RU, 'Понял я, к чему вы. Да. 14-го. Никто не знает', /«14-го»/],
  ])('a yes to a question on dying leads to the reply to a wish to die, with the day: %s', (first, next, day) => {
    const reply = lastOf(first, next)
    expect(reply?.care).toMatchObject({ topic: 'crisis', subject: 'self', stage: 'open' })
    expect(textOf(reply)).toMatch(day)
  })

  it('no menu and no question comes twice', () => {
    for (const [first, ...vague] of [
      ['I have labelled the furniture so there will be no quarrel. I am so tired of all of it.', 'hm', 'well', 'dunno'],
      ['Подписал мебель, чтобы не ссорились. Так устал от всего этого.', 'ну', 'эх', 'хз'],
    ] as const) {
      const replies = play([first, ...vague])
      expect(replies[0]?.choices).toHaveLength(8)
      for (const reply of replies.slice(1)) expect(reply?.choices).toBeUndefined()
      const questions = replies.flatMap((reply) => textOf(reply).match(/[^.!?\n:]+\?/g) ?? [])
      expect(new Set(questions).size, questions.join(' | ')).toBe(questions.length)
    }
  })

  it.each([
    [
      'Been a rough year. Divorce, then had to sell the boat. Bit low tbh. Libra',
      'nah nothing like that, I’ve got the kids half the week',
    ],
    [
      'Плачу под душем, потом на работу, потом к маме на борщ. Так и живу',
      'Нет-нет, руки на себя накладывать не собираюсь) просто тоска',
    ],
  ])('who says that it is nothing like that is believed: %s', (...messages) => expect(lastOf(...messages)).toBeNull())
})

describe('what was put in order is noticed', () => {
  it.each([
    'given my cat to my sister and paid everything up to friday',
    'Given the cat to my sister. Everything’s paid up to Friday. What does the Moon do on Friday?',
    'отдала кота сестре и всё оплатила до пятницы',
  ])('%s', (text) => expect(lastOf(text)).not.toBeNull())
})

describe('who is addressed follows who is in danger', () => {
  it.each([
    ['а ты настоящий?', 'он маму щас бьет за стенкой. она кричит. я в шкафу с лялей'],
    ['hi are you real', 'my dad is hurting my mum agen and i am under the bed with my sister'],
  ])('a child in hiding is told what it can do: %s', (...messages) => {
    const reply = lastOf(...messages)
    expect(reply?.care).toMatchObject({ topic: 'danger', subject: 'child' })
    expect(textOf(reply)).toMatch(/^(Call|Позвони)/)
  })

  it('and is never told to unlock the door while it hides', () => {
    const [, , called] = play([
      'а ты настоящий?',
      'он маму щас бьет за стенкой. она кричит. я в шкафу с лялей',
      'смс отправил на 112. улица ленина 8. что дальше',
    ])
    expect(textOf(called)).toMatch(/никому не открывай/)
    expect(textOf(called)).not.toMatch(/отопри/)
  })

  it('a teacher who saw a back isn’t taken for the child', () => {
    const reply = lastOf(
      'Здравствуйте. Классный руководитель, 4 класс. Мальчик Рак, тихий. Как подход найти?',
      'Сегодня на физкультуре не захотел майку снимать. Увидела спину. Ремнём, с пряжкой. Просил «только папке не звоните»',
    )
    expect(reply?.care.subject).toBe('other')
    expect(textOf(reply)).not.toMatch(/Твоей|Тебе|ты /)
  })

  it('a son who gave his truck away beside a rifle is in danger of dying', () =>
    expect(
      lastOf(
        'My boy is 17, Cancer like his daddy. He gave his truck to his cousin and deleted all his accounts. His daddy’s rifle is in the hall closet. Is this the eclipse doing this',
      )?.care,
    ).toMatchObject({ topic: 'crisis', subject: 'own_child' }))

  it('a mate who said goodbye is not the one who writes', () =>
    expect(
      lastOf(
        'me mate Dazza just sent the group chat ‘been a pleasure boys’ and turned his phone off. typical sag exit or what',
      )?.care,
    ).toMatchObject({ topic: 'goodbye', subject: 'other' }))
})

describe.each(LANGS)('the next step follows how near help is, %s', (lang) => {
  const { steps } = CARE_WORDS[lang]
  const begins = (text: string | undefined) => (text ?? '').split('{')[0]?.slice(0, 40) ?? ''
  const TALK = {
    en: [
      'I want to die. I decided today',
      'there is my brother I suppose',
      'sent it. he’s ringing me now',
      'he’s here, putting the kettle on',
      'hm',
    ],
    ru: [
      'Жить больше не хочу, сегодня решил',
      'ну брат есть',
      'написал ему. он отвечает где ты еду',
      'он тут. сидит на кухне чайник ставит',
      'ну',
    ],
  }[lang]

  it('a person who is named gets words to be sent, and then each step its own', () => {
    const texts = play(TALK).map(textOf)
    expect(texts[1]).toContain(begins(steps.named['any']))
    expect(texts[2]).toContain(begins(steps.coming['life']))
    expect(texts[3]).toContain(begins(steps.here['life']))
    expect(steps.after.adult).toContain(texts[4])
  })

  it('whoever is there is no help where they are feared', () => {
    const care = { topic: 'violence', subject: 'self', country: 'GB', stage: 'open', replies: 0 } as const
    for (const text of ['he is here now', 'my husband is home', 'он тут', 'муж дома'])
      expect(helpIn(text, care)).toBe('none')
    expect(helpIn(lang === 'en' ? 'my sister is coming over' : 'сестра едет ко мне', care)).toBe('coming')
  })

  it('lines that are refused are followed by a person, and not named again', () => {
    const [first, refused, later] = play([
      TALK[0] as string,
      lang === 'en' ? 'No helplines. Rang one once, on hold 20 min' : 'номера мне не кидай. звонил, музыку послушал',
      lang === 'en' ? 'dunno' : 'хз',
    ])
    expect(textOf(first)).toMatch(/116 123/)
    expect(textOf(refused)).toBe(steps.no_lines)
    expect(textOf(later)).not.toMatch(/116 123/)
  })

  it('a joke that was none is taken up again', () => {
    const replies = play(
      lang === 'en'
        ? [
            'i want to kill myself lmaooo',
            'omg im joking chill',
            'ok fine. it was like 70% joking. the 30 is mostly at night',
          ]
        : ['хочу умереть', 'да шучу я', 'ну наполовину шутка. ночью накатывает'],
    )
    expect(replies[1]?.care.stage).toBe('closed')
    expect(replies[2]?.care).toMatchObject({ topic: 'crisis', stage: 'open' })
  })
})

describe('what is long over, made up or somebody’s work gets the chart', () => {
  it.each([
    'Eight years ago today I tried to end my life. Today I’m baking my son’s birthday cake. What was Saturn doing then?',
    'My brother took his own life when I was nine. I’m fifty now and had good therapy, it’s a soft sort of missing these days.',
    'I was bulimic as a teenager, well over it now, two kids, eat like a horse. Does moon in Virgo fit that?',
    'В детстве мой отчим делал то, чего нельзя. Его осудили, я прошла терапию 6 лет. Сейчас мне хорошо, и я изучаю Лилит',
    'Отец бил нас в детстве, его давно нет в живых, я с психологом это всё разобрала и простила.',
  ])('%s', (text) => {
    expect(isLongPast(text)).toBe(true)
    expect(lastOf(text)).toBeNull()
  })

  it.each([
    'I was abused as a child and it’s all come back, I can’t sleep again',
    'восемь лет назад пыталась, и вот опять хочу умереть',
  ])('but not what has come back: %s', (text) => expect(isLongPast(text)).toBe(false))

  it.each([
    [
      'got stabbed in the back by my best mate last nite after i saved his life twice',
      'in among us lol. hes a gemini',
      'im gonna end him tonite, revenge match at 8. lucky?',
      'update i got killed first round',
    ],
    [
      'бро я вчера ночью убил шестерых и сжег деревню',
      'потом меня зарезал свой же, чуть монитор не разбил',
      'сёдня ран номер два, хардкор, одна жизнь. если сдохну удаляю игру',
    ],
    [
      'Я медсестра в хосписе, за неделю у нас ушло четверо',
      'Да я не то чтобы плачу, 15 лет уже. Мы их за руку держим',
      'Морфин, отчёты, родственники... голова кругом',
    ],
    [
      'Night shift again. Two overdoses, one stabbing and a heart attack. What’s the moon up to',
      'nah im right, love the job',
    ],
    [
      'Дзетка, в какой день по луне лучше травить крота? замучил, убила бы',
      'И жука колорадского собирала, в керосин его, заразу, пусть мучается',
    ],
  ])('%s', (...messages) => expect(play(messages)).toEqual(messages.map(() => null)))
})

it.each([
  ['Only really need it up to the 14th', 'the 14th'],
  ['i want it to be over by Friday', 'Friday'],
  ['Capricorn, Jan 1967, Grimsby', null],
  ['В пятницу хочу чтоб уже всё', 'В пятницу'],
  ['ну 25го всё закончится))', '25го'],
  ['я весы 09.10.1993', null],
])('the day that is named: %s', (text, day) => expect(dayNamed(text)).toBe(day))
