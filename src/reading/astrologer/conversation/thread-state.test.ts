import { expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { answerQuestion } from '../answer-question.ts'
import { textOf } from '../answer.ts'
import type { Understood } from '../question.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const at = (iso: string) => ({
  chart: natalChart(sky, { jdUt: jdUtFromIso(iso), latitudeDeg: 51.45, longitudeDeg: -2.59 }),
  timeKnown: true,
  uncertain: [],
})
const PEOPLE = [
  { name: 'Tom', relation: 'partner', birth: at('1986-02-01T13:10:00Z') },
  { name: 'Марина', relation: 'spouse', birth: at('1983-02-27T13:20:00Z') },
]

const answer = (lang: Lang, asked: readonly string[]) =>
  answerQuestion(sky, library, {
    question: asked.at(-1) ?? '',
    before: asked.slice(0, -1),
    lang,
    firstName: '',
    birth: at('1988-04-12T06:35:00Z'),
    people: PEOPLE,
    age: 38,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-23T09:00:00Z'),
    timeZone: 'UTC',
  })

const LEASE = 'which day should I sign the lease, December 1, 4 or 9'
const ДОГОВОР = 'надо подписать договор, хозяйка предлагает 27 ноября, 1 или 4 декабря. какой день?'

it.each<[Lang, string[], Partial<Understood>]>([
  // What an answer was about.
  [
    'en',
    ["what's in my 7th house", 'who rules it and where did that planet end up?'],
    { intent: 'dispositor', houses: [7] },
  ],
  ['ru', ['какой у меня асцендент', 'а управитель его где стоит'], { intent: 'dispositor', points: ['asc'] }],
  [
    'en',
    ['When does Saturn oppose my Sun?', 'and how many passes are there, with dates'],
    { intent: 'transit', points: ['saturn', 'sun'] },
  ],
  [
    'ru',
    ['когда сатурн придёт к моему солнцу', 'сколько раз касание будет и даты'],
    { intent: 'transit', points: ['saturn', 'sun'] },
  ],
  ['en', ['what even is an ascendant', 'ok and what is mine'], { intent: 'point', points: ['asc'] }],
  // Time.
  ['en', ['how is this week looking for me', 'and the week after?'], { intent: 'period' }],
  ['ru', ['что у меня сейчас по транзитам', 'а на неделю?'], { intent: 'period' }],
  ['en', ['best day for a wedding in May 2027', 'is mercury retrograde then'], { intent: 'retrograde' }],
  // A choice of days.
  ['en', [LEASE, 'what about the 4th?'], { intent: 'best_day', dates: ['2026-12-04'], purpose: 'contract' }],
  ['en', [LEASE, 'collecting the keys is the 14th, is that alright'], { intent: 'best_day', dates: ['2026-12-14'] }],
  ['ru', [ДОГОВОР, 'а если только 1го сможет?'], { intent: 'best_day', dates: ['2026-12-01'], purpose: 'contract' }],
  [
    'ru',
    ['выбираем дату свадьбы, июнь 2027', 'в субботу нельзя'],
    { intent: 'best_day', weekdays: [1, 2, 3, 4, 5, 7] },
  ],
  [
    'ru',
    ['когда открыть кофейню в январе', 'а само открытие в феврале, до 20го'],
    { intent: 'best_day', period: { kind: 'span', from: '2027-02-01', to: '2027-02-19' } },
  ],
  // A decision, and when.
  ['en', ['should I quit my job', 'and if so, when?'], { intent: 'topic_when', topic: 'career' }],
  // Whose.
  ['en', ['where is my progressed moon', "and Tom's?"], { intent: 'progressed', persons: [0] }],
])('%s: after %j', (lang, asked, expected) => {
  expect(answer(lang, asked).understood).toMatchObject(expected)
})

it('asks for the hours of the day that was chosen', () => {
  for (const [lang, asked] of [
    ['en', [LEASE, 'what time of day?']],
    ['ru', [ДОГОВОР, 'в какое время лучше, утром или вечером']],
  ] as const) {
    const first = answer(lang, asked.slice(0, 1))
    const chosen = first.lines[0]?.factors[0]?.exactJdUt ?? 0
    const { understood } = answer(lang, asked)
    expect(understood.intent).toBe('day_hours')
    expect(Math.abs(jdUtFromIso(`${understood.dates[0]}T12:00:00Z`) - chosen)).toBeLessThan(0.6)
  }
})

it('says what speaks against the days that were not chosen', () => {
  const chosen = /I would take (\w+, December \d+)/.exec(textOf(answer('en', [LEASE])))?.[1] ?? ''
  const against = textOf(answer('en', [LEASE, 'why not the other two?']))
  for (const day of ['December 1', 'December 4', 'December 9'])
    expect(new RegExp(`${day}\\b`).test(against), day).toBe(!chosen.endsWith(day))
})

it('compares as many cities as are named, for whoever is meant', () => {
  const asked = ['Переезжаем, выбираем между Гамбургом, Лейпцигом и Мюнхеном. Где мне лучше для работы?']
  for (const all of [asked, [...asked, 'а Марине где?'], [...asked, 'и где тогда обоим?']]) {
    const { understood, lines } = answer('ru', all)
    expect(understood.cities.map(({ name }) => name)).toEqual(['Гамбург', 'Лейпциг', 'Мюнхен'])
    expect(textOf({ lines })).not.toContain('О каком городе')
  }
})

it('takes no rent, partner or planet for a town', () => {
  const asked = ['Lisbon or Berlin according to my chart?']
  for (const next of ['ok but what about rent and visas', 'and for my partner', 'what lines are near Berlin for Venus'])
    expect(textOf(answer('en', [...asked, next]))).not.toMatch(/In (?!Lisbon|Berlin)[A-Z]\w+, \w+ would rise/)
})

it.each<[Lang, string[], Partial<Understood>]>([
  [
    'en',
    ['best day for a wedding in May 2027', 'when is a good day for a haircut'],
    { purpose: 'haircut', period: null },
  ],
  ['en', ['Where is Tom’s Moon?', 'What does this week bring me?'], { intent: 'period', persons: [] }],
  ['en', ['What is in my 7th house?', 'When is the next full moon?'], { intent: 'phase', houses: [] }],
  ['en', ['Where is my Venus?', 'Do I have a grand trine?'], { intent: 'figures', points: [] }],
  ['ru', ['когда лучше подписать договор в мае', 'какая сегодня луна?'], { intent: 'phase' }],
  ['ru', ['где луна у Марины', 'какие стихии у меня преобладают'], { intent: 'elements', persons: [] }],
])('%s: what stands by itself takes nothing, %j', (lang, asked, expected) => {
  expect(answer(lang, asked).understood).toMatchObject(expected)
})
