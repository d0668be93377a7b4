import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '#language/lang.ts'
import { answerWithCare } from './answer-with-care.ts'
import { CARE_WORDS } from './care-data.ts'
import { CARE_TOPICS, GROUP_OF, SOFT, type Care } from './care-topic.ts'
import { holdsOf } from './further-words.ts'
import { MAY_BECOME, RISES } from './thread-rules.ts'

/** What is answered to messages in a row. */
function play(messages: readonly string[], timeZone = 'Europe/London', age: number | null = null) {
  let care: Care | null = null
  const [asked, told]: [string[], string[]] = [[], []]
  return messages.map((question) => {
    const lang: Lang = /[а-я]/i.test(question) ? 'ru' : 'en'
    const reply = answerWithCare({ lang, question, age, timeZone, care, asked, told }, () => true)
    asked.push(question)
    if (reply) told.push(reply.paragraphs.join('\n'))
    care = reply?.care ?? null
    return reply
  })
}
const lastOf = (messages: readonly string[], age: number | null = null) => play(messages, 'Europe/London', age).at(-1)
const textOf = (messages: readonly string[]) => lastOf(messages)?.paragraphs.join('\n') ?? ''

const SHAKEN_COT = 'He will NOT stop crying, 5 hours. I shook the moses basket really hard just now'
const FOLLOWED = 'my ex turns up at my gym and my work, and now theres an airtag in my car'
const FOLLOWED_RU = 'бывший пишет с левых номеров по 80 раз в день, ждёт у подъезда, на двери машины нацарапал МОЯ'
const HIT_RU = 'мне 11, папа меня бьёт ремнём если двойка'
const PILLS = 'I took all my pills'

it.each([
  'my husband choked me last week, they say its his Mars',
  'мы с мужем овен и скорпион, страсть огонь. вчера опять за горло взял, это карма?',
])('is found beside a question to the chart: %s', (text) =>
  expect(lastOf([text])?.care).toMatchObject({ topic: 'violence', subject: 'self' }),
)

describe('what was told holds, and only a plain sign makes it another danger', () => {
  it.each([
    [[SHAKEN_COT, 'But I pictured throwing him. What kind of person thinks that'], 'may_hit_child', 'self'],
    [[SHAKEN_COT, 'hes gone quiet and floppy looking. sleeping i think??'], 'medical', 'own_child'],
    [[FOLLOWED, 'should i meet him one last time for closure'], 'stalking', 'self'],
    [[FOLLOWED, 'He’s sitting outside in the car right now'], 'danger', 'self'],
    [[FOLLOWED_RU, 'подруга говорит встреться один раз. он зовёт в лес «последний раз»'], 'stalking', 'self'],
    [[HIT_RU, 'он сегодня братика стукнул головой об шкаф и тот вырвал и спит'], 'medical', 'child'],
    [['мне 17, отец засватал меня за человека которому 38, никях через 9 дней', 'нельзя'], 'forced_marriage', 'child'],
    [['my daughter cuts her arms', 'she texted sorry mom for everything and the door is locked'], 'brink', 'own_child'],
    [['he died this morning, my fiance', 'I just want to be where he is'], 'crisis', 'self'],
    [['took a whole packet of panadol after the fight w my bf', 'i feel totally ok'], 'overdose', 'self'],
    [['друг раздал долги, подарил мне гитару и не берет трубку', 'говорит стоит на крыше'], 'brink', 'other'],
    [
      ['отчим трогал меня в детстве, с 8 до 12 лет, мне 41', 'он живёт у сестры, а у неё дочка 7 лет'],
      'minor',
      'other',
    ],
    [['my husband choked me last week, they say its his Mars', 'so leaving is not so simple'], 'violence', 'self'],
    [['боюсь что сорвусь и тряхну малыша', 'только в больницу не надо, заберут его'], 'may_hit_child', 'self'],
    [
      [
        'judge gave her the house and the kids. is today bad for scorpio',
        'im gonna do it tonight. the revolver is in the closet',
      ],
      'crisis',
      'self',
    ],
    [['он меня бьёт, муж', 'я держу подушку над ней, она орёт'], 'may_hit_child', 'self'],
    [['я его щас так тряхнула что он замолчал, мой сын 10 мес', 'опека заберёт'], 'shaken', 'self'],
    [['она написала «спасибо что была» и не берёт трубку', 'а вдруг она легла спать'], 'goodbye', 'other'],
    [['боюсь что сорвусь и тряхну малыша', 'голос говорит что его подменили'], 'orders', 'self'],
  ] as const)('%j', (messages, topic, subject) => expect(lastOf(messages)?.care).toMatchObject({ topic, subject }))

  it.each([
    [[FOLLOWED, 'should i meet him one last time for closure'], /don’t go/],
    [[FOLLOWED_RU, 'он зовёт в лес на шашлык «последний раз»'], /не ходите/],
    [[HIT_RU, 'а если скажу, его посадят? и нас с братиком заберут в приют?'], /Обещать/],
    [
      ['I want to kill myself', 'my brother is near, but what would i even say to him'],
      /words you can copy: “I’m not safe by myself/,
    ],
  ] as const)('a fear or a question is answered within it: %j', (messages, expected) =>
    expect(textOf(messages)).toMatch(expected),
  )

  it.each([
    [FOLLOWED, ['i feel so empty lately', 'everything hurts and i cry', 'he knows where i park']],
    [FOLLOWED_RU, ['мне так пусто', 'всё болит, плачу', 'он знает, где я паркуюсь']],
  ])('nothing that the weights alone read takes its place: %s', (first, further) => {
    for (const reply of play([first, ...further])) expect(reply?.care.topic).toBe('stalking')
  })
})

