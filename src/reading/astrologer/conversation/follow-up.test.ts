import { expect, it } from 'vitest'
import { understandAsk, type Ask } from '../answer-question.ts'
import type { Understood } from '../question.ts'

const ask = (before: readonly string[], question: string): Ask => ({
  question,
  before,
  lang: 'en',
  firstName: 'Ada',
  birth: null,
  people: [],
  age: 30,
  plan: null,
  // 21 November 2026.
  nowJdUt: 2_461_365.9,
  timeZone: 'UTC',
})

it.each<[string[], string, Partial<Understood>]>([
  [['Where is my Venus?'], 'And Mars?', { intent: 'point', points: ['mars'], own: true }],
  [['Where is my Venus?', 'And Mars?'], 'And what about Jupiter?', { intent: 'point', points: ['jupiter'] }],
  [['Where is my Venus?'], 'What about my seventh house?', { intent: 'house_of', houses: [7] }],
  [['What is in my 10th house?'], 'And the 7th?', { intent: 'house_of', houses: [7] }],
  [['Что у меня в десятом доме?'], 'а седьмой?', { intent: 'house_of', houses: [7] }],
  [['Что у меня в десятом доме?'], 'а 4?', { intent: 'house_of', houses: [4] }],
  [['When does Saturn cross my Sun?'], 'And my Moon?', { intent: 'transit', points: ['saturn', 'moon'], when: true }],
  [['When does Saturn cross my Sun?'], 'And Jupiter?', { intent: 'transit', points: ['jupiter', 'sun'], when: true }],
  [['When will I find love?'], 'And a new job?', { intent: 'topic_when', topic: 'career' }],
  [['What does this month bring me?'], 'And next month?', { intent: 'period' }],
  [['What does this month bring me?'], 'And in love?', { intent: 'topic_when', topic: 'love' }],
  [['Am I a match for Leo?'], 'And Virgo?', { intent: 'sign_pair', signs: [5] }],
  [['When is Mercury retrograde?'], 'And Venus?', { intent: 'retrograde', points: ['venus'] }],
  [['Где моя Венера?'], 'А Марс?', { intent: 'point', points: ['mars'], own: true }],
  [['Где моя Венера?', 'А Марс?'], 'А Юпитер?', { intent: 'point', points: ['jupiter'], own: true }],
  [['Когда Сатурн пройдёт по моему Солнцу?'], 'А по моей Луне?', { intent: 'transit', points: ['saturn', 'moon'] }],
  [['Когда я встречу любовь?'], 'А работу?', { intent: 'topic_when', topic: 'career' }],
  [['Что мне принесёт эта неделя?'], 'А следующая неделя?', { intent: 'period' }],
  [['Подхожу ли я Льву?'], 'А Деве?', { intent: 'sign_pair', signs: [5] }],
  [['Когда ретроградный Меркурий?'], 'А Венера?', { intent: 'retrograde', points: ['venus'] }],
  // After a symptom a day is one for the doctor, which no Moon decides.
  [
    ['i found a lump last week, what does my chart say'],
    'the appointment is on december 8, is that a good day',
    { purpose: 'medical' },
  ],
  [['голова болит неделю и давление скачет, что по карте'], '8 декабря хороший день?', { purpose: 'medical' }],
  [[], 'голова болит неделю и давление скачет, что по карте', { intent: 'fate' }],
  [[], 'у меня третий день живот болит, это транзиты?', { intent: 'fate' }],
  [[], 'my head has been hurting for days, which transit is it', { intent: 'fate' }],
  // What stands by itself does not go on.
  [['Am I a match for Leo?', 'Will I see her again?'], 'Thank you. Merry Christmas.', { intent: 'thanks' }],
  [['Ты человек?'], 'А сестра моя в ноябре померла. Скучаю', { intent: 'matter' }],
  [['Where is my Venus?'], 'And how many questions do I have left?', { intent: 'allowance' }],
  [['Hello'], 'And Mars?', { intent: 'point', points: ['mars'] }],
  [['Where is my Venus?'], 'When is the next eclipse?', { intent: 'eclipse' }],
])('after %j, “%s”', (before, question, expected) => {
  expect(understandAsk(ask(before, question)).asked).toMatchObject([expected])
})

it('takes the period of the follow-up, not of the question before', () => {
  const [asked] = understandAsk(ask(['What does this month bring me?'], 'And next month?')).asked
  expect(asked?.period).toMatchObject({ from: '2026-12-01', to: '2026-12-31' })
})
