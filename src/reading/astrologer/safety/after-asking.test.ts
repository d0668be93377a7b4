import { describe, expect, it } from 'vitest'
import type { Lang } from '#language/lang.ts'
import { answerWithCare } from './answer-with-care.ts'
import type { CareAnswer } from './care-room.ts'
import type { Care } from './care-topic.ts'

/** Plays messages in a row, each of which is taken for a question to the chart by whoever understands questions. */
function play(messages: readonly string[], timeZone = 'Europe/London') {
  const lang: Lang = /[а-я]/i.test(messages[0] ?? '') ? 'ru' : 'en'
  let care: Care | null = null as Care | null
  const [asked, told]: [string[], string[]] = [[], []]
  return messages.map((question): CareAnswer | null => {
    const ask = { lang, question, age: null, timeZone, care, asked: [...asked], told: [...told] }
    const reply = answerWithCare(ask, () => true)
    asked.push(question)
    if (reply) told.push(reply.paragraphs.join('\n\n'))
    care = reply ? reply.care : care && { ...care, stage: 'closed' }
    return reply
  })
}
const textOf = (reply: CareAnswer | null | undefined) => reply?.paragraphs.join('\n\n') ?? 'an ordinary answer'

const SQUARED =
  'its the day the lease and the insurance stuff is all squared away. after that nobody needs me for anything'
const SQUARED_RU = 'к этому дню закрою аренду и страховку. после него я никому уже не нужен'

describe('after the question whether somebody is in danger', () => {
  it.each([
    [SQUARED, 'yeah. on the 14th. thats what i meant', 'the 14th'],
    [SQUARED_RU, 'ага. 14-го. это я и имел в виду', '14-го'],
  ])('a yes leads to the reply to a wish to die: %s', (first, yes, day) => {
    const replies = play([first, yes])
    expect(replies[0]?.care.topic).toBe('unsure')
    expect(replies[1]?.care).toMatchObject({ topic: 'crisis', subject: 'self', stage: 'open' })
    expect(textOf(replies[1])).toContain(day)
  })

  it.each([
    [SQUARED, ['i dont want to call anyone', 'its in the closet. the safe’s not locked']],
    [SQUARED, ['he’s not answering, read my text at 9', 'im 20 mins away']],
    [SQUARED_RU, ['никому звонить не хочу', 'оно в шкафу. сейф не заперт']],
    [SQUARED_RU, ['он не отвечает, прочитал в девять', 'мне до него ехать двадцать минут']],
  ])('a bare statement is no question to the chart: %s', (first, next) => {
    for (const reply of play([first, ...next])) expect(reply).not.toBeNull()
  })

  it.each([
    [SQUARED, 'nah, im fine, just moving house'],
    [SQUARED, 'no'],
    [SQUARED, 'what does the Moon do on the 20th?'],
    [SQUARED_RU, 'нет, всё хорошо, просто переезд'],
    [SQUARED_RU, 'что делает Луна двадцатого?'],
  ])('a plain no or a plain question doesn’t stay: %s, %s', (first, next) => {
    const [, reply] = play([first, next])
    expect(reply?.care.stage !== 'open', textOf(reply)).toBe(true)
  })
})

describe('who stands there is who writes', () => {
  it.each([
    [
      'Agent took the money and company has not paid us for 5 months. Today my father told me do not come home without it',
      'I am on the roof of the camp. It is cool up here',
      /step back to the safe side/,
    ],
    [
      'Отец сказал, чтоб без денег домой не возвращался, пять месяцев не платят',
      'я на крыше общаги. тут прохладно',
      /на безопасную сторону/,
    ],
  ])('%s', (first, roof, back) => {
    const replies = play([first, roof, /[а-я]/.test(roof) ? 'да. 7 этажей' : 'yes. 7 floors'])
    expect(replies[1]?.care).toMatchObject({ topic: 'brink', subject: 'self' })
    expect(textOf(replies[1])).toMatch(back)
    expect(replies[2]?.care).toMatchObject({ topic: 'brink', subject: 'self' })
  })
})

describe('what is no question to the chart stays with what was asked', () => {
  it.each([
    ['дочь 15 лет дева, нашла у нее в заметках "последний список" и там кому что отдать', 'она в школе до двух'],
    ['Весы, 19. вешу 38 и все равно жирная. какая луна чтоб еще минус 3 до праздника', 'ем яблоко в день'],
    [SQUARED, 'the blue folder is on the kitchen table'],
    [SQUARED_RU, 'синяя папка лежит на кухонном столе'],
  ])('%s', (...messages) => expect(play(messages).at(-1)).not.toBeNull())

  it('a yes to the question what is feared for somebody is taken up', () => {
    const replies = play([
      'My neighbour beats his wife, I think. Is Libra with Aries a dangerous match',
      'I am hearing beating through the wall now and the children dey shout',
      'yes it is happening now',
    ])
    expect(replies[2]).not.toBeNull()
    expect(replies[2]?.care.stage).toBe('open')
  })
})

