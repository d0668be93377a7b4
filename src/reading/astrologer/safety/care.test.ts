import { describe, expect, it } from 'vitest'
import { answerWithCare } from './answer-with-care.ts'

type Ask = Parameters<typeof answerWithCare>[0]

/** What is answered to messages in a row; null where the astrologer has the word. */
function conversation(messages: readonly string[], more: Partial<Ask> = {}) {
  let care: Ask['care'] = null
  const asked: string[] = []
  const told: string[] = []
  return messages.map((question) => {
    const lang = /[а-я]/i.test(question) ? 'ru' : 'en'
    // Every message here is taken for a question to the chart, as “my sister is coming over” once was.
    const answer = answerWithCare(
      {
        lang,
        question,
        age: null,
        timeZone: lang === 'ru' ? 'Europe/Moscow' : 'Europe/London',
        ...more,
        care,
        asked,
        told,
      },
      () => true,
    )
    care = answer?.care ?? null
    asked.push(question)
    if (answer) told.push(answer.paragraphs.join('\n'))
    return answer?.paragraphs.join('\n') ?? null
  })
}
const last = (messages: readonly string[], more?: Partial<Ask>) => conversation(messages, more).at(-1) ?? ''

describe('after something was taken', () => {
  it.each([
    [['I took 20 paracetamol an hour ago', 'I feel fine though, can I just sleep it off?'], 'Australia/Sydney', '000'],
    [['I took all my pills', 'how long until it works', 'I threw up, am I ok now'], 'America/New_York', '911'],
    [['I took too much fentanyl, my lips are going blue', 'alone'], 'Europe/Berlin', '112'],
    [['I swallowed a whole bottle of pills', 'nobody is here', "I don't want an ambulance"], 'Europe/London', '999'],
    [['I took all my pills', 'where is my Moon?', 'where is my Moon?'], 'Asia/Tokyo', '119'],
  ])('every reply begins with the number of the country: %j', (messages, timeZone, number) => {
    for (const reply of conversation(messages, { timeZone })) expect(reply?.split('\n')[0]).toContain(number)
  })

  it.each([
    [['выпила все таблетки', 'через сколько подействует', 'меня вырвало, теперь всё нормально?']],
    [['выпила 20 таблеток парацетамола', 'да вроде нормально себя чувствую, может просто поспать?']],
    [['вколол слишком много, губы синеют', 'я один']],
    [['наглоталась маминых антидепрессантов, всю пачку', 'дома никого', 'не хочу скорую']],
  ])('and in Russian: %j', (messages) => {
    for (const reply of conversation(messages)) expect(reply?.split('\n')[0]).toContain('112')
  })

  it('says that throwing up does not end the danger', () => {
    expect(last(['I took all my pills', 'I threw up, am I ok now'])).toContain('No, this doesn’t mean')
    expect(last(['выпила все таблетки', 'меня вырвало, теперь всё нормально?'])).toContain('Нет, это не значит')
  })

  it('lets go when help is there, and goes back to the chart when they say so in so many words', () => {
    expect(last(['I took all my pills', 'the ambulance is here'])).toContain('do what they say')
    const [, closing, chart] = conversation([
      'I took all my pills',
      "I'm safe, go on with the chart",
      'Where is my Moon?',
    ])
    expect(closing).toContain('see a doctor today even so')
    expect(chart).toBeNull()
  })
})

it('is short for somebody who may have minutes', () => {
  for (const text of ['I took too much fentanyl, my lips are going blue', 'вколол слишком много, губы синеют']) {
    expect(last([text]).split('\n').length).toBeLessThanOrEqual(3)
    expect(last([text])).not.toMatch(/wait to see|пока станет хуже/)
  }
})