it('takes nothing of what may be a plan to die for a good resolve', () => {
  for (const [first, next] of [
    ['judge gave her the kids and the house, everything is over for me', 'im gonna do it tonight'],
    ['всё кончено, суд отдал ей детей', 'ладно, пойду, сделаю это сегодня'],
  ] as const)
    expect(textOf([first, next])).not.toMatch(/^(Good|Хорошо)/)
})

it.each([
  [
    'my baby has two souls and one is not his, i havent slept since tuesday',
    'its ok ive been told how to get it out of him. warm water. they keep telling me in the bathroom',
  ],
  [
    'i did something dumb last night, i dont want to be here',
    'like tylenol, i didnt count, threw up once and now i feel ok so whatever, dont tell anyone',
  ],
])('does not close at a soothing word in a message that says more: %s', (first, next) =>
  expect(lastOf([first, next])?.care.stage).toBe('open'),
)

it('accepts that help is there', () => {
  const replies = play([PILLS, 'the ambulance is here', 'theyre checking me now'])
  for (const reply of replies.slice(1)) expect(reply?.paragraphs.join('\n')).not.toMatch(/^Call 999/)
  const worse = lastOf([PILLS, 'the ambulance is on its way', 'she stopped breathing'])
  expect(worse?.paragraphs[0]).toContain('999')
})

const CARE = { country: 'GB', stage: 'open', replies: 0 } as const

describe.each(LANGS)('what is said to a message that is not understood, %s', (lang) => {
  it('gives no act that another danger would make wrong, and asks for a person', () => {
    const later = lang === 'en' ? /\b(morning|tomorrow)\b/ : /завтра|утром/
    const acts =
      lang === 'en' ? /lock|delete|pay|breathe in|wash|pillow|door|side/ : /запр|удали|плати|мойт|подушк|двер|на бок/
    const care = { ...CARE, topic: 'unsure', subject: 'self' } as const
    for (const isYoung of [false, true]) {
      const holds = holdsOf({ lang, care, written: [] }, isYoung)
      expect(holds.length).toBeGreaterThan(5)
      for (const hold of holds) {
        expect(hold).not.toMatch(later)
        expect(hold).not.toMatch(acts)
        expect(hold).toMatch(/\?$/)
      }
    }
  })

  it('carries its links, whatever the text says', () => {
    const question = lang === 'en' ? 'hm' : 'ну'
    for (const topic of CARE_TOPICS.filter((one) => !SOFT.has(one)))
      for (let replies = 0, told: string[] = []; replies < 8; replies++) {
        const care = { ...CARE, topic, subject: 'self', replies } as const
        const reply = answerWithCare({ lang, question, age: null, timeZone: 'Europe/London', care, told }, () => false)
        expect(reply?.links.length, topic).toBeGreaterThan(0)
        told = [...told, reply?.paragraphs.join('\n') ?? '']
        expect(new Set(told).size, topic).toBe(told.length)
      }
  })
})

it('the table of rules names every group, and no sign that its own danger would be', () => {
  expect(new Set(Object.keys(MAY_BECOME))).toEqual(new Set(Object.values(GROUP_OF)))
  for (const rise of RISES) expect(rise.in).not.toContain(rise.becomes)
  for (const lang of LANGS) expect(CARE_WORDS[lang].stays.openers.length).toBeGreaterThan(4)
})

it.each([
  'what does my 8th house say about death',
  'if my mum got the time wrong by 5 min, is everything off?',
  'will i die young',
  'why am i so afraid of death, pluto in the 8th?',
  'Watched that film last night where the lad jumps off the bridge at the end. Is my moon in Pisces why i cry?',
  'My dad took his life when I was 12. Forty years now, and I’m at peace with it. What do shared birthdays mean?',
  'haha yep been doing it 20 years, I sleep like a baby after. whats the next full one',
  'что мой 8 дом говорит о смерти',
  'а если мама ошиблась со временем на 5 минут?',
  'я боюсь смерти, это плутон?',
  'посмотрела вчера фильм, там героиня наглоталась таблеток. актриса кто по знаку?',
  'да это обычное дежурство, я 15 лет так. просто хочу моря',
  'а борьба? муж хочет чтоб дрался, я боюсь синяков)',
  'я СДОХНУ если он мне сегодня не напишет ахахах, вторая неделя свиданий',
])('is no cry for help: %s', (text) => expect(lastOf([text])).toBeNull())
