import { describe, expect, it } from 'vitest'
import type { Lang } from '#language/lang.ts'
import { answerWithCare } from './answer-with-care.ts'
import { CARE_WORDS } from './care-data.ts'
import type { Care } from './care-topic.ts'

/** What is answered to messages in a row; those that name a sign or a horoscope ask something of the chart. */
function play(messages: readonly string[], timeZone = 'Europe/London', isLimitReached = false) {
  let care: Care | null = null
  const [asked, told]: [string[], string[]] = [[], []]
  return messages.map((question) => {
    const lang: Lang = /[а-я]/i.test(question) ? 'ru' : 'en'
    const reply = answerWithCare({ lang, question, age: null, timeZone, care, asked, told, isLimitReached }, () =>
      /horoscope|leo|sign|гороскоп|знак/i.test(question),
    )
    asked.push(question)
    if (reply) told.push(reply.paragraphs.join('\n'))
    care = reply?.care ?? null
    return reply
  })
}
const lastOf = (...messages: string[]) => play(messages).at(-1)
const textOf = (...messages: string[]) => lastOf(...messages)?.paragraphs.join('\n') ?? ''

const HIT = 'my husband choked me last week and he hit me again yesterday'
const HIT_RU = 'муж вчера избил меня, ударил головой об косяк'

describe('somebody else may be reading', () => {
  it.each([
    [HIT, 'Hey this is her husband. What have yall been telling her'],
    [HIT, 'hes sitting next to me'],
    [HIT, 'hes back', 'whats the horoscope for leo tomorrow'],
    [
      'everything is over, they take me away friday, i am scared',
      'hes just come in sat next to me. whats leo lucky number',
    ],
    [HIT_RU, 'это её муж. что вы ей тут пишете'],
    [HIT_RU, 'он вернулся', 'Какой гороскоп для стрельца на завтра'],
    [HIT_RU, 'он рядом со мной'],
  ])('%s / %s', (...messages) => {
    const reply = lastOf(...messages.filter((text) => typeof text === 'string'))
    const lang = /[а-я]/i.test(messages[0]) ? 'ru' : 'en'
    expect(reply?.paragraphs).toEqual(CARE_WORDS[lang].neutral.slice(0, 1))
    expect(reply?.links).toEqual([])
    // The danger holds for when the writer is alone again.
    expect(reply?.care.stage).toBe('open')
  })

  it('says nothing of danger and no number', () => {
    for (const text of Object.values(CARE_WORDS).flatMap(({ neutral }) => neutral))
      expect(text).not.toMatch(/\d|danger|call|wrote|safe|опасн|звон|писал|безопас/)
  })

  it('is answered all the same where a body gives out', () => {
    expect(textOf(HIT, 'hes next to me and i cant breathe')).toContain('999')
  })
})

const SPURTING = 'i cut my arms and its spurting blood and i feel floaty'

describe('help was called', () => {
  it.each([
    ['I took all my pills', 'ok i knocked on his door. hes calling'],
    ['I took all my pills', 'theyre on the phone asking me stuff'],
    [SPURTING, 'pressed it, slower now. ok dialling'],
    ['у мамы лицо съехало на бок и правая рука не держит чашку', 'позвонила, едут, сказали 20 минут. что делать пока'],
    ['выпила все таблетки', 'позвонила. сказали не ложиться. вы со мной побудете?'],
  ])('%s / %s', (first, next) => {
    const text = textOf(first, next)
    expect(text).toMatch(/stay on the line|не кладите трубку/)
    expect(text).not.toMatch(/^(Call|Позвоните)/)
  })

  it.each(['hes on the phone to his mates', 'they keep talking to me', 'told him its over, hes calling me nonstop'])(
    'nor is a call of somebody who is feared: %s',
    (text) => expect(textOf(HIT, text)).not.toContain('stay on the line'),
  )

  it('“they’re here” is said of the crew then, and “he’s back” is not', () => {
    expect(textOf(SPURTING, 'ok dialling', 'theyre here. will you be around after')).not.toContain('out of sight')
    expect(textOf(HIT, 'hes back')).not.toContain('do what they say')
  })
})

describe('whether to wait is not decided here', () => {
  it.each([
    ['Gran has gone lopsided, her tea keeps dribbling out one side', 'its gone off now!! shall i leave it then'],
    ['у мамы лицо съехало на бок и правая рука не держит чашку', 'она спит. будить?'],
  ])('%s / %s', (first, next) => expect(textOf(first, next)).toMatch(/^[^\n]*999/))
})

describe('a false alarm ends, where there was one', () => {
  it.each([
    [
      ['What if they both took the berries at the end like Katniss and Peeta'],
      'haha ok. What’s Katniss’ sign officially',
    ],
    [
      [
        'я сдохну на этой работе блин, пятый дедлайн за неделю)) что там у близнецов до пятницы',
        'не ну реально начальник вампир. посмотрите его, 2 ноября 1975',
      ],
      'ахах точно он. а отпуск когда просить',
    ],
  ])('%j / %s', (first, next) => {
    const replies = play([...first, next], 'Europe/London', true)
    expect(replies.at(-1)).toBeNull()
  })

  it('not because somebody else calls it nothing', () => {
    const first =
      'she is having loose motion and vomiting two days, no tears when crying and so sleepy, not waking for milk'
    const reply = lastOf(first, 'My saas is saying I am overreacting and hospital will only take money')
    expect(reply?.care.stage).toBe('open')
    expect(reply?.paragraphs.join(' ')).not.toContain('more than it was')
  })
})

describe('whoever did it is not spoken to as the one in danger', () => {
  it.each([
    'I grabbed the missus by the throat last night and the kids saw. She is locked in the bathroom',
    'i hit my wife again and i hate myself',
    'я вчера ударил жену, она заперлась и плачет',
    'боюсь, что ударю жену, еле сдерживаюсь',
  ])('%s', (text) => {
    const reply = lastOf(text)
    expect(['unsure', 'threat']).toContain(reply?.care.topic)
    expect(reply?.paragraphs.join(' ')).not.toMatch(/your fault|Lock the door|ваша вина|Заприте/)
  })

  it('who defends themselves is', () => {
    const reply = lastOf('he hit me and i hit him back, now he is kicking the door')
    expect(['violence', 'danger', 'injury']).toContain(reply?.care.topic)
  })

  it('a head or a limit that is hit is nobody', () => {
    for (const text of ['im afraid i will hit my head on this shelf lol', 'боюсь ударю в грязь лицом на защите'])
      expect(lastOf(text)?.care.topic).not.toBe('threat')
  })
})

it('a country somebody comes from is not the one they are in', () => {
  const text = 'Я из Казахстана, муж привёз в Дортмунд. Паспорт мой у него, бьёт так чтобы не видно было'
  const reply = play([text], 'Europe/Berlin')[0]
  expect(reply?.care).toMatchObject({ country: 'DE', topic: 'violence' })
})