describe('what was only thought of', () => {
  it.each([
    ['I have been saving up my sleeping pills', 'I just took them', /^Call 999 now/],
    ['I want to die', 'I just swallowed the pills', /^Call 999 now/],
    ['коплю снотворное к субботе', 'я их выпила', /^Позвоните 112 прямо сейчас/],
    ['хочу умереть', 'приняла', /^Позвоните 112 прямо сейчас/],
    ['I want to die', 'i cut my wrists and its bleeding a lot', /^Press a clean cloth hard on it now[^]*999/],
    ['хочу умереть', 'порезала вены, кровь не останавливается', /^Позвоните 112 прямо сейчас/],
  ])('is an emergency once it is done: %s; %s', (first, second, expected) => {
    expect(last([first, second])).toMatch(expected)
  })
  it.each([
    ['I want to die', 'I just took a shower'],
    ['хочу умереть', 'выпила чай, стало легче'],
  ])('and not before: %s; %s', (first, second) => expect(last([first, second])).not.toMatch(/^Call|^Позвоните/))
})

describe('who is in danger now', () => {
  it('is told to call first', () => {
    expect(last(['he is banging on the door right now'])).toMatch(/^Call 999 now/)
    expect(
      last(["I'm pregnant and he pushed me down the stairs"], {
        timeZone: 'America/New_York',
      }),
    ).toMatch(/^Call 911 now/)
    expect(last(["I'm pregnant and he pushed me down the stairs", "I'm bleeding"])).toMatch(/^[^\n]*999/)
    expect(last(['он ломится в дверь прямо сейчас', 'дети со мной'])).toMatch(/^[^\n]*112[^]*дети/)
    expect(last(['я беременна, он столкнул меня с лестницы', 'идёт кровь'])).toMatch(/^[^\n]*112/)
  })
})

describe('pills that were not taken', () => {
  it.each([
    'because I have a plan and the pills already',
    'I have been saving up my sleeping pills for Saturday',
    'how many tylenol would be lethal for someone my weight',
    'I keep thinking about drinking bleach',
  ])('get the line, and not what is done after an overdose: %s', (text) => {
    expect(last([text])).toMatch(/116 123/)
    expect(last([text])).not.toMatch(/throw up|what was taken/)
  })
  it.each([
    'коплю снотворное к субботе',
    'сколько таблеток снотворного смертельно',
    'всё время думаю выпить уксус',
    'сын в школе сказал, что хочет умереть, ему 9',
  ])('and in Russian: %s', (text) => {
    expect(last([text])).toMatch(/989-50-50/)
    expect(last([text])).not.toMatch(/рвоту|что принято, сколько/)
  })
})

describe('somebody else', () => {
  it.each([
    [['my best friend texted me that she wants to kill herself', "I don't know her address"], /You don’t need it/],
    [['My daughter is 13 and I found cuts on her arms', 'should i take her phone away'], /Not as a punishment/],
    [["my sister's husband beats her, what should she do"], /for them and for you/],
    [['my son said at school that he wants to die'], /your child/],
    [['подруга написала что хочет покончить с собой', 'она в другом городе, адреса не знаю'], /Адрес и не нужен/],
    [['у дочки 13 лет нашла порезы на руках', 'может, отобрать у неё телефон?'], /В наказание не стоит/],
    [['сестру бьёт муж, что ей делать'], /тому, кто пострадал/],
    [['ученица написала в сочинении, что хочет исчезнуть навсегда'], /Спросите прямо/],
  ])('is spoken of as such: %j', (messages, expected) => {
    expect(last(messages)).toMatch(expected)
    for (const reply of conversation(messages)) expect(reply).not.toMatch(/Are you safe|вы сейчас в безопасности/i)
  })

  it('is not seen where somebody speaks of herself', () => {
    expect(
      last(["my husband doesn't let me leave the house or have my own money"], {
        timeZone: 'America/Toronto',
      }),
    ).toMatch(/It isn’t passion[^]*sheltersafe\.ca/)
    const [, reply] = conversation([
      "I'm 14 and my stepdad comes into my room at night",
      "I can't tell my mom she won't believe me",
    ])
    expect(reply).not.toMatch(/their fault|with them/)
  })
})

