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
const PEOPLE: Record<Lang, readonly { name: string; relation: string; iso: string }[]> = {
  en: [
    { name: 'Owen', relation: 'partner', iso: '1986-02-01T13:10:00Z' },
    { name: 'Ines', relation: 'child', iso: '2016-08-15T10:00:00Z' },
    { name: 'Judith', relation: 'parent', iso: '1957-03-02T06:30:00Z' },
    { name: 'Carla', relation: 'friend', iso: '1989-09-25T20:30:00Z' },
  ],
  ru: [
    { name: 'Илья', relation: 'partner', iso: '1986-02-01T13:10:00Z' },
    { name: 'Соня', relation: 'child', iso: '2016-08-15T10:00:00Z' },
    { name: 'Лариса', relation: 'parent', iso: '1957-03-02T06:30:00Z' },
    { name: 'Вера', relation: 'friend', iso: '1989-09-25T20:30:00Z' },
  ],
}

const answer = (lang: Lang, asked: readonly string[]) =>
  answerQuestion(sky, library, {
    question: asked.at(-1) ?? '',
    before: asked.slice(0, -1),
    lang,
    firstName: '',
    birth: at('1988-04-12T06:35:00Z'),
    people: PEOPLE[lang].map(({ name, relation, iso }) => ({ name, relation, birth: at(iso) })),
    age: 38,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-23T09:00:00Z'),
    timeZone: 'UTC',
  })

it.each<[Lang, string[], Partial<Understood>]>([
  // Within the chart of a bond.
  [
    'en',
    ['our composite chart, Owen and me please', 'which house is the sun in there'],
    { intent: 'composite_of', persons: [0], points: ['sun'] },
  ],
  [
    'en',
    ['our composite chart, Owen and me please', 'and what sign is the ascendant of it'],
    { intent: 'composite_of', points: ['asc'] },
  ],
  [
    'en',
    ['our composite chart, Owen and me please', 'now one for me and Carla'],
    { intent: 'composite_of', persons: [3] },
  ],
  [
    'ru',
    ['постройте композит меня и Ильи', 'а луна в нём где?'],
    { intent: 'composite_of', persons: [0], points: ['moon'] },
  ],
  ['ru', ['постройте композит меня и Ильи', 'а с Верой такой же?'], { intent: 'composite_of', persons: [3] }],
  // Within a return, that of the year that was told.
  [
    'en',
    ['solar return for my next birthday please', 'what is the ascendant of it'],
    { intent: 'solar_return', period: { kind: 'year', from: '2027-01-01', to: '2027-12-31' } },
  ],
  [
    'ru',
    ['соляр на следующий день рождения', 'а какой там асцендент?'],
    { intent: 'solar_return', period: { kind: 'year', from: '2027-01-01', to: '2027-12-31' } },
  ],
  [
    'ru',
    ['соляр на следующий день рождения', 'а если встретить в Лиссабоне?', 'а в Берлине?'],
    { intent: 'solar_return' },
  ],
  ['ru', ['соляр на следующий день рождения', 'а во сколько он точно?'], { intent: 'solar_return' }],
  // The next of what comes again.
  [
    'en',
    ['is Mercury retrograde at the moment', 'and the next one, from when to when?'],
    { intent: 'retrograde', points: ['mercury'] },
  ],
  ['ru', ['когда было последнее затмение', 'а следующее когда?'], { intent: 'eclipse' }],
  ['ru', ['сейчас ретроградный меркурий?', 'а следующий когда?'], { intent: 'retrograde', points: ['mercury'] }],
  // Another time.
  [
    'en',
    ['what was up for me in May 2015', 'I got married in July 2011, was that in the chart'],
    { intent: 'period', persons: [] },
  ],
  [
    'en',
    ['what was up for me in May 2015', 'and the day Ines was born, 15 August 2016'],
    { intent: 'period', persons: [] },
  ],
  [
    'ru',
    ['что у меня было в мае 2015', 'а в июле 2011 что было, мы с Ильёй тогда поженились'],
    { intent: 'period', persons: [] },
  ],
  // What is of itself stays so.
  ['en', ['our composite chart, Owen and me please', 'where is my natal moon'], { intent: 'point', points: ['moon'] }],
  ['en', ['solar return for my next birthday please', 'when is the next eclipse'], { intent: 'eclipse' }],
  ['ru', ['соляр на следующий день рождения', 'а моя луна при рождении в каком знаке'], { intent: 'point' }],
])('%s: after %j', (lang, asked, expected) => {
  const { understood, lines } = answer(lang, asked)
  expect(understood, textOf({ lines })).toMatchObject(expected)
})

