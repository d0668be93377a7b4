import { describe, expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { answerQuestion } from '../answer-question.ts'
import { textOf } from '../answer.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const at = (iso: string) => ({
  chart: natalChart(sky, { jdUt: jdUtFromIso(iso), latitudeDeg: 53.48, longitudeDeg: -2.24 }),
  timeKnown: true,
  uncertain: [],
})
const answer = (lang: Lang, ...asked: string[]) =>
  answerQuestion(sky, library, {
    question: asked.at(-1) ?? '',
    before: asked.slice(0, -1),
    lang,
    firstName: '',
    birth: at('1990-06-11T13:20:00Z'),
    people: [
      { name: 'Maureen', relation: 'wife', birth: at('1953-08-02T12:00:00Z') },
      { name: 'Тамара', relation: 'sister', birth: at('1955-09-03T12:00:00Z') },
    ],
    age: 36,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-24T09:00:00Z'),
    timeZone: 'UTC',
  })

const BY_THE_SKY = /Rather|trine|square|opposition|sextile|Скорее|трин|квадрат|оппозици|секстил/

describe('after a death nothing is leaned on and nobody compared', () => {
  it.each<[Lang, ...string[]]>([
    ['en', 'My wife Maureen passed in august, 49 years married'],
    ['en', 'My wife Maureen passed in august, 49 years married', 'Will I see her again'],
    ['ru', 'сестра в ноябре померла, тамара'],
    ['ru', 'сестра в ноябре померла, тамара', 'а когда легче то станет'],
  ])('in %s, %s %s', (lang, ...asked) => {
    const told = answer(lang, ...asked)
    expect(textOf(told)).not.toMatch(BY_THE_SKY)
    expect(told.charged).toBe(false)
  })
})

it.each<[Lang, string]>([
  ['en', 'resitting my driving test on friday. will i pass?? yes or no'],
  ['ru', 'сдам егэ по математике или нет'],
])('in %s, no verdict is given on “%s”', (lang, question) => {
  expect(textOf(answer(lang, question))).not.toMatch(/^(?:Yes|No|Rather|Да|Нет|Скорее|Пока скорее)/)
})

describe('a short question goes on with what was told', () => {
  it.each<[Lang, readonly string[], RegExp]>([
    ['en', ['my boyfriend liked his exs pic again', 'so its me then'], /needn’t be you/],
    ['ru', ['парень телефон экраном вниз кладёт', 'как спросить чтоб не поругаться'], /Лучше услышать от тебя/],
    ['en', ['my friend ghosted me after my birthday', 'what would i even say'], /One message, then wait/],
  ])('in %s, %j', (lang, asked, expected) => {
    expect(textOf(answer(lang, ...asked))).toMatch(expected)
  })
})

it('asks of somebody whose date of birth is told beside the question', () => {
  const told = answer('en', 'my ex was born 4 May 1990 in Denver, why cant i get over him')
  expect(told.intent).toBe('matter')
  expect(textOf(told)).toMatch(/Your ex’s Moon/)
})

describe('a short message goes on with the answer, and not with a word in it', () => {
  it.each<[Lang, readonly string[], string, RegExp]>([
    ['en', ['My boss takes credit for my work, how do I tell him?', 'and the weekend?'], 'best_day', /Saturday|Sunday/],
    ['ru', ['В четверг собеседование, что говорить?', 'а в выходные?'], 'best_day', /28 ноября|29 ноября/],
    ['en', ['What is a sextile?', 'have I got any?'], 'aspect_list', /sextile/],
    ['ru', ['Что такое трин?', 'а у меня такие есть?'], 'aspect_list', /трин/],
    ['en', ['We are trying for a baby', 'a boy or a girl? lol'], 'matter', /chart can’t say/],
    ['ru', ['Хотим второго ребёнка', 'и кто, девочка или мальчик?)'], 'matter', /карта не скажет/],
    ['en', ['Is she cheating on me?', 'one word: leave or stay'], 'matter', /heat of one week/],
    ['ru', ['Он мне изменяет?', 'уходить или оставаться, в двух словах'], 'matter', /в жару одной недели/],
    ['en', ['I lost my job on Monday', 'when will I find something'], 'topic_when', /work/],
    ['ru', ['Меня сократили', 'когда найду что-нибудь'], 'topic_when', /\d{4}/],
  ])('in %s, %j', (lang, asked, intent, expected) => {
    const told = answer(lang, ...asked)
    expect(told.intent).toBe(intent)
    expect(textOf(told)).toMatch(expected)
  })
})

describe('a bad time is answered by when it eases', () => {
  it.each<[Lang, string]>([
    ['en', 'When does this rough stretch end? Nothing has worked since spring.'],
    ['ru', 'Когда же кончится черная полоса, одни потери'],
  ])('in %s, %s', (lang, asked) => expect(textOf(answer(lang, asked))).toMatch(/lets go|gets lighter|отпустит|легче/))
})

describe('a choice of two steps at work gets advice on the step', () => {
  it.each<[Lang, string, RegExp]>([
    ['en', 'My boss takes credit for everything. Do I speak up or let it slide', /in private/],
    ['ru', 'Начальник придирается, спорить или молчать', /наедине/],
  ])('in %s, %s', (lang, asked, expected) => expect(textOf(answer(lang, asked))).toMatch(expected))
})

it.each<[Lang, string]>([
  ['en', 'Project manager for nine years and bored, what am I meant to do'],
  ['ru', 'Десять лет в найме, скучно, кем мне быть'],
])('what somebody is made for is told of work: %s, %s', (lang, asked) => {
  expect(answer(lang, asked)).toMatchObject({ intent: 'topic' })
})

it.each<[Lang, string]>([
  ['en', 'I am 30 and never had a boyfriend, am I broken?'],
  ['ru', 'Мне 28, и парня никогда не было. Я какая-то странная?'],
])('who never had anybody is told that nothing is wrong with them: %s, %s', (lang, asked) => {
  expect(textOf(answer(lang, asked))).toMatch(
    /Not because something is wrong with you|Не потому, что с вами что-то не так/,
  )
})