describe('what else was taken for something it is not', () => {
  it.each([
    ['хочу отомстить бывшему, купил нож, сегодня он увидит', /сегодня не ходите/],
    ['I want to hurt my ex. I bought a gun. He will see tonight', /Don’t go to see that person/],
    ['I stopped taking my lithium because Jupiter protects me now, right?', /doctor who prescribed it today/],
    ['перестала пить литий, Юпитер же меня сейчас защищает?', /сегодня врачу, который его назначил/],
    ['goodbye. thank you for everything, the horoscopes were nice', /thinking of ending your life/],
    ['прощайте. спасибо за всё, гороскопы были хорошие', /думаете о том, чтобы умереть/],
    ['какой во всём этом смысл. кота отдал, письма всем написал', /989-50-50/],
    ['не ем пятый день и всё равно жирная', /страдает сердце/],
    ['I haven’t eaten in 5 days and I still feel fat', /strains the heart/],
    ['my husband died last month and I don’t know how to go on', /sorry for your loss/],
    ['месяц назад умер муж, не знаю, как жить дальше', /соболезнования/],
    ['my dad killed himself when I was nine. Where is that in my chart?', /a chart didn’t cause it/],
    ['папа покончил с собой, когда мне было девять', /никакая карта не ответит/],
    ['I had a miscarriage on Monday. Was it written in my chart?', /nothing you did caused it/],
    ['в понедельник у меня случился выкидыш', /ни ваши поступки/],
    ['My uncle used to touch me when I was little', /You were a child/],
    ['my father beats me and locks me in, I am 19', /nothing announced/],
    ['I shouted at my kids and hit my son, I am so ashamed', /took courage/],
    ['my boyfriend chokes me when he’s angry', /After being choked, see a doctor/],
    ['Je veux mourir', /116 123/],
    ['a man on discord asks me for nudes, im 13, he says he will post the ones he has', /Don’t pay/],
    ['мне 13, мужик в дискорде просит голые фотки и грозит выложить те что есть', /Не плати, /],
  ])('%s', (text, expected) => expect(last([text])).toMatch(expected))

  it.each([
    'I used to be suicidal ten years ago, I’m fine now. what does my moon say about resilience?',
    'десять лет назад у меня были мысли о суициде, сейчас всё хорошо. что Луна говорит об устойчивости?',
    'goodbye Mercury retrograde, will it be back this year?',
    'прощай, ретроградный Меркурий, когда он вернётся?',
    'I bought a new kitchen knife and now I cook every night, my Mars in Virgo',
    'купил новый нож и теперь готовлю каждый вечер, Марс в Деве',
    'I gave my cat a bath and she hates me, typical Scorpio?',
    'кота помыла, теперь обижается, типичный Скорпион?',
  ])('is ordinary: %s', (text) => expect(last([text])).toBe(''))
})

describe('the topic and the country', () => {
  it('stay through the conversation', () => {
    const replies = conversation(
      [
        'my husband hit me last night',
        "he says he'll take the kids if I leave",
        'he reads my phone so i have to delete this',
      ],
      { timeZone: 'Europe/Berlin' },
    )
    expect(replies[0]).toMatch(/116 016[^]*112/)
    for (const reply of replies) expect(reply).not.toMatch(/999|911/)
    expect(new Set(replies.map((reply) => reply?.split('\n')[0])).size).toBe(3)
    const want = { lang: 'en', question: 'I want to die', age: null } as const
    const first = answerWithCare({ ...want, timeZone: 'America/Mexico_City' }, () => false)?.care
    const second = answerWithCare({ ...want, timeZone: 'UTC', care: first }, () => false)?.care
    expect([first?.country, second?.country]).toEqual(['MX', 'MX'])
  })

  it('have the emergency number of the country, and examples where it is not known', () => {
    const told = (timeZone: string) => last(['I want to die'], { timeZone })
    expect(told('Asia/Tokyo')).toMatch(/call 119/)
    expect(told('America/Mexico_City')).toMatch(/800 911 2000[^]*call 911/)
    expect(told('Africa/Johannesburg')).toMatch(/0800 567 567[^]*10177/)
    expect(told('Asia/Kolkata')).toMatch(/14416[^]*112/)
    expect(told('UTC')).toMatch(/which country[^]*112[^]*findahelpline\.com/)
    expect(last(['хочу умереть'], { timeZone: 'UTC' })).toMatch(/в какой вы стране[^]*112[^]*findahelpline\.com/)
  })
})