it.each<[Lang, string[], Partial<Understood>]>([
  // Two people who are saved, one of them by a pronoun.
  ['en', ['how do Owen and Ines get on', 'and she with my mother?'], { intent: 'compatible', persons: [1, 2] }],
  ['en', ['how do Owen and Ines get on', 'and Ines with her gran?'], { intent: 'compatible', persons: [1, 2] }],
  ['ru', ['как ладят Илья и Соня', 'а она с Верой?'], { intent: 'compatible', persons: [1, 3] }],
  ['ru', ['в каком знаке луна у Сони', 'а с Ильёй у неё как?'], { intent: 'compatible', persons: [1, 0] }],
  ['ru', ['как ладят Илья и Соня', 'а как я с ней лажу?'], { intent: 'compatible', persons: [1] }],
  // Nobody of those who are saved.
  [
    'en',
    ['A friend says I have lots of fire, how many of my planets are in each element?'],
    { intent: 'elements', persons: [] },
  ],
  [
    'ru',
    ['подруга сказала что у меня много огня, какие стихии у меня преобладают?'],
    { intent: 'elements', persons: [] },
  ],
  // Of whom was spoken, or of who asks.
  ['en', ["where is Owen's Venus", 'and which house is the fullest?'], { intent: 'fullest_house', persons: [0] }],
  ['en', ["which elements lead in Owen's chart", 'what am I lacking?'], { persons: [] }],
  [
    'ru',
    ['в каком знаке венера у Ильи', 'а планет в доме больше всего в каком?'],
    { intent: 'fullest_house', persons: [0] },
  ],
  [
    'ru',
    ['какие планеты ретроградны у меня при рождении', 'а у Сони есть ретроградные?'],
    { intent: 'retrogrades', persons: [1] },
  ],
])('%s: who is meant after %j', (lang, asked, expected) => {
  const { understood, lines } = answer(lang, asked)
  expect(understood, textOf({ lines })).toMatchObject(expected)
})

it('says of whose chart it goes on', () => {
  expect(
    textOf(answer('en', ["what is going on in Owen's chart by transit now", 'how long does that last?'])),
  ).not.toMatch(/\byour\b/i)
  expect(textOf(answer('ru', ['какие транзиты сейчас у Ильи', 'и долго это?']))).not.toMatch(
    /ваш(?:ей|ему|им|его|у|а)? /,
  )
})

const CUT = 'which day in January is good for a haircut'
const СТРИЖКА = 'в какой день января лучше подстричься'
it.each<[Lang, string[], Partial<Understood>]>([
  [
    'en',
    [CUT, 'and a weekend in February for getting to Dublin with friends'],
    { intent: 'best_day', purpose: 'travel' },
  ],
  ['en', [CUT, "dad's hernia operation is offered on January 12 or January 19, which one"], { purpose: 'medical' }],
  ['en', [CUT, 'and a good day in February to repaint the kitchen'], { intent: 'best_day', purpose: 'anything' }],
  ['en', [CUT, 'and in February?'], { intent: 'best_day', purpose: 'haircut' }],
  ['ru', [СТРИЖКА, 'а когда въезжать в новую квартиру лучше в феврале'], { intent: 'best_day', purpose: 'move' }],
  ['ru', [СТРИЖКА, 'а в феврале?'], { intent: 'best_day', purpose: 'haircut' }],
])('%s: what a day is for, after %j', (lang, asked, expected) => {
  const { understood, lines } = answer(lang, asked)
  expect(understood, textOf({ lines })).toMatchObject(expected)
})

it('tells of two days why not the other, and of the days offered the best one', () => {
  const two = 'договор можно подписать 2 или 8 декабря, какой день лучше?'
  const best = /такой: \S+ (\d) декабря/.exec(textOf(answer('ru', [two])))?.[1]
  const against = textOf(answer('ru', [two, 'почему не другой день?']))
  expect(against).toContain(`${best === '2' ? 8 : 2} декабря`)
  expect(against).not.toMatch(/[34567] декабря/)
  for (const [lang, asked] of [
    ['en', [CUT, 'and one specific day?']],
    ['ru', [СТРИЖКА, 'а один конкретный день?']],
  ] as const) {
    const [first = '', ...rest] = answer(lang, asked.slice(0, 1)).lines.map(({ text }) => text)
    expect(rest.length).toBeGreaterThan(0)
    const told = answer(lang, asked).lines
    expect(told[0]?.text).not.toBe(first)
    expect(told[0]?.factors).toHaveLength(1)
  }
})

it('tells only what is asked of an answer that was given', () => {
  const degrees = textOf(answer('en', ["what's my moon sign", 'and my sun?', 'which degree are both at?']))
  expect(degrees.match(/\d+°\d+′/g)?.length).toBeGreaterThan(1)
  for (const [lang, asked] of [
    ['en', ['where is my progressed moon', 'when does it change sign?']],
    ['ru', ['где моя прогрессивная луна', 'а когда она сменит знак?']],
  ] as const) {
    const told = textOf(answer(lang, asked))
    expect(told).toMatch(/20\d\d/)
    expect(told.split(/[.!?]\s/)).toHaveLength(1)
  }
})

it('answers what is asked after a thanks', () => {
  expect(answer('en', ["what's my moon sign", "thanks, and where is Owen's moon"]).understood).toMatchObject({
    intent: 'point',
    persons: [0],
  })
  expect(answer('ru', ['какая у меня луна', 'спасибо! а у Ильи луна где?']).understood).toMatchObject({
    intent: 'point',
    persons: [0],
  })
  expect(answer('en', ["what's my moon sign", 'and owens moon?']).understood).toMatchObject({ persons: [0] })
  expect(answer('en', ["what's my moon sign", 'thanks a lot']).intent).toBe('thanks')
  expect(answer('ru', ['какая у меня луна', 'спасибо, всё понятно']).intent).toBe('thanks')
})

it('speaks of the planets that are retrograde where that is worried about', () => {
  const asked = ['which planets were retrograde when I was born', 'is that bad?']
  const listed = answer('en', asked.slice(0, 1)).lines[0]?.text ?? ''
  const meant = answer('en', asked).lines.flatMap(({ factors }) => factors)
  expect(meant.length).toBeGreaterThan(0)
  expect(listed.toLowerCase()).toContain(`${meant[0]?.natal}`)
})