describe('money that is demanded with a threat is a known fraud', () => {
  const OFFICER =
    'There is an officer on video call with me since yesterday, he says I am in digital arrest and I must not cut the call or tell family'
  const OFFICER_RU = 'Со мной на видеосвязи следователь, говорит, трубку класть нельзя и никому рассказывать нельзя'
  it.each([
    [
      OFFICER,
      'Already 4 lakh transferred. He says balance today by 5 or police come',
      /send nothing more/,
      /call your bank now/,
    ],
    [
      OFFICER_RU,
      'Уже перевёл четыреста тысяч. Остальное до пяти, иначе полиция приедет',
      /больше ничего не отправляйте/,
      /банк/,
    ],
  ])('%s', (first, next, stop, bank) => {
    const [one, two] = play([first, next], /[а-я]/.test(first) ? 'Europe/Moscow' : 'Asia/Kolkata')
    expect(one?.care).toMatchObject({ topic: 'fraud', subject: 'self' })
    expect(textOf(one)).toMatch(stop)
    expect(textOf(one)).not.toMatch(/pictures or films|снимки или видео/)
    expect(textOf(two)).toMatch(bank)
    expect(textOf(two)).not.toMatch(/until they’re there|пока они не/)
  })

  it.each([
    [OFFICER, 'Better to finish myself than such a shame at my age'],
    [OFFICER_RU, 'Лучше кончить с собой, чем такой позор в мои годы'],
  ])('and who would rather die is heard: %s', (first, wish) =>
    expect(play([first, wish])[1]?.care).toMatchObject({ topic: 'crisis', subject: 'self' }),
  )
})

describe('blood that runs now', () => {
  it.each([
    [
      'im 15 and when i do it i dont feel anything anymore so i go deeper',
      'tonight. its bleeding kinda lots',
      /^Press a clean cloth hard/,
    ],
    [
      'мне 15, когда я это делаю, ничего уже не чувствую, поэтому режу глубже',
      'сегодня. кровь идёт сильно',
      /крепко прижми чистую ткань/i,
    ],
  ])('is pressed on before anything is asked: %s', (first, blood, press) => {
    const reply = play([first, blood])[1]
    expect(textOf(reply)).toMatch(press)
    expect(textOf(reply)).toContain('999')
    expect(textOf(reply).trim()).toMatch(/\?$/)
  })

  it.each([
    ['режу руку когда родители ругаются, мне 14', 'не глубоко. уже не идет кровь'],
    ['i cut my arm when they shout, im 14', 'not deep. its not bleeding any more'],
  ])('what has stopped isn’t pressed on again: %s', (first, next) =>
    expect(textOf(play([first, next])[1])).not.toMatch(/Press a clean cloth hard|крепко прижми/i),
  )
})

describe('the country of the account stands', () => {
  it.each([
    [
      'My wife was a Cancer, gone since Easter. I’ve stopped taking the heart pills, I want to be with her',
      'The daughter’s in Perth. I wouldn’t be bothering her',
    ],
    ['i want to die', 'my brother lives in Paris, he wouldnt care'],
    ['хочу умереть', 'сын в Париже живёт, беспокоить не буду'],
    ['хочу умереть', 'дети у меня в Берлине, звонят по воскресеньям'],
  ])('where a relative lives doesn’t change it: %s', (first, next) =>
    expect(play([first, next])[1]?.care.country).toBe('GB'),
  )

  it.each([
    ['i want to die', 'im in Perth with my daughter', 'AU'],
    ['i want to die', 'my daughter and i are in Perth', 'AU'],
    ['хочу умереть', 'я в Париже у сына', 'FR'],
    ['хочу умереть', 'мы с мужем в Берлине', 'DE'],
    ['i want to die', 'in Perth', 'AU'],
  ])('where the writers are does: %s', (first, next, country) =>
    expect(play([first, next])[1]?.care.country).toBe(country),
  )
})

describe('a silent call', () => {
  it.each([
    ['my husband hit me again and broke my phone charger', 'hes back, i cant speak', 'Europe/London', /press 55/],
    ['муж опять ударил меня', 'он вернулся, говорить не могу', 'Europe/London', /нажмите 55/],
    ['my husband hit me again and broke my phone charger', 'hes back, i cant speak', 'America/New_York', /^(?!.*55)/s],
  ])('needs 55 in Britain: %s, %s', (first, next, zone, must) =>
    expect(textOf(play([first, next], zone)[1])).toMatch(must),
  )
})

describe('what somebody could die by', () => {
  it.each([
    ['i want to die', 'its in the closet. the safe’s not locked', /distance from it/],
    ['хочу умереть', 'оно в шкафу. сейф не заперт', /подальше от этого/],
    ['my son left a goodbye note, he wants to kill himself', 'we do have my husbands guns in the garage', /Lock it up/],
    ['сын оставил записку, хочет покончить с собой', 'у мужа в гараже ружьё', /Заприте это/],
  ])('is taken away first: %s', (first, means, must) => expect(textOf(play([first, means])[1])).toMatch(must))
})

it('who goes on telling of voices gets the reply to that', () => {
  const [, reply] = play([
    'she says the moon picked her and her roommates are recording her through the vents, my daughter hasnt slept for 5 days',
    'she’s in the basement now taping the outlets',
  ])
  expect(reply?.care.topic).toBe('psychosis')
})
