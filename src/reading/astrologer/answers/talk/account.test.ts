import { expect, it, test } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadLibrary } from '../../../library/load-library.ts'
import { answerQuestion } from '../../answer-question.ts'
import type { SpokenPlan } from '../../writing/answer-words.ts'
import { textOf } from '../../answer.ts'
import { understand } from '../../understanding/understand.ts'

test.each([
  ['en', 'how do I cancel?', 'cancel'],
  ['en', 'can i get my money back', 'refund'],
  ['en', 'how many questions do I have left today', 'allowance'],
  ['en', 'where is my natal chart', 'where_chart'],
  ['en', 'which plan am i on', 'my_plan'],
  ['en', 'how much does the yearly plan cost', 'prices'],
  ['en', 'will you charge me when the trial ends', 'renews_itself'],
  ['en', 'delete my account', 'delete_account'],
  ['ru', 'как отменить подписку', 'cancel'],
  ['ru', 'сколько у меня осталось вопросов', 'allowance'],
  ['ru', 'верните деньги', 'refund'],
  ['ru', 'где моя натальная карта', 'where_chart'],
  ['ru', 'сколько стоит подписка на год', 'prices'],
  ['ru', 'как удалить аккаунт', 'delete_account'],
] as const)('in %s, “%s” is understood as %s', (lang, question, kind) => {
  expect(understand(lang, question, { today: '2026-11-23', people: [], age: 30 }).intent).toBe(kind)
})

const PLAN: SpokenPlan = {
  title: 'One month',
  isFree: false,
  questionsADay: 5,
  questionsLeft: 3,
  paidUntil: { date: '2026-12-14', told: 'December 14' },
  features: [],
  reportsLeft: 0,
  offers: [
    { title: 'One month', price: '$20', cents: 2000, months: 1, perMonth: '$20', questions: 5, reports: 0 },
    { title: 'One year', price: '$150', cents: 15000, months: 12, perMonth: '$12.50', questions: 100, reports: 2 },
  ],
}

it.each([
  ['how many questions do i have left today', 'You have 3 questions left today, of 5 a day.'],
  ['when does my plan end', 'paid until December 14'],
  ['what is the cheapest plan', 'One year: $150, 100 questions a day, 2 reports of your choice'],
])('“%s” is answered from the account, without charge and without a birth', (question, expected) => {
  const answer = answerQuestion(loadEphemeris(), loadLibrary(), {
    question,
    lang: 'en',
    firstName: '',
    birth: null,
    people: [],
    age: null,
    plan: PLAN,
    nowJdUt: jdUtFromIso('2026-11-23T09:00:00Z'),
    timeZone: 'UTC',
  })
  expect(textOf(answer)).toContain(expected)
  expect(answer).toMatchObject({ charged: false, modelMay: false })
})
