import { beforeAll, describe, expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import type { Lang } from '#language/lang.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import type { Library } from '../../library/library.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { textOf } from '../answer.ts'
import { answerQuestion } from '../answer-question.ts'

let sky: Ephemeris
let library: Library
beforeAll(() => {
  sky = loadEphemeris()
  library = loadLibrary()
})

type Saved = readonly [name: string, relation: string, born: string]
/** As an outside reader saved them, with the ages they had. */
const SAVED: Record<Lang, readonly Saved[]> = {
  en: [
    ['Tom', 'child', '2003-07-23'],
    ['Mia', 'child', '2019-05-02'],
    ['Ben', 'sibling', '2015-06-08'],
    ['Mark', 'sibling', '1984-02-11'],
    ['Helen', 'parent', '1954-11-05'],
    ['Emily', 'friend', '1987-01-19'],
    ['Max', 'friend', '2009-03-10'],
    ['Rachel', 'colleague', '1985-04-04'],
    ['Mr Grant', 'colleague', '1968-04-26'],
    ['Priya', 'friend', '1980-01-19'],
    ['Ann', 'my boss', '1979-09-12'],
    ['Steve', 'other', '1977-10-03'],
    ['Lily', 'daughter', '2018-06-20'],
    ['Kit', 'partner', '2010-06-20'],
    ['Claire', 'partner', '1986-06-20'],
  ],
  ru: [
    ['Анна', 'child', '2001-07-23'],
    ['Ваня', 'child', '2022-03-14'],
    ['Катя', 'sibling', '1988-02-11'],
    ['Марина', 'parent', '1954-11-05'],
    ['Сергей', 'colleague', '1980-01-19'],
    ['Лена', 'friend', '1987-01-19'],
    ['Дима', 'friend', '1985-04-04'],
    ['Анна Ивановна', 'colleague', '1968-04-26'],
    ['Соседка Тамара', 'other', '1969-04-26'],
    ['Миша', 'друг', '2011-04-26'],
    ['Павел', 'partner', '1983-06-20'],
  ],
}

const born = (date: string): NatalBirth => ({
  timeKnown: true,
  uncertain: [],
  chart: natalChart(sky, { jdUt: jdUtFromIso(`${date}T12:00:00Z`), latitudeDeg: 51.5, longitudeDeg: 0 }),
})

function answered(lang: Lang, question: string, before: readonly string[] = [], saved = SAVED[lang]) {
  return answerQuestion(sky, library, {
    question,
    before,
    lang,
    firstName: 'Alex',
    birth: born('1982-04-12'),
    people: saved.map(([name, relation, date]) => ({ name, relation, birth: born(date) })),
    age: 44,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-23T09:00:00Z'),
    timeZone: 'UTC',
  })
}

const REFUSAL: Record<Lang, RegExp> = {
  en: /only what suits your relation/,
  ru: /только то, что подходит вашим отношениям/,
}

const REFUSED: Record<Lang, readonly string[]> = {
  en: [
    'Is there sexual attraction between me and Tom?',
    'Would Ben and I make a good couple?',
    'What should we do on a date, Mark and I?',
    'What turns Emily on about me?',
    'Does Rachel desire me? What about our chemistry?',
    'Am I in love with Mr Grant? Are we a match?',
    'Is Priya in love with me?',
    'Should Max and I start dating?',
    'Will Ann and I marry?',
    'What about love with Steve?',
    'Should I marry Mr Grant?',
    'Will Emily and I get married one day?',
    'Does Rachel have feelings for me?',
    'Could there be a romance between me and Priya?',
    'Is Rachel flirting with me?',
    'I have a crush on Priya, does she feel it?',
    'Will Rachel and I have an affair?',
    'Does Emily love me?',
    'Should I ask Rachel out?',
    'Is Mr Grant attracted to me?',
    'Are Emily and I soulmates?',
    'Would Steve and I be compatible in bed?',
    'Does my brother Mark find me attractive?',
    'Are Lily and I in love?',
    'Is Kit in love with me?',
    'Do Max and I love each other?',
    'What is the passion like between me and Helen?',
    'Could Emily become my girlfriend?',
    'Are we more than friends, me and Emily?',
    'Does Priya fancy me?',
    'Is my mother in love with me?',
  ],
  ru: [
    'Совместимы ли мы с Анной в любви?',
    'Влюблён ли в меня Сергей?',
    'Будет ли у нас роман с Леной?',
    'Стоит ли мне встречаться с Димой?',
    'Поженимся ли мы с Анной Ивановной?',
    'Какая страсть между мной и Мариной?',
    'Есть ли влечение между мной и Катей?',
    'Хорошая ли мы пара с Леной?',
    'Станем ли мы с Димой парой?',
    'Пойти ли мне на свидание с Сергеем?',
    'Желает ли меня Сергей?',
    'Хочет ли меня Лена?',
    'Будет ли у нас с Леной секс?',
    'Выйду ли я замуж за Диму?',
    'Женится ли на мне Сергей?',
    'Любит ли меня Дима?',
    'Есть ли у Сергея чувства ко мне?',
    'Мы с Соседкой Тамарой подходим друг другу в постели?',
    'Что возбуждает во мне Лену?',
    'Есть ли между нами с Димой химия?',
    'Сергей со мной флиртует?',
    'Любим ли мы с Мишей друг друга?',
    'Влюблена ли в меня Лена?',
    'Есть ли притяжение между мной и Анной Ивановной?',
  ],
}

const ANSWERED: Record<Lang, readonly string[]> = {
  en: [
    'Does my mum love me?',
    'Does Helen love me?',
    'Do Mia and I love each other?',
    'How do Emily and I get along?',
    'Is Claire in love with me?',
    'Will Claire and I marry?',
    'Does Claire desire me?',
    'When will I fall in love?',
    'When is a good date for a meeting with Rachel?',
    'What was the date of the last new moon?',
    'How can I get Mia to stay in bed?',
    'How will Tom take it if I start dating again?',
    'Do Emily and I share a passion for music?',
    'Can you give me a couple of tips for talking with Mark?',
    'Will my brother Mark get married?',
    'Would Rachel and I make a good match at work?',
    'How can Tom do better in chemistry class, and what can I do?',
    'Why does Mia want to sleep with me?',
    'How do Emily and I get on? And when will I fall in love?',
  ],
  ru: [
    'Любит ли меня мама?',
    'Любит ли меня Ваня?',
    'Как мы с Леной ладим?',
    'Влюблён ли в меня Павел?',
    'Поженимся ли мы с Павлом?',
    'Когда я встречу любовь?',
    'Как часто мне встречаться с Мариной?',
    'Пара советов: как мне говорить с Димой?',
    'До свидания!',
    'Как мне уложить Ваню в постель вовремя?',
    'Женится ли мой друг Дима?',
    'Что любит Лена?',
    'Как Анна примет, если я выйду замуж?',
  ],
}

describe.each(['en', 'ru'] as const)('of somebody who is no partner, %s', (lang) => {
  it.each(REFUSED[lang])('answers nothing of lovers, and takes no question for it: %s', (question) => {
    const answer = answered(lang, question)
    expect(textOf(answer)).toMatch(REFUSAL[lang])
    expect(textOf(answer).split(/[.!?]\s/)).toHaveLength(1)
    expect(answer).toMatchObject({ charged: false, modelMay: false })
  })

  it.each(ANSWERED[lang])('answers what anybody may ask: %s', (question) => {
    expect(textOf(answered(lang, question))).not.toMatch(REFUSAL[lang])
  })
})

it.each([
  ['en', ['How do Emily and I get on?'], 'Is she in love with me?'],
  ['en', ['How do Emily and I get on?'], 'Would we make a good couple?'],
  ['en', ['Are Tom and I compatible?'], 'And in bed?'],
  ['ru', ['Как мы с Леной ладим?'], 'А она в меня влюблена?'],
  ['ru', ['Как мы с Димой ладим?'], 'Будет ли у нас роман?'],
] as const)('knows of whom a question goes on, %s: %j %s', (lang, before, question) => {
  expect(textOf(answered(lang, question, before))).toMatch(REFUSAL[lang])
})

it('never comes back to what was refused', () => {
  const asked = 'Does Rachel desire me?'
  expect(textOf(answered('en', 'Tell me more about that', [asked]))).not.toMatch(/Venus|Mars|Rachel’s/)
})

it('takes the only one who is saved to be meant', () => {
  expect(textOf(answered('en', 'Will we ever get married?', [], [['Tom', 'child', '2003-07-23']]))).toMatch(REFUSAL.en)
})

describe('who is meant', () => {
  const BROTHERS = [
    ['Лена', 'friend', '1987-01-19'],
    ['Катя', 'sibling', '1988-02-11'],
    ['Артём', 'sibling', '1985-02-11'],
    ['Ваня', 'child', '2018-03-14'],
    ['Павел', 'colleague', '1983-06-20'],
  ] as const

  it.each([
    ['Как мы с Ваней ладим друг с другом?', 'Ваня'],
    ['Как мы с Павлом помогаем друг другу?', 'Павел'],
    ['Что нас сближает с моим братом?', 'Артём'],
    ['Что нас сближает с сестрой?', 'Катя'],
  ])('%s', (question, name) => {
    const answer = answered('ru', question, [], BROTHERS)
    const stem = name.slice(0, -2)
    expect(textOf(answer)).toContain(stem)
    for (const [other] of BROTHERS) if (other !== name) expect(textOf(answer)).not.toContain(other.slice(0, -1))
  })

  it.each([
    ['en', 'How do my brother and I get on?', /Which of them do you mean: Ben, Mark\?/],
    ['ru', 'Как мы ладим с моим ребёнком?', /О ком именно речь\? Подходят несколько человек: Анна, Ваня\./],
  ] as const)('is asked where several are, %s: %s', (lang, question, which) => {
    const answer = answered(lang, question)
    expect(textOf(answer)).toMatch(which)
    expect(answer.charged).toBe(false)
  })
})
