import { describe, expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { loadLibrary } from '../../../library/load-library.ts'
import { answerQuestion } from '../../answer-question.ts'
import { textOf } from '../../answer.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const born = (iso: string) => ({
  chart: natalChart(sky, { jdUt: jdUtFromIso(iso), latitudeDeg: 51.4545, longitudeDeg: -2.5879 }),
  timeKnown: true,
  uncertain: [],
})
const PEOPLE: Record<Lang, readonly (readonly [name: string, relation: string, born: string])[]> = {
  en: [
    ['Tom', 'partner', '1985-09-02T17:40:00Z'],
    ['Maya', 'child', '2019-05-09T03:10:00Z'],
    ['Linda', 'parent', '1957-10-30T12:00:00Z'],
  ],
  ru: [
    ['Дима', 'partner', '1985-09-02T17:40:00Z'],
    ['Майя', 'child', '2019-05-09T03:10:00Z'],
  ],
}

const asked = (lang: Lang, ...questions: string[]) =>
  answerQuestion(sky, library, {
    question: questions.at(-1) ?? '',
    before: questions.slice(0, -1),
    lang,
    firstName: '',
    birth: born('1988-03-14T07:25:00Z'),
    people: PEOPLE[lang].map(([name, relation, iso]) => ({ name, relation, birth: born(iso) })),
    age: 38,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-24T09:00:00Z'),
    timeZone: 'UTC',
  })
const said = (lang: Lang, ...questions: string[]) => textOf(asked(lang, ...questions))

const TOPICS: Record<Lang, readonly string[]> = {
  en: ['love', 'my job', 'my family', 'my friends', 'my studies', 'moving abroad'],
  ru: ['любовь', 'работа', 'семья', 'дружба', 'учёба', 'переезд'],
}

describe('whatever part of life is asked about', () => {
  it.each(TOPICS.en)('a yes or a no leans, and why and how are told: %s', (topic) => {
    expect(said('en', `will things with ${topic} get better next year?`)).toMatch(
      /^(?:Rather|There is something to it)/,
    )
    expect(said('en', `why is ${topic} always so hard for me?`)).toMatch(
      /fits|closest match|look here|begins here|Your \w+ is in \w+\. What to watch for/,
    )
    // A way is told with something of the chart: a place of one's own, or a passage over one and its date.
    expect(said('en', `how can I make ${topic} easier?`)).toMatch(
      /By your chart|Your \w+ is in \w+\. |(?:on|until) \w+ \d[^.]* your \w+/,
    )
  })

  it.each(TOPICS.ru)('то же по-русски: %s', (topic) => {
    expect(said('ru', `будет ли лучше ${topic} в следующем году?`)).toMatch(/^(?:Скорее да|Пока скорее нет|Скорее нет)/)
    expect(said('ru', `почему ${topic} у меня всегда так трудно складывается?`)).toMatch(
      /подходит вот что|в карте вот это|сначала надо сюда|начинается здесь|Ваш[аеи]? .* в .*\. За чем присматривать/,
    )
  })
})

it('leans neither way on the body, and gives times; of money it leans by the time alone', () => {
  expect(said('en', 'will my energy come back soon?')).not.toMatch(/^Rather/)
  expect(said('en', 'will I have more money next year?')).toMatch(/^Rather[\s\S]*(?:until|from|before) \w+ \d+/)
})

it('says neither what is in somebody’s heart nor how a child turns out, and what the charts show', () => {
  expect(said('en', 'will tom propose?')).toMatch(/only they decide it[\s\S]*Tom’s/)
  expect(said('en', 'does tom still love me?')).toMatch(
    /^What another person thinks or feels no chart can show[\s\S]*Tom’s/,
  )
  expect(said('en', 'will maya be happy when she grows up?')).toMatch(/How a child turns out/)
})

it('speaks of no love with anybody but a partner', () => {
  const text = said('en', 'when will my relationship with linda get better?')
  expect(text).not.toMatch(/meeting and saying so|\blove\b/i)
})

it('tells what somebody needs, and how two people differ', () => {
  expect(said('en', 'what does maya need when she is upset?')).toMatch(/Maya’s Moon[\s\S]*What helps/)
  expect(said('en', "where is Maya's Moon?", 'how is she different from me?')).toMatch(/^You and Maya/)
})

it('names the best month and the hardest, the one asked for first', () => {
  expect(said('en', 'which month next year is hardest for me?')).toMatch(/^Hardest: \w+ 2027/)
  expect(said('en', 'which month next year is best for love?')).toMatch(/^Best: \w+ 2027/)
  expect(said('ru', 'какой месяц в следующем году лучший?')).toMatch(/^Лучше всего в [а-я]+ 2027/)
})

describe('what goes on with an answer', () => {
  it('is of the person by any form of the name', () => {
    expect(said('ru', 'какой у меня самый точный аспект', 'а у Дмитрия какой самый точный?')).toContain('Дим')
  })

  it('takes no month for a person', () => {
    expect(asked('ru', 'что меня ждёт весной: март, апрель, май?').understood.persons).toEqual([])
  })

  it('is a day of the choice by its date in figures', () => {
    const questions = ['хотим пожениться летом 2027, какие даты хороши?', 'а 7.07.27 как?'] as const
    expect(asked('ru', ...questions).understood.dates).toEqual(['2027-07-07'])
  })

  it('leaves an operation to the doctor, whatever is asked next', () => {
    const text = said('ru', 'операция назначена на 15 декабря, нормальный день?', 'можно перенести на 22 декабря?')
    expect(text).toMatch(/назначает врач/)
  })

  it('asks how strong the point is that was spoken of, and not for the same again', () => {
    expect(said('en', 'where is my venus', 'and is it well placed?')).toMatch(/at ease/)
  })

  it('is the day that is named after a decision, or that was spoken of', () => {
    expect(asked('ru', 'бывший зовёт на кофе, идти?', 'он предлагает четверг').intent).toBe('best_day')
    const day = asked('en', 'i’m nervous about my presentation tomorrow', 'is it a good day at least?')
    expect(day.understood.dates).toEqual(['2026-11-25'])
  })

  it('keeps to the part of life', () => {
    expect(said('en', 'i got made redundant today', 'when will something turn up?')).toMatch(
      /^Best from [\s\S]*effort at work/,
    )
  })

  it('gives no date for a second child', () => {
    expect(said('ru', '2027 хороший год для второго ребёнка?', 'или 2028')).not.toMatch(/\d{4} года/)
  })

  it('is what was not told yet where all of an answer was', () => {
    const text = said('en', 'why do i self sabotage', 'and is it good for me to wait or not')
    expect(text).toMatch(/^Change one occasion and not your character/)
  })
})

it('takes “we’re thinking of April or May” for what comes', () => {
  const { understood } = asked('en', "we're thinking of having the christening in april or may, which weekend?")
  expect(understood.period?.from).toBe('2027-04-01')
})

it('never takes a grown-up for a minor by a number', () => {
  expect(asked('en', 'is it my saturn return', 'im 38 though').intent).not.toBe('minor')
})
