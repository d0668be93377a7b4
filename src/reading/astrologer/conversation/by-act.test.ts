import { describe, expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { answerQuestion } from '../answer-question.ts'
import type { Replied } from './replies.ts'
import { textOf } from '../answer.ts'
import type { Understood } from '../question.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const at = (iso: string) => ({
  chart: natalChart(sky, { jdUt: jdUtFromIso(iso), latitudeDeg: 53.48, longitudeDeg: -2.24 }),
  timeKnown: true,
  uncertain: [],
})
const PEOPLE = [
  { name: 'Tom', relation: 'partner', birth: at('1988-02-19T06:15:00Z') },
  { name: 'Ben', relation: 'sibling', birth: at('1993-12-08T09:05:00Z') },
  { name: 'Олег', relation: 'sibling', birth: at('1994-07-05T19:10:00Z') },
]

const answer = (lang: Lang, asked: readonly string[], people = PEOPLE) =>
  answerQuestion(sky, library, {
    question: asked.at(-1) ?? '',
    before: asked.slice(0, -1),
    lang,
    firstName: '',
    birth: at('1990-06-11T13:20:00Z'),
    people,
    age: 36,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-24T09:00:00Z'),
    timeZone: 'UTC',
  })

const replied = (reply: Replied) => ({ intent: 'onward', onward: { replied: reply } }) as Partial<Understood>

describe('a short message goes on with the form of the answer before it', () => {
  it.each<[Lang, string[], Partial<Understood>]>([
    ['en', ['best day for a job interview between jan 2 and 9', 'so the first or the second'], { intent: 'best_day' }],
    ['en', ['should i quit my job', 'when'], { intent: 'topic_when', topic: 'career' }],
    ['en', ['should i quit my job', 'give me one date'], { intent: 'best_day' }],
    ['en', ['should i quit my job', 'and if they say no?'], replied({ reply: 'if', sort: 'refuses' })],
    ['en', ['when will i meet someone', 'what will they be like'], { intent: 'house_of', houses: [7], persons: [] }],
    ['en', ['will i pass my driving test on friday', 'what if i move it to next week'], { purpose: 'interview' }],
    ['en', ['do me and tom match', 'whats the weak spot'], { intent: 'fight', persons: [0] }],
    ['en', ['i lost my job, will i find another one', 'what would suit me then'], { intent: 'topic', topic: 'career' }],
    ['ru', ['стоит ли мне менять работу', 'на что идти'], { intent: 'topic', topic: 'career' }],
    ['ru', ['подходим ли мы с Олегом', 'в чём мы разные'], { intent: 'differences', persons: [2] }],
    ['en', ['do me and tom match', 'and ben?'], { intent: 'compatible', persons: [1] }],
    ['en', ['is mercury retrograde now', 'when does it start then'], { intent: 'retrograde', points: ['mercury'] }],
    ['ru', ['увольняться ли мне', 'а когда'], { intent: 'topic_when', topic: 'career' }],
    ['ru', ['увольняться ли мне', 'а если откажут?'], replied({ reply: 'if', sort: 'refuses' })],
    ['ru', ['когда просить повышение', 'одну дату'], { intent: 'best_day', purpose: 'talk' }],
    ['ru', ['что у нас с Олегом последнее время', 'кто виноват'], { ...replied({ reply: 'mine' }), persons: [2] }],
    ['ru', ['когда я встречу любовь', 'какой он будет'], { intent: 'house_of', houses: [7] }],
  ])('%s: after %j', (lang, asked, expected) => {
    expect(answer(lang, asked).understood).toMatchObject(expected)
  })

  it('chooses between the days that were offered, and none else', () => {
    const first = answer('en', ['best day for a job interview between jan 2 and 9'])
    const offered = textOf(first).match(/January \d+/g) ?? []
    const [picked] = textOf(
      answer('en', ['best day for a job interview between jan 2 and 9', 'so the first or the second']),
    ).match(/January \d+/) ?? ['']
    expect(offered.slice(0, 2)).toContain(picked)
  })

  it('says a lean again in one plain sentence', () => {
    expect(textOf(answer('en', ['should i quit my job', 'be honest']))).toMatch(/^Not now: the .* until \w+ \d/)
    expect(textOf(answer('ru', ['увольняться ли мне', 'проще']))).toMatch(/^Проще говоря, до \d/)
  })

  it('owns that it missed the question, and reads it another way', () => {
    const [first, again] = [[], ['thats not what i asked']].map((more) =>
      textOf(answer('en', ['what does saturn in my chart mean', ...more])),
    )
    expect(again).toMatch(/missed your question|took it wrong/)
    expect(again).not.toContain(first)
  })
})

describe('the limit that was set', () => {
  it.each([
    [
      'en',
      ['when should i ask for a raise', 'only before the 10th'],
      /^\D*(?:November 2[4-9]|November 30|December [1-9])\b/,
    ],
    ['ru', ['когда просить повышение', 'до 10 числа'], /от 24 ноября до 9 декабря/],
  ] as const)('%s: is kept and said, after %j', (lang, asked, expected) => {
    const { understood, lines } = answer(lang, [...asked])
    expect(understood.period).toEqual({ kind: 'span', from: '2026-11-24', to: '2026-12-09' })
    expect(textOf({ lines })).toMatch(expected)
  })

  it('says where nothing within it is good, and names the nearest day that is', () => {
    // The eclipse of the Moon is on February 20, 2027.
    const text = textOf(answer('en', ['best day for a wedding between feb 19 and feb 21 2027']))
    expect(text).toContain('no day is really good')
    expect(text).toContain('The nearest good day outside the limit is')
  })
})

describe('somebody whose birth is not known', () => {
  it.each([
    ['en', 'my sister is going through a divorce, will she be ok'],
    ['en', 'my brother Steve lost his job, will he find another'],
    ['ru', 'у моей сестры развод, что с ней будет'],
  ] as const)('%s: is not read from the asker’s own chart: “%s”', (lang, question) => {
    const { intent, charged } = answer(lang, [question], PEOPLE.slice(0, 2))
    expect(intent).toBe('no_data')
    expect(charged).toBe(false)
  })

  it('is known once the date was told', () => {
    const text = textOf(answer('en', ['my friend Ella was born 9 feb 1996', 'where is her venus'], []))
    // On that day Venus entered Aries at about 2:30 UT; by the noon it stands there, so that no sign is sure.
    expect(text).toContain('Ella')
  })

  it('a deathbed gets no date', () => {
    for (const question of ['how long does he have', 'when is a good day to visit'])
      expect(textOf(answer('en', ['my brother steve is in hospice', question]))).not.toMatch(/stand out|From \w+ \d+/)
  })
})

it('whoever asks whether they are pregnant is not congratulated', () => {
  expect(textOf(answer('en', ['am i pregnant']))).not.toContain('Congratulations')
  expect(textOf(answer('ru', ['я беременна?']))).not.toContain('Поздравляю')
})