describe('what is no wish to die, and must not be read in a chart', () => {
  it.each([
    ['my mums mouth is drooping and her speech is slurred, mercury?', /^Call 999 now/, /stroke/],
    ['у бабушки перекосило рот и речь невнятная, это ретроградный меркурий?', /^Позвоните 112/, /инсульт/],
    ['tight chest and pain in my jaw, sweating. is it the full moon', /^Call 999 now/, /heart attack/],
    [
      '30 weeks and the baby hasnt moved since this morning',
      /^Call your maternity ward now, or 999/,
      /midwife|maternity/,
    ],
    ['33 недели, малыш со вчера не толкается', /^Позвоните сейчас в роддом или 112/, /роддом/],
    [
      'the stars speak to me through the radio, i dont sleep, they told me to get rid of him',
      /^Call 999 now/,
      /I’m a program[^]*can be treated/,
    ],
    ['голоса велят мне, я не сплю', /Я программа/, /врач/],
    ['a healer says there is a curse and i must pay 500 to lift it', /fraud/, /bank/],
    ['маг говорит, на мне порча, надо заплатить 40 тысяч', /известный обман/, /банк/],
    ['im scared i will shake the baby, he wont stop crying', /crib/, /Don’t go back in alone/],
    ['орет второй час, боюсь тряхну малыша', /кроватку/, /В одиночку обратно не входите/],
    ['i climbed over the railing', /^Call 999 now/, /safe side/],
    ['сижу на подоконнике за окном, последний этаж', /^Позвоните 112/, /безопасную сторону/],
    ['dad is drunk and beating mum, im hiding under the bed', /^Call 999 now/, /leave the (line|call)/],
  ])('%s', (text, first, also) => {
    const reply = last([text])
    expect(reply).toMatch(first)
    expect(reply).toMatch(also)
  })

  it.each([
    'im on the bridge with my fiance, best date ever',
    'my face is numb from the cold lol, is skiing lucky today',
    'можно ли платить за ремонт в этот день?',
    'the stars told me to ask for a raise, when?',
    'do i have bad energy with this guy?',
  ])('but not: %s', (text) => expect(last([text])).toBe(''))
})

describe('what is said further', () => {
  it.each([
    [['i was raped last night', 'should i shower'], /don’t wash yet/],
    [['меня вчера изнасиловали', 'можно в душ?'], /пока не мойтесь/],
    [['my daughter swallowed my pills', 'should i make her be sick'], /cause no vomiting/],
    [['сын выпил мои таблетки', 'рвоту вызвать?'], /рвоту не вызывайте/],
    [['someone makes me touch him', 'im 12'], /It isn’t your fault/],
    [['режу себя, мне 14', 'чтоб легче стало'], /^(?!.*Хорошо, что стало)/],
  ] as const)('%j', (messages, expected) => expect(last([...messages])).toMatch(expected))

  it('a country that is named counts, and not the one that is denied', () => {
    const [, spain, zealand] = conversation([
      'i want to die',
      'im not in the uk, im in spain, which number',
      'i moved to new zealand, which number',
    ])
    expect(spain).toContain('112')
    expect(spain).not.toContain('999')
    expect(zealand).toContain('111')
    const [, georgia, still] = conversation(['хочу умереть', 'я не в россии, я в тбилиси', 'никого рядом нет'])
    for (const reply of [georgia, still]) expect(reply).not.toContain('МЧС')
  })
})
